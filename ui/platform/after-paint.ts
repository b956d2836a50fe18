const waiting: (() => void)[] = [];

const doAll = (): void => {
  for (const work of waiting.splice(0)) work();
};

const doWhenHidden = (): void => {
  if (document.hidden) doAll();
};

/**
 * Does work once the browser has painted what is on the page now, in the order in which it was asked for; at once when
 * nobody sees the page, or when it is left before. For what a tap sets off beyond what it shows at once.
 */
export const afterPaint = (work: () => void): void => {
  if (document.hidden) {
    work();
    return;
  }
  waiting.push(work);
  if (waiting.length > 1) return;
  window.addEventListener('pagehide', doAll, { once: true });
  document.addEventListener('visibilitychange', doWhenHidden, { once: true });
  requestAnimationFrame(() => setTimeout(doAll));
};
