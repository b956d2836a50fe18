import type { Locator, Page } from '@playwright/test';

/** Where a customer of a journey is, and what their visit is forced to. */
interface Arrival {
  readonly market?: string;
  readonly hut?: string;
  readonly type?: 'delivery' | 'collection';
  readonly postcode?: string;
  /** Page they land on; the deals by default. */
  readonly path?: string;
  /** More of the landing address, such as forced experiments. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Address of a page in a market, on the server under test. */
export const addressIn = (market: string, path: string, baseURL: string | undefined): string => {
  const url = new URL(path, baseURL);
  url.hostname = `${market}.localhost`;
  return url.href;
};

/** Lands at a hut by a deep link (Clapham Junction in the UK, delivering, unless said otherwise) and answers what stands in the way: consent, news of the menu. */
export async function arrive(
  page: Page,
  baseURL: string | undefined,
  {
    market = 'uk',
    hut = 'uk-1:1101',
    type = 'delivery',
    postcode = 'SW11 1JB',
    path = '/order/deals/',
    query = {},
  }: Arrival = {},
): Promise<void> {
  const [pathname = '', search = ''] = path.split('?');
  const parameters = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(search)),
    storeId: hut,
    dispositionType: type,
    dispositionWhen: 'asap',
    ...(type === 'delivery' ? { deliveryAddress: postcode } : {}),
    ...query,
  });
  for (const answer of [/^(No, thanks|Non, merci|Non merci)$/, /^Not now$/]) {
    await page.addLocatorHandler(page.getByRole('button', { name: answer }), (button) =>
      button.click(),
    );
  }
  await page.goto(addressIn(market, `${pathname}?${parameters}`, baseURL));
  await page.getByRole('heading', { level: 1 }).waitFor();
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

/** Changes what the browser has stored of a slice, as if an earlier visit had left it so. */
export const changeStored = (page: Page, slice: string, from: string, to: string): Promise<void> =>
  page.evaluate(
    ([key, before, after]) => {
      const name = Object.keys(localStorage).find((known) => known.endsWith(`:${key}`)) ?? '';
      localStorage.setItem(name, (localStorage.getItem(name) ?? '').replace(before, after));
    },
    [slice, from, to] as const,
  );
