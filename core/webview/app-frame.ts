import type { AppPlatform } from '../shell/ports.ts';

/** What a native app puts into the page of its web view. */
export interface AppFrame {
  postMessage(text: string): void;
}

/** A browser's window, with what a native app may have put into it. */
export interface AppPage {
  readonly ReactNativeWebView?: Partial<AppFrame> | null;
}

/** Whether a native app shows the page: its bridge is there [WEB-02]. */
export const isInApp = (page: object): boolean =>
  typeof (page as AppPage).ReactNativeWebView?.postMessage === 'function';

/**
 * The platform of the app, from the user agent [WEB-02]. What does not call itself Android is taken for Apple's, since
 * tablets of Apple's call themselves desktops, and there nothing is followed without a word of the app.
 */
export const platformOf = (userAgent: string): AppPlatform =>
  /\bandroid\b/i.test(userAgent) ? 'android' : 'ios';

/**
 * The version of the app, from the user agent [WEB-18]: `3.0.90` of `… FornelloApp/3.0.90`.
 * @param name what the app calls itself there
 * @returns undefined where the app does not say
 */
export const appVersionOf = (userAgent: string, name: string): string | undefined =>
  userAgent
    .split(/\s+/)
    .filter((product) => product.startsWith(`${name}/`))
    .map((product) => /^\d+(?:\.\d+)*(?=$|[-+])/.exec(product.slice(name.length + 1))?.[0])
    .find((version) => version !== undefined);
