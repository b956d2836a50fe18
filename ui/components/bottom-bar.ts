import { bottomBarProperty } from '../theme/bottom-bar-height.ts';

/**
 * The `ref` of a bar that stays at the lower edge of the page: what comes up there, such as a toast, stands above it
 * [SHP-43].
 */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const page = document.documentElement.style;
  const measure = new ResizeObserver(() => {
    page.setProperty(bottomBarProperty, `${bar.offsetHeight}px`);
  });
  measure.observe(bar);
  return () => {
    measure.disconnect();
    page.removeProperty(bottomBarProperty);
  };
}
