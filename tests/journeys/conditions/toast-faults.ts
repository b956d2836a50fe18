import type { Page } from '@playwright/test';

/** What the toasts on screen lie over, of the page or of the dialog in front; something even where there is no toast. */
export const toastFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const region = document.querySelector('section[aria-label="Notifications"]');
    const toasts = [...(region?.children ?? [])];
    if (!region || toasts.length === 0) return ['there is no toast'];
    if (modal && !modal.contains(region)) return ['the toasts are behind the dialog'];
    const faults: string[] = [];
    const nameOf = (element: Element): string =>
      element.getAttribute('aria-label') ??
      (element.textContent.trim().slice(0, 40) || element.tagName);
    const bars = [...document.querySelectorAll('*')].filter((element) =>
      ['sticky', 'fixed'].includes(getComputedStyle(element).position),
    );
    /** The bar that the toasts stand in: of the page, or the part of the dialog below what scrolls. */
    const bar = bars.findLast((element) => element.contains(region) && element !== modal);
    const edge = bar?.getBoundingClientRect().top ?? innerHeight;

    /** What shows of an element: what scrolls ends at the edges of its scroller, and at the bar's. */
    const shownOf = (element: Element): DOMRect => {
      let { left, right, top, bottom } = element.getBoundingClientRect();
      for (let up = element.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflowY === 'visible' || up === document.body) continue;
        const box = up.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      const isInBar = bars.some((other) => other !== modal && other.contains(element));
      if (!isInBar) bottom = Math.min(bottom, edge);
      return new DOMRect(left, top, right - left, bottom - top);
    };
    const controls = [
      ...(modal ?? document).querySelectorAll('a[href], button:enabled, input, select, textarea'),
    ].filter((control) => !region.contains(control) && control.checkVisibility());
    for (const toast of toasts) {
      const { left, right, top, bottom } = toast.getBoundingClientRect();
      if (top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1) {
        faults.push(`${nameOf(toast)} reaches out of the screen`);
      }
      for (const control of controls) {
        const shown = shownOf(control);
        const isApart =
          shown.width <= 1 ||
          shown.height <= 1 ||
          shown.left >= right - 1 ||
          shown.right <= left + 1 ||
          shown.top >= bottom - 1 ||
          shown.bottom <= top + 1;
        if (!isApart) faults.push(`${nameOf(toast)} lies over ${nameOf(control)}`);
      }
    }
    // Nothing shows beside or below them of what ends at the bar, or it would lie under them.
    if (bar) {
      for (let y = Math.ceil(edge) + 1; y < innerHeight; y += 6) {
        for (let x = 2; x < document.documentElement.clientWidth; x += 12) {
          const hit = document.elementFromPoint(x, y);
          if (hit && !bar.contains(hit)) faults.push(`${nameOf(hit)} shows beside the toasts`);
        }
      }
      const ground = getComputedStyle(bar).backgroundColor;
      if (!ground.startsWith('rgb(')) faults.push(`what scrolls shows through the bar: ${ground}`);
    }
    return [...new Set(faults)];
  });
