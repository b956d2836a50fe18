import { useEffect } from 'react';

/** Browsers without idle callbacks wait this long instead, in milliseconds. */
const patienceMs = 2000;

/** Does something ahead of time, once the page has nothing better to do; `work` must be the same function every time. */
export const useIdle = (isWanted: boolean, work: () => void): void => {
  useEffect(() => {
    if (!isWanted) return undefined;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(work, patienceMs);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(request);
  }, [isWanted, work]);
};
