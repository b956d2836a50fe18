import type { BrowserContext, Page } from '@playwright/test';

export type MarketId = 'uk' | 'fr' | 'in' | 'ca';

const base = process.env['COMANDA_BASE_URL'] ?? 'http://localhost:3000';

/** Address of a page of a market, for the browser. */
export const addressOf = (market: MarketId, path: string): string => {
  const url = new URL(path, base);
  url.hostname = `${market}.localhost`;
  return url.href;
};

/** The same page where names below localhost are not known, as outside of the browser. */
export const outsideAddressOf = (market: MarketId, path: string): string => {
  const url = new URL(path, base);
  url.searchParams.set('market', market);
  return url.href;
};

/** A visitor who has answered the question about cookies. */
export const answerConsent = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => localStorage.setItem('phdv:consent', '[]'));
};

/** Opens a page of a market and waits for its heading. */
export const open = async (page: Page, market: MarketId, path: string): Promise<void> => {
  await page.goto(addressOf(market, path));
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** The path, query and hash the browser is at. */
export const placeOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
};

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
