import { useMemo } from 'react';
import { useWords } from '../words/words-context.tsx';

/** How moments, money and languages are written in the language of the console. */
export function useFormats(timeZone?: string) {
  const { locale } = useWords();
  return useMemo(() => {
    const zone = timeZone === undefined ? {} : { timeZone };
    const clock = new Intl.DateTimeFormat(locale, { ...zone, hour: '2-digit', minute: '2-digit' });
    const moment = new Intl.DateTimeFormat(locale, {
      ...zone,
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
    const exact = new Intl.DateTimeFormat(locale, {
      ...zone,
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    const money = new Map<string, Intl.NumberFormat>();
    return {
      clock: (at: string) => clock.format(new Date(at)),
      moment: (at: string) => moment.format(new Date(at)),
      exact: (at: string) => exact.format(new Date(at)),
      money: (amount: number, currency: string) => {
        const format =
          money.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
        money.set(currency, format);
        return format.format(amount);
      },
    };
  }, [locale, timeZone]);
}
