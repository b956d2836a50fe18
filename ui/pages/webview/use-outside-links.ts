import { useEffect } from 'react';
import type { NativeApp } from '../../../core/shell/ports.ts';

const outsideSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Address of a link that leaves the shop; undefined for one that stays, and for what is no link. */
const outsideAddress = (target: EventTarget | null): string | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download')) return undefined;
  const isOutside = link.origin !== window.location.origin || link.target === '_blank';
  return isOutside && outsideSchemes.includes(link.protocol) ? link.href : undefined;
};

/** Lets the app open links that leave the shop, where it can; without it the web view follows them [HST-04]. */
export const useOutsideLinks = (native: NativeApp): void => {
  const isWanted = native.accepts('open-outside');
  useEffect(() => {
    if (!isWanted) return undefined;
    const open = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      const url = outsideAddress(event.target);
      if (url === undefined) return;
      event.preventDefault();
      native.post({ type: 'OPEN_OUTSIDE', payload: { url } });
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [isWanted, native]);
};
