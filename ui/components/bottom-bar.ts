import { bottomBarProperty, dialogFootProperty } from '../theme/bottom-bar-height.ts';

/** Keeps the height of an element in a property of another, until it is told to stop. */
function keepHeight(element: HTMLElement, { style }: HTMLElement, property: string): () => void {
  const measure = new ResizeObserver(() => {
    style.setProperty(property, `${element.offsetHeight}px`);
  });
  measure.observe(element);
  return () => {
    measure.disconnect();
    style.removeProperty(property);
  };
}

/**
 * The `ref` of a bar that stays at the lower edge of the page: what comes up there, such as a toast, stands above it
 * [SHP-43].
 */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  return keepHeight(bar, document.documentElement, bottomBarProperty);
}

/** The `ref` of what stays at the lower edge of a dialog's scrolling part: what gets the focus there stays clear of it [SHP-43]. */
export function dialogFoot(foot: HTMLElement | null): (() => void) | undefined {
  const dialog = foot?.closest('dialog');
  return foot && dialog ? keepHeight(foot, dialog, dialogFootProperty) : undefined;
}
