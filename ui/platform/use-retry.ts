import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between tries to load a page that failed. */
const retryAfterMs = 5_000;

/** Loads again by itself what failed to load, after a while and when the connection is back [SHP-40]. */
export const useRetry = (hasFailed: boolean, load: () => unknown): void => {
  const again = useEffectEvent(() => void load());
  useEffect(() => {
    if (!hasFailed) return undefined;
    const timer = window.setTimeout(() => again(), retryAfterMs);
    const whenBack = () => again();
    window.addEventListener('online', whenBack);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', whenBack);
    };
  }, [hasFailed]);
};
