import { useSyncExternalStore } from 'react';

/** Whether a media query of the theme holds; `@media` before it does not matter. */
export const useMediaQuery = (query: string): boolean => {
  const media = window.matchMedia(query.replace(/^@media\s*/, ''));
  return useSyncExternalStore(
    (onChange) => {
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => media.matches,
  );
};
