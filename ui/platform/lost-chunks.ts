/** Errors of parts of the application that did not load. */
const lost = new WeakSet<object>();

/** How to leave for a release that has the part; answers whether the page is on its way out. */
let leave: (() => Promise<boolean>) | undefined;
let onItsWay: Promise<boolean> | undefined;

/** Notes from now on which parts of the application do not load. */
export const watchChunks = (leaving: () => Promise<boolean>): void => {
  leave = leaving;
  window.addEventListener('vite:preloadError', ({ payload }) => lost.add(payload));
};

/** Whether something failed because a part of the application did not load. */
export const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && (lost.has(error) || isLostChunk(error.cause));

/** Goes over to another release, which may have a lost part, if the server has one. @returns whether the page is on its way out */
export const changeRelease = async (): Promise<boolean> => {
  // Several parts may be missed at once: they leave together.
  onItsWay ??= leave?.();
  const isLeaving = (await onItsWay) ?? false;
  if (!isLeaving) onItsWay = undefined;
  return isLeaving;
};
