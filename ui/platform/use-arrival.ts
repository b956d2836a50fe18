import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const offsets = new Map<string, number>();

/**
 * What follows the arrival on a page: its heading takes the focus, the window its scroll offset of before or the
 * top, and the document the heading as its title. Nothing moves on the first page or where only query or hash changed.
 */
export const useArrival = (main: RefObject<HTMLElement | null>, siteName: string): void => {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const isFirst = useRef(true);
  useEffect(() => {
    const remember = () => void offsets.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
  // A new key on the same path is a query or a hash of the same page, so it starts no arrival.
  const offsetOnArrival = useEffectEvent(() => (isBack ? (offsets.get(key) ?? 0) : 0));
  useEffect(() => {
    const element = main.current;
    if (!element) return undefined;
    const wantsFocus = !isFirst.current;
    isFirst.current = false;
    if (wantsFocus) window.scrollTo({ top: offsetOnArrival() });
    let awaited = wantsFocus;
    const takeHeading = () => {
      const heading = element.querySelector('h1');
      if (!heading) return;
      document.title = titleOf(heading.textContent, siteName);
      if (!awaited) return;
      awaited = false;
      heading.tabIndex = -1;
      if (document.activeElement === element) heading.focus({ preventScroll: true });
    };
    if (wantsFocus && !element.contains(document.activeElement))
      element.focus({ preventScroll: true });
    awaited = wantsFocus && document.activeElement === element;
    takeHeading();
    const observer = new MutationObserver(takeHeading);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname, main, siteName]);
};

/** `Our huts – Fornello`; the name alone where the page is named so. */
export const titleOf = (heading: string | null, siteName: string): string =>
  heading && heading !== siteName ? `${heading} – ${siteName}` : siteName;
