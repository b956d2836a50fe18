import type { SafeAreas } from '../../../schemas/types/webview/app-messages.ts';

/** Keeps the page clear of what covers its edges; the theme reads these before what the browser knows [HST-04]. */
export const applySafeAreas = ({ top, right, bottom, left }: SafeAreas): void => {
  for (const [edge, width] of Object.entries({ top, right, bottom, left })) {
    document.documentElement.style.setProperty(`--safe-${edge}`, `${width}px`);
  }
};
