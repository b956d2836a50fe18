import { PositionError } from '../shell/ports.ts';
import type { AppBridge } from './app-bridge.ts';

/** Asks a native app for the visitor's permission. */
type AskForLocation = () => Promise<boolean>;

interface LocationSettings {
  /** Longest time that an answer is waited for, in milliseconds. */
  readonly timeoutMs: number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/**
 * Asks the app whether the page may know where the visitor is [WEB-05]; questions at the same time are one. An answer
 * that comes too late, or that nobody asked for, changes nothing.
 * @throws PositionError 3 when the app does not answer in time
 */
export const locationPermission = (
  bridge: AppBridge,
  { timeoutMs, wait }: LocationSettings,
): AskForLocation => {
  let answered: ((granted: boolean) => void) | undefined;
  let asked: Promise<boolean> | undefined;
  let listens = false;
  const ask = async (): Promise<boolean> => {
    if (!listens) {
      bridge.listen(({ type, payload }) => {
        if (type === 'LOCATION_PERMISSION') answered?.(payload.granted);
      });
    }
    listens = true;
    const answer = new Promise<boolean>((resolve) => (answered = resolve));
    bridge.post({ type: 'LOCATION_PERMISSION_REQUEST', payload: {} });
    const tooLate = wait(timeoutMs).then(() => {
      throw new PositionError(3);
    });
    try {
      return await Promise.race([answer, tooLate]);
    } finally {
      asked = undefined;
      answered = undefined;
    }
  };
  return () => (asked ??= ask());
};
