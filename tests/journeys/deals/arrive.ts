import type { Locator, Page } from '@playwright/test';
import { addressOf, arrive as arriveAt } from '../arrive.ts';
import { alwaysOpen, type Place } from '../places.ts';

export { changeStored } from '../arrive.ts';

/** Where a customer of a journey is, and what their visit is forced to. */
interface Arrival {
  readonly market?: Place['market'];
  readonly hut?: string;
  readonly type?: 'delivery' | 'collection';
  readonly postcode?: string;
  /** Page they land on; the deals by default. */
  readonly path?: string;
  /** More of the landing address, such as forced experiments. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Address of a page in a market, on the server under test. */
export const addressIn = (market: string, path: string, _baseURL: string | undefined): string =>
  addressOf(market as Place['market'], path);

/** A customer of a hut, as `arrive` of all journeys brings them. */
export async function arrive(
  page: Page,
  _baseURL: string | undefined,
  { market = 'uk', hut, type = 'delivery', postcode, path = '/order/deals/', query }: Arrival = {},
): Promise<void> {
  const [sector = '', hutId = ''] = hut?.split(':') ?? [];
  const known = alwaysOpen[market];
  const at: Place = hut ? { ...known, market, sector, hutId } : known;
  await arriveAt(page, path, {
    at: postcode ? { ...at, postcode } : at,
    by: type,
    ...(query ? { query } : {}),
  });
}

/** Opens the builder of a deal of the list. */
export async function openDeal(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

/** The products of the slot that is being filled. */
export const slot = (page: Page): Locator =>
  page.locator('section[aria-labelledby="slot-heading"]');

/** Chooses a product for the slot that is being filled. */
export const choose = (page: Page, product: string): Promise<void> =>
  slot(page).getByRole('button', { name: product, exact: true }).click();

/** Chooses one product after the other, each for the next slot that is open. */
export async function chooseAll(page: Page, products: readonly string[]): Promise<void> {
  for (const [index, product] of products.entries()) {
    if (index > 0) await next(page);
    await choose(page, product);
  }
}

export const next = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Next:/ }).click();

/** What the deal costs so far. */
export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Your deal so far' });

/** Adds the deal that is being built and waits until the list is back. */
export async function addToBasket(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.waitForURL(/\/order\/deals\//);
}

/** The basket: beside the page on wide screens, opened over it on phones. */
export async function openBasket(page: Page): Promise<Locator> {
  const aside = page.getByRole('complementary', { name: 'Your basket' });
  if ((page.viewportSize()?.width ?? 0) >= 1024) return aside;
  await page.getByRole('link', { name: /^(View basket · )?\d+ items?/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Your basket' });
  await sheet.waitFor();
  return sheet;
}
