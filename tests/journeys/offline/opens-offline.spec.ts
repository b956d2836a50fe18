import { expect, type Locator, type Page } from '../journey.ts';
import { newCustomer } from '../accounts/customers.ts';
import { addressOf, arrive, visit } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { openBasket } from '../open-basket.ts';
import { alwaysOpen, type Place } from '../places.ts';
import { isKept, ofHut, test } from './kept-shop.ts';

/** What customers of a market read. */
const words = {
  en: {
    offline: 'You are offline',
    waits: 'You can continue your order as soon as you are online again.',
    back: 'You are online again:',
    basket: 'Your basket',
    checkout: /^Checkout/,
  },
  fr: {
    offline: 'Vous êtes hors ligne',
    waits: 'La commande reprend dès que vous êtes de nouveau en ligne.',
    back: 'Vous êtes de nouveau en ligne :',
    basket: 'Votre panier',
    checkout: /^Commander/,
  },
} as const;

const wordsOf = ({ locale = 'en' }: Place) => words[locale.startsWith('fr') ? 'fr' : 'en'];

const notice = (page: Page, title: string = words.en.offline): Locator =>
  page.getByRole('status').filter({ hasText: title });

/** What a device tells its pages when it has a line again; without it they look anew by themselves, ever less often. */
const lineComesBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));

/** Places that differ by market or language. */
const customers: readonly Place[] = [
  ...Object.values(alwaysOpen),
  { market: 'ca', sector: 'ca-1', hutId: '6011', locale: 'fr-CA' },
];

for (const at of customers) {
  test(`${at.market} ${at.locale ?? ''} opens without the server, cold and reloaded, with menu and basket, and goes on by itself @desktop [SHP-40]`, async ({
    context,
    page,
    server,
  }) => {
    const { site } = server;
    const say = wordsOf(at);
    await arrive(page, '/order/pizzas/', { at, basket: { items: [margherita] }, site });
    await isKept(page);
    await page.close();

    server.set('gone');
    const cold = await context.newPage();
    await cold.goto(addressOf(at.market, '/', site));
    await expect(notice(cold, say.offline)).toBeVisible();
    await expect(cold.locator('html')).toHaveAttribute('lang', at.locale ?? /^en-/);
    await cold.goto(addressOf(at.market, '/order/desserts/', site));
    await cold.reload();
    await expect(notice(cold, say.offline)).toBeVisible();
    const dishes = cold.getByRole('listitem').getByRole('heading', { level: 2 });
    await expect(dishes.first()).toBeVisible();
    const basket = cold.getByRole('complementary', { name: say.basket });
    await expect(basket.getByRole('heading', { name: 'Margherita' })).toBeVisible();
    const checkout = basket.getByRole('button', { name: say.checkout });
    await expect(checkout).toBeDisabled();
    await expect(basket).toContainText(say.waits);

    server.set('there');
    await lineComesBack(cold);
    await expect(cold.getByText(say.back)).toBeVisible();
    await expect(notice(cold, say.offline)).toHaveCount(0);
    await expect(checkout).toBeEnabled();
  });
}

test('a device without a line opens the shop as an app does, takes what is added, and waits with vouchers and the order @phone [SHP-40]', async ({
  context,
  page,
  server,
}) => {
  const { site } = server;
  await arrive(page, '/order/pizzas/', { basket: { items: [margherita] }, site });
  await isKept(page, [...ofHut, 'products/dips']);
  server.set('gone');
  await context.setOffline(true);
  await page.goto(addressOf('uk', '/', site));
  await expect(notice(page)).toContainText('Ordering and finding a restaurant have to wait');
  await page.goto(addressOf('uk', '/order/dips/', site));
  await page
    .getByRole('button', { name: /^Add .* to your basket$/ })
    .first()
    .click();
  const basket = await openBasket(page);
  await expect(basket.getByRole('heading', { name: 'Margherita' })).toBeVisible();
  await basket.getByRole('button', { name: 'Add a voucher or gift card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Voucher or gift card' });
  await dialog.getByLabel('Voucher code').fill('SAVE10');
  await expect(dialog.getByRole('button', { name: 'Apply code' })).toBeDisabled();
  await expect(dialog).toContainText('You can add a voucher or gift card as soon as you are');
  await dialog.getByLabel('Voucher code').press('Enter');
  await dialog.getByRole('tab', { name: 'Gift card' }).click();
  await dialog.getByLabel('Card number').fill('1234567890');
  await dialog.getByLabel('Pin').fill('1234');
  await expect(dialog.getByRole('button', { name: 'Check card' })).toBeDisabled();
  await expectAccessible(page);
  server.set('there');
  await context.setOffline(false);
  await expect(dialog.getByRole('button', { name: 'Check card' })).toBeEnabled();
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-kept');
  await expect(page.getByRole('link', { name: /2 items/ }).first()).toBeAttached();
});

test('who has no restaurant yet opens home and the menu last seen, and looks for one once the server is there [SHP-40]', async ({
  page,
  server,
}) => {
  const { site } = server;
  await visit(page, 'uk', '/menu/pizzas/', site);
  await isKept(page, ['sectors']);
  server.set('gone');
  await page.goto(addressOf('uk', '/menu/pizzas/', site));
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Margherita' })).toBeVisible();
  await page.goto(addressOf('uk', '/', site));
  await expect(notice(page)).toBeVisible();
  await page.getByLabel('Postcode').fill('SW11 1JB');
  const find = page.getByRole('button', { name: 'Start my delivery' });
  await expect(find).toBeDisabled();
  server.set('there');
  await lineComesBack(page);
  await expect(find).toBeEnabled();
  await find.click();
  await page.waitForURL(/\/order\//);
});

for (const reach of ['silent', 'bad-gateway'] as const) {
  test(`a server that is ${reach} is taken for one out of reach where the shop is kept [SHP-40]`, async ({
    page,
    server,
  }) => {
    const { site } = server;
    await arrive(page, '/order/pizzas/', { basket: { items: [margherita] }, site });
    await isKept(page);
    server.set(reach);
    await page.goto(addressOf('uk', '/order/deals/', site));
    await expect(page.locator('html')).toHaveAttribute('data-kept');
    await expect(notice(page)).toBeVisible();
  });
}

test('two tabs open without the server, share the basket, and go on together [SHP-40]', async ({
  context,
  page,
  server,
}) => {
  const { site } = server;
  await arrive(page, '/order/dips/', { basket: { items: [margherita] }, site });
  await isKept(page, [...ofHut, 'products/dips']);
  server.set('gone');
  const second = await context.newPage();
  await second.goto(addressOf('uk', '/order/dips/', site));
  await page.reload();
  for (const tab of [page, second]) await expect(notice(tab)).toBeVisible();
  await second
    .getByRole('button', { name: /^Add .* to your basket$/ })
    .first()
    .click();
  const basket = await openBasket(page);
  await expect(basket.getByRole('heading', { level: 3 })).toHaveCount(2);
  server.set('there');
  for (const tab of [page, second]) {
    await lineComesBack(tab);
    await expect(notice(tab)).toHaveCount(0);
  }
});

test('nothing of a customer is kept beside the page, signed in or out [SHP-40]', async ({
  page,
  server,
}) => {
  const { site } = server;
  const { email, state } = await newCustomer();
  await arrive(page, '/order/pizzas/', { basket: { items: [margherita] }, state, site });
  await isKept(page);
  await page.goto(addressOf('uk', '/account/edit', site));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = () =>
    page.evaluate(async () => {
      const texts: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const { pathname } = new URL(request.url);
          if (pathname.startsWith('/assets/')) continue;
          texts.push(`${pathname} ${await (await cache.match(request))?.text()}`);
        }
      }
      return texts;
    });
  expect(await kept()).toEqual([expect.stringMatching(/^\/kept-page <!doctype html>/)]);
  expect((await kept()).join()).not.toContain(email);
  await page.goto(addressOf('uk', '/account/logout', site));
  await page.waitForURL((url) => !url.pathname.includes('logout'));
  server.set('gone');
  await page.goto(addressOf('uk', '/', site));
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  const left = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(left).not.toContain(email);
  expect(left).not.toContain('margherita"');
});
