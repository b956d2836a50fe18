import type { Locator, Page } from '@playwright/test';
import { expect } from '../journey.ts';

/** What a screen reader says of what has the focus: its role and its name, in whatever quotes. */
const spoken = /^- '?(?:[a-z]+ (?:"|\/)|text: \S|iframe)/;

/** What is wrong with how the element shows that has the focus; nothing where none has it. */
const focusFaults = (): readonly string[] => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  const faults: string[] = [];
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  if (!isInView || !focused.checkVisibility({ visibilityProperty: true })) faults.push('not seen');
  let ringed: Element | null = focused;
  const isPlain = (element: Element): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2;
  };
  while (ringed && isPlain(ringed)) ringed = ringed.parentElement;
  if (!ringed) faults.push('no ring');
  return faults.map((fault) => `${fault}: ${focused.outerHTML.slice(0, 200)}`);
};

/** Whether an element has the focus. */
const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Reads what has the focus, which has to be seen, to have a ring around it, and to be called something. */
async function readFocused(page: Page): Promise<string> {
  await expect.poll(() => page.evaluate(focusFaults)).toEqual([]);
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return '';
  const read = await focused.ariaSnapshot();
  expect(read, await focused.evaluate(({ outerHTML }) => outerHTML.slice(0, 200))).toMatch(spoken);
  return read.split('\n')[0] ?? '';
}

interface Way {
  /** The key that is pressed until it is there; Tab unless said otherwise. */
  readonly by?: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowRight';
  /** How many presses are too many. */
  readonly most?: number;
}

/** Moves the focus to an element as somebody without a mouse does, and reads every stop on the way. */
export async function moveTo(
  page: Page,
  target: Locator,
  { by = 'Tab', most = 60 }: Way = {},
): Promise<void> {
  await target.waitFor();
  const stops: string[] = [];
  while (stops.length < most) {
    await page.keyboard.press(by);
    stops.push(await readFocused(page));
    if (await hasFocus(target)) return;
  }
  throw new Error(`${by} does not lead to ${String(target)}:\n${stops.join('\n')}`);
}

/** Moves to an element and presses it. */
export async function pressOn(page: Page, target: Locator, way: Way = {}): Promise<void> {
  await moveTo(page, target, way);
  await page.keyboard.press('Enter');
}

/** Whether the focus is in an element. */
export const holdsFocus = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element.contains(document.activeElement));

/** Chooses one of a group: Tab leads to what is chosen, or to the first, and the arrow keys choose another. */
export async function chooseOne(page: Page, group: Locator, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  const chosen = group.getByRole('radio', { checked: true });
  const isOpen = (await chosen.count()) === 0;
  await moveTo(page, isOpen ? group.getByRole('radio').first() : chosen);
  if (!(await hasFocus(wanted))) await moveTo(page, wanted, { by: 'ArrowDown' });
  else if (isOpen) await page.keyboard.press('Space');
  await expect(wanted).toBeChecked();
}
