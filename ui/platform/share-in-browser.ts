/** Opens the browser's sheet for sharing; resolves when that is closed, whatever came of it. */
export type ShareInBrowser = (shared: {
  readonly title: string;
  readonly url: string;
}) => Promise<void>;

/** How this browser shares; undefined where it does not. */
export const shareInBrowser = (): ShareInBrowser | undefined => {
  const { share } = navigator as Partial<Pick<Navigator, 'share'>>;
  if (!share) return undefined;
  return async (shared) => {
    // Who closes the sheet, or has none to send to, needs no word about it.
    await share.call(navigator, shared).catch(() => undefined);
  };
};
