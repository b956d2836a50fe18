import type { BrowserContext, Page } from '@playwright/test';
import { visit } from '../arrive.ts';
import type { Place } from '../places.ts';

export { addressOf, placeOf } from '../arrive.ts';

export type MarketId = Place['market'];

/** A visitor who has answered the question about cookies. */
export const answerConsent = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => localStorage.setItem('phdv:consent', '[]'));
};

/** Opens a page of a market and waits for its heading. */
export const open = (page: Page, market: MarketId, path: string): Promise<void> =>
  visit(page, market, path);

/** A postcode that Clapham Junction delivers to, a hut that never closes. */
export const claphamPostcode = 'SW11 1JB';

/** Types the postcode on the home page and starts a delivery. */
export const startDelivery = async (page: Page, postcode = claphamPostcode): Promise<void> => {
  await page.getByLabel('Postcode').fill(postcode);
  await page.getByRole('button', { name: 'Start my delivery' }).click();
};

/** Starts a delivery from the home page and waits for the deals. */
export const localise = async (page: Page): Promise<void> => {
  await open(page, 'uk', '/');
  await startDelivery(page);
  await page.waitForURL('**/order/deals/');
  await page.getByRole('heading', { level: 1 }).waitFor();
};
