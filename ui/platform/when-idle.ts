/** Browsers without idle callbacks wait this long instead, in milliseconds. */
const timeoutMs = 2000;

/**
 * Does something ahead of time, once the page has nothing better to do.
 * @returns how to leave it undone
 */
export const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, timeoutMs);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(request);
};
