import { useEffect } from 'react';

/** What tells that somebody is using the page. */
const signs = ['pointerdown', 'pointermove', 'scroll', 'keydown'] as const;

/**
 * Does something ahead of time, at the first sign that somebody uses the page: what is probably opened next is then
 * there before it is. `work` must be the same function every time.
 */
export const useFirstTouch = (work: () => void): void => {
  useEffect(() => {
    const seen = new AbortController();
    const act = () => {
      seen.abort();
      work();
    };
    for (const sign of signs) {
      window.addEventListener(sign, act, { signal: seen.signal, passive: true, capture: true });
    }
    return () => seen.abort();
  }, [work]);
};
