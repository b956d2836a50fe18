import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { arrive, placeOf, visit } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { alwaysOpen } from '../places.ts';

const release = '**/RELEASE_HASH.txt';

/** The server has another release, for whom it tells next, and no longer the file of a part. @returns ends it */
async function deploy(page: Page, part: string): Promise<() => Promise<void>> {
  const chunk = new RegExp(`/assets/${part}-[^/]*\\.js$`);
  await page.route(release, (route) => route.fulfill({ body: 'the-next' }), { times: 1 });
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  return () => page.unroute(chunk);
}

/** A file of the page does not come. @returns lets it come */
async function holdBack(page: Page, file: RegExp): Promise<() => void> {
  let come = () => {};
  const comes = new Promise<void>((resolve) => (come = resolve));
  await page.route(file, async (route) => {
    await comes;
    await route.continue();
  });
  return come;
}

/** Waits until a page has started, and knows that it is of the latest release. */
async function startWith(page: Page, act: () => Promise<unknown>): Promise<void> {
  const told = page.waitForResponse(release);
  await act();
  await told;
}

/** The part is missed: the page starts anew, and finds it. */
async function startAnew(page: Page, miss: () => Promise<void>, end: () => Promise<void>) {
  const started = page.waitForRequest((request) => request.isNavigationRequest());
  await miss();
  await started;
  await startWith(page, end);
}

test('a part that is gone brings the new release, with basket and form as they were, once for each release [OPS-14]', async ({
  page,
}) => {
  // What a page keeps for the next is gone once that has started.
  await page.addInitScript(() => (window.name = sessionStorage.getItem('comanda:typed') ?? ''));
  const basket = { items: [margherita] };
  await startWith(page, () => arrive(page, '/order/checkout/', { at: alwaysOpen.uk, basket }));
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  await field('Name').fill('Ada Byron');
  await field('Email').fill('ada@');
  await field('Address line 1').fill('12 Lavender Hill');
  await field('Password (optional)').fill('Secret-of-Ada-1');
  const change = main.getByRole('button', { name: 'Change time' });
  const end = await deploy(page, 'time-overlay');
  await startAnew(page, () => change.click(), end);
  await expect(field('Password (optional)')).toHaveValue('');
  await expect(field('Name')).toHaveValue('Ada Byron');
  await expect(field('Email')).toHaveValue('ada@');
  await expect(field('Address line 1')).toHaveValue('12 Lavender Hill');
  await expect(main.getByText('Margherita').filter({ visible: true })).toHaveText('Margherita');
  expect(placeOf(page)).toBe('/order/checkout/');
  const kept = await page.evaluate(() => window.name);
  expect(kept).toContain('Ada Byron');
  expect(kept).not.toContain('Secret-of-Ada');

  await deploy(page, 'huts-page');
  let starts = 0;
  page.on('request', (request) => (starts += request.isNavigationRequest() ? 1 : 0));
  await page.getByRole('banner').getByRole('link', { name: 'Restaurants' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /burnt/ })).toBeVisible();
  expect(starts).toBe(0);
});

test('what is typed where nothing keeps it, even before all of the page is there, is there again in the new release [OPS-14]', async ({
  page,
}) => {
  const comes = await holdBack(page, /\/assets\/beside-[^/]*\.js$/);
  await visit(page, 'uk', '/');
  const postcode = page.getByRole('main').getByLabel('Postcode');
  await postcode.fill('SW11 1JB');
  await startWith(page, async () => comes());
  const end = await deploy(page, 'hut-picker');
  await startAnew(page, () => page.getByRole('tab', { name: 'Collection' }).click(), end);
  await expect(postcode).toHaveValue('SW11 1JB');
  await page.getByRole('tab', { name: 'Collection' }).click();
  await expect(postcode).toBeHidden();
  await page.getByRole('tab', { name: 'Delivery' }).click();
  await expect(postcode).toHaveValue('SW11 1JB');
});
