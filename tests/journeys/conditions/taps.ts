import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '../journey.ts';

/** Where the browser keeps what was pressed: a page that goes at once has written it by then. */
const kept = 'taps-of-journey';

/** Counts from now on every press on a page of the visitor, its frames and the windows it opens, whatever was pressed. */
export const countTaps = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((key) => {
    const count = ({ target }: Event): void => {
      const pressed = target instanceof Element ? target.closest('a, button, label, input') : null;
      const words = pressed?.getAttribute('aria-label') ?? pressed?.textContent?.trim() ?? '';
      localStorage.setItem(key, `${localStorage.getItem(key) ?? ''}${words || 'a field'}\n`);
    };
    addEventListener('mousedown', count, { capture: true });
  }, kept);

/** What was pressed with a finger or a pointer so far, in order, by its words. */
export const tapsOf = async (page: Page): Promise<readonly string[]> => {
  const taps = await page.evaluate((key) => localStorage.getItem(key), kept);
  return taps?.split('\n').slice(0, -1) ?? [];
};

/** Whatever comes up unasked is passed by its button, which is a tap like any other. */
export const passUnasked = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: /^(Not now|No thanks|Plus tard|Non merci)/ });
  await page.addLocatorHandler(button, (one) => one.tap());
};

/** How often the keyboard's key for the next field is pressed at most. */
const mostFields = 15;

/** What opens the keyboard of a phone. */
const textField = 'input:not([type=radio], [type=checkbox]), textarea';

/**
 * Types into a field: it is gone to by the keyboard's key for the next one where the keyboard is open, else by a tap.
 * The beginning of it that stands there already is gone on from.
 */
export async function enter(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await field.waitFor();
  const isOpen = await page.evaluate(
    (fields) => document.activeElement?.matches(fields) ?? false,
    textField,
  );
  if (isOpen) {
    // By its name, as one that begins to suggest is another element from then on.
    const name = await field.getAttribute('name');
    const isAt = () =>
      page.evaluate((own) => document.activeElement?.getAttribute('name') === own, name);
    for (let count = 0; count < mostFields && !(await isAt()); count += 1) {
      await page.keyboard.press('Tab');
    }
  } else await field.tap();
  await expect(field).toBeFocused();
  const before = await field.inputValue();
  await page.keyboard.press('End');
  await page.keyboard.type(text.slice(before.length));
}
