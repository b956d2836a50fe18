import { useSyncExternalStore } from 'react';
import { themeAttribute } from '../../core/theme/theme-choice.ts';

/** Hears of every change of the page's theme: by hand, in another tab, by the device. */
const follow = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [themeAttribute] });
  const wish = window.matchMedia('(prefers-color-scheme: dark)');
  wish.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    wish.removeEventListener('change', onChange);
  };
};

/** What `read` says of the page's theme, as it is now. */
export const usePageTheme = <Answer extends string>(read: () => Answer): Answer =>
  useSyncExternalStore(follow, read);

/** The scheme that is shown. */
export const shownScheme = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('color-scheme');
