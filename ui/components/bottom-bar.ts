import { bottomBarProperty, dialogFootProperty } from '../theme/bottom-bar-height.ts';

/** Calls back with the height of an element, at first and whenever it changes, until it is told to stop. */
function followHeight(element: HTMLElement, follow: (height: number) => void): () => void {
  const sizes = new ResizeObserver(() => follow(element.offsetHeight));
  sizes.observe(element);
  return () => sizes.disconnect();
}

/** Brings what has the focus out from under a bar that has grown over it; what was scrolled away stays away. */
export function keepFocusClear(bar: HTMLElement): void {
  const { activeElement: focused } = document;
  if (focused === null || bar.contains(focused)) return;
  const { top, bottom, height } = focused.getBoundingClientRect();
  const edge = bar.getBoundingClientRect();
  // What is higher than that is an area, not a control.
  const isControl = height < window.innerHeight / 2;
  if (isControl && bottom > edge.top && top < edge.bottom) {
    focused.scrollIntoView({ block: 'nearest' });
  }
}

/** Heights of the bars, remembered: to ask for one while the page changes would lay it out at once. */
const bars = new Map<HTMLElement, number>();

const tellBarHeight = (): void => {
  const height = Math.max(0, ...bars.values());
  document.documentElement.style.setProperty(bottomBarProperty, `${height}px`);
};

/** The `ref` of a bar that stays at the lower edge of the page: what gets the focus stays clear of it [SHP-43]. */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const forget = followHeight(bar, (height) => {
    bars.set(bar, height);
    tellBarHeight();
    keepFocusClear(bar);
  });
  return () => {
    forget();
    bars.delete(bar);
    tellBarHeight();
  };
}

/** The `ref` of what stays at the lower edge of a dialog's scrolling part: what gets the focus there stays clear of it [SHP-43]. */
export function dialogFoot(foot: HTMLElement | null): (() => void) | undefined {
  const dialog = foot?.closest('dialog');
  if (!foot || !dialog) return undefined;
  const forget = followHeight(foot, (height) => {
    dialog.style.setProperty(dialogFootProperty, `${height}px`);
    keepFocusClear(foot);
  });
  return () => {
    forget();
    dialog.style.removeProperty(dialogFootProperty);
  };
}
