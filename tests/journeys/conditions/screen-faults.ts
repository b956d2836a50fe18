import type { Page } from '@playwright/test';

/**
 * Marks what stays in place while the rest of the page, or of the dialog over it, scrolls: `data-stays`; and what can be
 * reached with the keyboard: `data-stop`.
 */
const mark = (): void => {
  for (const name of ['data-stays', 'data-stop', 'data-scroller']) {
    for (const old of document.querySelectorAll(`[${name}]`)) old.removeAttribute(name);
  }
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const scroller =
    [...(modal?.querySelectorAll(':scope > div > *') ?? [])].find(
      (part) => getComputedStyle(part).overflowY === 'auto',
    ) ?? document.documentElement;
  scroller.setAttribute('data-scroller', '');
  if (modal) {
    for (const part of scroller.parentElement?.children ?? []) {
      if (part !== scroller) part.setAttribute('data-stays', '');
    }
  }
  for (const element of (modal ?? document.body).querySelectorAll<HTMLElement>('*')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { position, pointerEvents } = getComputedStyle(element);
    const stays = position === 'sticky' || position === 'fixed';
    const isSkipLink = stays && element.matches('a');
    if (stays && !isSkipLink && pointerEvents !== 'none' && element.offsetHeight > 1) {
      element.setAttribute('data-stays', '');
    }
    const isStop = element.matches(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex]',
    );
    if (isStop && element.tabIndex >= 0 && !element.matches(':disabled, [inert] *')) {
      element.setAttribute('data-stop', '');
    }
  }
};

/** What is wider than the screen. */
const findOverflow = (): string[] =>
  [document.documentElement, ...document.querySelectorAll('dialog[open], [data-scroller]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ tagName, scrollWidth }) => `${tagName} is ${scrollWidth} px wide`);

/** The bars where they take more than half of the screen's height. */
const findHighBars = (): string[] => {
  const scroller = document.querySelector('[data-scroller]') ?? document.documentElement;
  const faults: string[] = [];
  for (const part of [0, 0.5, 1]) {
    scroller.scrollTop = part * (scroller.scrollHeight - scroller.clientHeight);
    const rows = new Set<number>();
    for (const bar of document.querySelectorAll('[data-stays]')) {
      const { top, bottom } = bar.getBoundingClientRect();
      for (let y = Math.max(0, Math.round(top)); y < Math.min(bottom, innerHeight); y += 1) {
        rows.add(y);
      }
    }
    if (innerWidth > innerHeight && rows.size > innerHeight / 2)
      faults.push(`bars take ${rows.size} of ${innerHeight} px`);
  }
  return faults;
};

/** What the keyboard reaches, or the end of the page shows, where a bar lies over it. */
const findCovered = (): string[] => {
  const faults = new Set<string>();
  const bars = [...document.querySelectorAll('[data-stays]')];
  const stops = [...document.querySelectorAll<HTMLElement>('[data-stop]')];
  const nameOf = (stop: Element): string =>
    stop.getAttribute('aria-label') ?? (stop.textContent.trim().slice(0, 40) || stop.tagName);
  /** What is seen of a control: the label of one that is hidden itself. */
  const seen = (stop: HTMLElement): Element =>
    stop.offsetHeight > 2 ? stop : ((stop as HTMLInputElement).labels?.[0] ?? stop);
  const check = (stop: HTMLElement, when: string): void => {
    const shown = seen(stop);
    const { top, bottom, left, right } = shown.getBoundingClientRect();
    // What is too high for the room between the bars only has to be seen in part.
    const isHigh = stop.matches('textarea') || bottom - top > innerHeight / 4;
    for (const bar of isHigh ? [] : bars) {
      if (bar.contains(stop) || stop.contains(bar)) continue;
      const over = bar.getBoundingClientRect();
      const isBeside = over.right <= left + 1 || over.left >= right - 1;
      if (isBeside || over.bottom <= top + 1 || over.top >= bottom - 1) continue;
      faults.add(`${nameOf(stop)} lies under a bar ${when}`);
    }
    const [high, low] = [Math.max(0, top), Math.min(innerHeight, bottom)];
    const isOnTop = [0.1, 0.5, 0.9].some((across) =>
      (isHigh ? [0.1, 0.3, 0.5, 0.7, 0.9] : [0.5]).some((down) => {
        const [x, y] = [left + across * (right - left), high + down * (low - high)];
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (shown.contains(hit) || hit.contains(shown));
      }),
    );
    if (!isOnTop) faults.add(`${nameOf(stop)} is not on top ${when}`);
  };
  for (const stop of [...stops, ...stops.toReversed()]) {
    stop.focus();
    if (document.activeElement === stop) check(stop, 'when focused');
  }
  const scroller = document.querySelector('[data-scroller]') ?? document.documentElement;
  scroller.scrollTop = scroller.scrollHeight;
  const last = stops.findLast((stop) => !stop.closest('[data-stays]') && scroller.contains(stop));
  if (last) check(last, 'at the end');
  return [...faults];
};

/** Words that lie over a picture and have no ground of their own. */
const findBareWords = (): string[] => {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const cut = (element: Element, rect: DOMRect): DOMRect => {
    let { left, right, top, bottom } = rect;
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowX === 'visible') continue;
      const box = up.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const isPicture = (element: Element): boolean =>
    element.matches('img, video, canvas, svg, svg image') ||
    getComputedStyle(element).backgroundImage.includes('url(');
  // What scrolls away under a picture that stays is not written on it.
  const pictures = [...modal.querySelectorAll('*')]
    .filter((element) => isPicture(element) && element.checkVisibility())
    .filter((element) => !element.closest('[data-stays]'))
    .map((element) => ({ element, rect: cut(element, element.getBoundingClientRect()) }))
    .filter(({ rect }) => rect.width > 48 && rect.height > 48);
  const isSolid = (colour: string): boolean => colour.startsWith('rgb(');
  const hasGround = (words: Element, picture: Element): boolean => {
    for (let up: Element | null = words; up && !up.contains(picture); up = up.parentElement) {
      if (isSolid(getComputedStyle(up).backgroundColor)) return true;
    }
    return false;
  };
  const faults: string[] = [];
  const walker = document.createTreeWalker(modal, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.parentElement;
    if (!words || !node.textContent?.trim() || words.closest('svg, script, style')) continue;
    if (!words.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = cut(words, range.getBoundingClientRect());
    if (rect.width < 2 || rect.height < 2) continue;
    const under = pictures.find(
      ({ element, rect: { left, right, top, bottom } }) =>
        left < rect.right - 1 &&
        right > rect.left + 1 &&
        top < rect.bottom - 1 &&
        bottom > rect.top + 1 &&
        !hasGround(words, element),
    );
    if (under) faults.push(`“${node.textContent}” lies on a picture`);
  }
  return faults;
};

/** Words that lie over other words, and rows that reach out of what scrolls them. */
const findSpilled = (): string[] => {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('[data-stays], a[href="#main"], svg, script, style');
  const isCut = (element: Element, rect: DOMRect): boolean => {
    for (let up: Element | null = element; up && up !== modal; up = up.parentElement) {
      if (getComputedStyle(up).overflowX === 'visible') continue;
      const { left, right, top, bottom } = up.getBoundingClientRect();
      if (rect.left < left || rect.right > right || rect.top < top || rect.bottom > bottom)
        return true;
    }
    return false;
  };
  const lines: { readonly words: string; readonly parent: Element; readonly rect: DOMRect }[] = [];
  const walker = document.createTreeWalker(modal, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim();
    if (!parent || !words || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width > 2 && rect.height > 2 && !isCut(parent, rect))
        lines.push({ words, parent, rect });
    }
  }
  const faults = new Set<string>();
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.parent === other.parent) continue;
      const [a, b] = [one.rect, other.rect];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // The boxes of letters in two lines reach into each other without the letters.
      if (across > 2 && down > Math.min(a.height, b.height) / 2)
        faults.add(`“${one.words}” and “${other.words}” lie over each other`);
    }
  }
  for (const row of modal.querySelectorAll('label, li')) {
    const { right, width } = row.getBoundingClientRect();
    const list = row.parentElement;
    if (!list || width < 2 || !isShown(row) || getComputedStyle(list).overflowX !== 'visible')
      continue;
    // A row may reach out on purpose, for what is drawn around a focused button.
    const reach = Math.min(0, Number.parseFloat(getComputedStyle(row).marginRight) || 0);
    if (right + reach > list.getBoundingClientRect().right + 1)
      faults.add(`“${row.textContent.trim().slice(0, 40)}” is wider than its list`);
  }
  return [...faults];
};

/** Everything of the page, or of the dialog that is open over it, that this screen makes hard to read or to reach. */
export async function screenFaults(page: Page): Promise<string[]> {
  await page.evaluate(mark);
  return [
    ...(await page.evaluate(findOverflow)),
    ...(await page.evaluate(findBareWords)),
    ...(await page.evaluate(findSpilled)),
    ...(await page.evaluate(findHighBars)),
    ...(await page.evaluate(findCovered)),
  ];
}
