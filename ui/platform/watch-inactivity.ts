/** Longest time a browser's timer can be set to, in milliseconds. */
const longestTimer = 2_147_483_647;

const interactions = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

interface Inactivity {
  readonly limitMs: number;
  readonly now: () => number;
  readonly onInactive: () => void;
}

/**
 * Calls back once nobody has touched, typed or scrolled for the limit, also when the page slept meanwhile [SHL-48].
 * @returns how to stop
 */
export const watchInactivity = ({ limitMs, now, onInactive }: Inactivity): (() => void) => {
  let last = now();
  let timer = 0;
  const check = () => {
    const left = limitMs - (now() - last);
    window.clearTimeout(timer);
    if (left <= 0) {
      stop();
      onInactive();
    } else timer = window.setTimeout(check, Math.min(left, longestTimer));
  };
  const touch = () => {
    // A page that slept past the limit must not be woken by the touch that finds it so.
    if (now() - last >= limitMs) check();
    else last = now();
  };
  const stop = () => {
    window.clearTimeout(timer);
    for (const name of interactions) window.removeEventListener(name, touch, true);
    document.removeEventListener('visibilitychange', check);
  };
  for (const name of interactions) {
    window.addEventListener(name, touch, { capture: true, passive: true });
  }
  document.addEventListener('visibilitychange', check);
  check();
  return stop;
};
