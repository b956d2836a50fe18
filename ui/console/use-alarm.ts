import { useEffect } from 'react';
import { useWords } from '../words/words-context.tsx';
import { useConsole } from './console-context.tsx';

/** The bell rings again after so long while an order waits, in milliseconds. */
const ringEveryMs = 4_000;

/** Rings while orders wait to be accepted, and says so in the title of the window [OPR-24]. */
export function useAlarm(newOrders: number): void {
  const { bell } = useConsole();
  const { t } = useWords();
  useEffect(() => {
    const wake = () => bell.wake();
    document.addEventListener('pointerdown', wake);
    document.addEventListener('keydown', wake);
    return () => {
      document.removeEventListener('pointerdown', wake);
      document.removeEventListener('keydown', wake);
    };
  }, [bell]);
  useEffect(() => {
    const brand = t('frame.brand');
    document.title = newOrders === 0 ? brand : t('board.title', { count: newOrders, brand });
    if (newOrders === 0) return undefined;
    bell.ring();
    const ringing = setInterval(() => bell.ring(), ringEveryMs);
    return () => {
      clearInterval(ringing);
      document.title = brand;
    };
  }, [bell, newOrders, t]);
}
