import { expect, type Page } from '@playwright/test';
import { newCustomer } from '../accounts/customers.ts';
import { addressOf, arrive, visit } from '../arrive.ts';
import { cola, margherita } from '../baskets.ts';
import {
  choosePayment,
  fillDetails,
  type MarketId,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';
import { alwaysOpen } from '../places.ts';

/** Looks at the page as it is now; `name` says which one and in what state. */
export type Look = (name: string) => Promise<void>;

/** Where the map of each market begins. */
const middles: Readonly<Record<MarketId, string>> = {
  uk: '51.4646,-0.166',
  fr: '48.8566,2.3522',
  in: '12.9352,77.6245',
  ca: '43.6532,-79.3832',
};

const open = async (page: Page, market: MarketId, path: string): Promise<void> => {
  await page.goto(addressOf(market, path));
  await page.locator('main h1').first().waitFor();
};

/** The pages of a market that need no hut. */
export async function walkSite(page: Page, market: MarketId, look: Look): Promise<void> {
  const { sector, hutId } = alwaysOpen[market];
  await visit(page, market, '/');
  await look('home');
  for (const path of [
    '/huts/',
    `/huts/${sector}/${hutId}`,
    `/map/?latLong=${middles[market]}&disposition=collection`,
    '/menu/',
    '/menu/pizzas/',
    '/promo/big-night-in',
    '/allergens/',
    '/cookies/',
    '/error',
    '/account/',
  ]) {
    await open(page, market, path);
    await look(path);
  }
}

/** The pages of who is signed in, in the markets where that is by email. */
export async function walkAccount(page: Page, market: 'uk' | 'ca', look: Look): Promise<void> {
  const { state } = await newCustomer(market);
  await arrive(page, '/account/edit', { at: alwaysOpen[market], state });
  await look('/account/edit');
  await open(page, market, '/');
  await look('home of a customer');
}

/** The pages of ordering, their dialogs, the basket and a notification. */
export async function walkOrdering(page: Page, market: MarketId, look: Look): Promise<void> {
  await arrive(page, '/order/deals/', {
    at: alwaysOpen[market],
    by: 'collection',
    basket: { items: [margherita, ...(market === 'uk' ? [cola] : [])] },
  });
  await look('/order/deals/');
  const links = await page
    .locator('main a[href*="/order/deal"], main a[href*="/order/discount"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const kinds = ['/order/deal/', '/order/dealcategory/', '/order/discount/'];
  for (const path of kinds.flatMap((kind) => links.find((link) => link.startsWith(kind)) ?? [])) {
    await open(page, market, path);
    await look(path);
  }
  await open(page, market, '/order/pizzas/');
  await look('/order/pizzas/');
  await page.goto(addressOf(market, '/order/pizzas/?modal=margherita'));
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
  await look('a product');
  await open(page, market, '/order/drinks/');
  await page
    .getByRole('button', { name: /^(Add|Ajouter) / })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Notifications' }).locator('svg')).not.toHaveCount(
    0,
  );
  await look('a notification');
  await page.goto(addressOf(market, '/order/drinks/#basket'));
  await page.locator('main h1').first().waitFor();
  await look('the basket');
}

/** Checkout, with errors too, and the order that comes of it. */
export async function walkCheckout(page: Page, market: MarketId, look: Look): Promise<void> {
  await reachCheckout(page, { market });
  await look('checkout');
  await placeButton(page).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await look('checkout with errors');
  await fillDetails(page, market);
  await choosePayment(page, /^(Cash|Espèces)/);
  await placeButton(page).click();
  await page.waitForURL(/ordersummary/);
  await page.locator('[data-order-status]').waitFor();
  await look('summary');
}
