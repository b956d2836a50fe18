import type { Page } from '@playwright/test';
import { arrive, type Arrival } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { foundAddresses } from '../checkout/found-addresses.ts';
import {
  choosePayment,
  type MarketId,
  newDetails,
  placeButton,
} from '../checkout/reach-checkout.ts';
import { expect } from '../journey.ts';
import {
  dialogOf,
  openDialog,
  openIn,
  type OpenShop,
  waitForDialog,
  type WalkThrough,
} from './shops.ts';
import { lookAtAssistant, lookAtChecking, lookAtWaiting } from './walk-questions.ts';

/** What each market has of its own. */
const markets: Readonly<
  Record<
    MarketId,
    {
      readonly deal: string;
      readonly category: string;
      readonly discount?: string;
      readonly side: string;
      /** Less than any hut delivers. */
      readonly drink: string;
    }
  >
> = {
  uk: {
    deal: 'bogof-medium',
    category: 'lunch',
    discount: 'student-15',
    side: 'garlic-bread',
    drink: 'fornello-cola',
  },
  // Without discounts.
  fr: { deal: 'une-achetee-une-offerte', category: 'lunch', side: 'pain-ail', drink: 'cola-33' },
  in: {
    deal: 'buy-one-get-one',
    category: 'lunch',
    discount: 'pickup-15',
    side: 'garlic-bread',
    drink: 'cola-can',
  },
  ca: {
    deal: 'buy-one-get-one',
    category: 'lunch',
    discount: 'pickup-20',
    side: 'garlic-bread',
    drink: 'cola-can',
  },
};

/** A deal of a market with a pizza in it that can be a half-and-half. */
export const dealOf = (market: MarketId): string => markets[market].deal;

/** Whether a market has discounts and vouchers. */
const hasDiscounts = (market: MarketId): boolean => markets[market].discount !== undefined;

const withPizza: Arrival = { basket: { items: [margherita] } };

/** A customer who collects arrives at a page of a shop. */
const arriveIn = (page: Page, { at }: OpenShop, path: string, more: Arrival): Promise<void> =>
  arrive(page, path, { at, by: 'collection', ...more });

/** The pages of ordering, also while they load, without an answer, and with nothing in the basket. */
export const walkOrdering: WalkThrough = async (page, shop, look) => {
  const { market, t } = shop;
  const { deal, category, discount } = markets[market];
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/v1/deals/**', async (route) => {
    await held;
    await route.fulfill({ status: 500, body: '{}' });
  });
  await arriveIn(page, shop, '/order/deals/', {});
  await page.getByText(t('deals.loading')).waitFor({ state: 'attached' });
  await look('deals on their way');
  answer();
  await page.getByText(t('deals.failed.title')).waitFor();
  await look('deals that did not come');
  await page.unroute('**/v1/deals/**');
  await openDialog(page, shop, '/order/deals/#basket');
  await page.getByText(t('basket.empty.title')).waitFor();
  await look('an empty basket');
  await openIn(page, shop, '/order/deals/');
  await page.locator('main a[href*="/order/deal/?"]').first().waitFor();
  await look('deals');
  for (const path of [
    `/order/deal/?id=${deal}&basketId=mine`,
    `/order/dealcategory/?id=${category}`,
    ...(discount === undefined ? [] : [`/order/discount/?id=${discount}`]),
    '/order/pizzas/',
    '/order/pizzas/?q=ma',
    '/order/pizzas/?q=xyz',
  ]) {
    await openIn(page, shop, path);
    await look(path);
  }
  await page.getByText(t('search.filters'), { exact: true }).click();
  await page.getByRole('button', { name: t('search.without.gluten'), exact: true }).click();
  await look('filters');
};

/** What opens over the pages of ordering, the basket, a notification, and what is said without a connection. */
export const walkDialogs: WalkThrough = async (page, shop, look) => {
  const { market, t } = shop;
  const { deal, side, drink } = markets[market];
  const dialog = dialogOf(page);
  await arriveIn(page, shop, '/order/pizzas/?modal=margherita', withPizza);
  await waitForDialog(page, shop);
  await look('a pizza');
  await openDialog(page, shop, '/order/pizzas/?modal=half-and-half');
  await dialog.locator('summary').first().click();
  await dialog.getByRole('searchbox').waitFor();
  await look('a half-and-half');
  await openDialog(page, shop, `/order/sides/?modal=${side}`);
  await look('a side');
  await openIn(page, shop, `/order/deal/?id=${deal}&basketId=mine`);
  const slot = page.locator('section[aria-labelledby="slot-heading"]');
  await slot.getByRole('button', { name: /^(Half|Moitié)/ }).click();
  await waitForDialog(page, shop);
  await look('a half-and-half of a deal');
  await openIn(page, shop, '/order/drinks/');
  const now = t('timeslots.bar.label', { time: t('timeslots.bar.asap') });
  await page.getByRole('button', { name: now }).click();
  await dialog.getByRole('combobox').waitFor();
  await look('the times');
  await dialog.getByRole('button', { name: t('timeslots.overlay.close') }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Add|Ajouter) / })
    .first()
    .click();
  const told = page.getByRole('region', { name: t('shell.notifications.label') });
  await expect(told.locator('svg')).not.toHaveCount(0);
  await look('a notification');
  await lookAtAssistant(page, shop, look);
  const checkout = dialog.getByRole('button', { name: new RegExp(`^${t('basket.checkout')}`) });
  await checkout.click();
  await page.getByRole('dialog', { name: t('upsells.dialog.title') }).waitFor();
  await look('what is suggested');
  if (hasDiscounts(market)) {
    await openDialog(page, shop, '/order/drinks/?showVoucherModal=true#basket');
    await dialog.getByRole('textbox', { name: t('vouchers.code') }).fill('NOSUCHCODE');
    await dialog.getByRole('button', { name: t('vouchers.submit') }).click();
    await page.getByText(t('vouchers.error.NOT_FOUND')).waitFor();
    await look('a voucher that is refused');
  }
  const little = { basketItemId: 'drink', choice: { type: 'drink', productId: drink } } as const;
  await arriveIn(page, shop, '/order/deals/#basket', {
    by: 'delivery',
    to: foundAddresses[market],
    basket: { items: [little] },
  });
  await checkout.click();
  await page.getByRole('dialog', { name: t('basket.gate.minimum.title') }).waitFor();
  await look('a basket that is too small');
  await page.context().setOffline(true);
  await page.getByText(t('shell.offline.title')).first().waitFor();
  await look('a basket without a connection');
  await page.context().setOffline(false);
};

/** The fields of who orders, where the name is one of them and where it is two. */
const whole = ['name', 'email', 'phone'] as const;
const parted = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Checkout, with errors too, the order that comes of it, the page where a card is given, and a payment that is waited for. */
export const walkCheckout: WalkThrough = async (page, shop, look) => {
  const { market, t } = shop;
  await arriveIn(page, shop, '/order/checkout/', withPizza);
  await placeButton(page).waitFor();
  await look('checkout');
  await placeButton(page).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await look('checkout with errors');
  const details = Object.values(newDetails(market));
  for (const [index, field] of (details.length < 4 ? whole : parted).entries()) {
    const name = t(`checkout.fields.${field}`);
    await page.getByRole('textbox', { name, exact: true }).fill(details[index] ?? '');
  }
  await choosePayment(page, /^(Cash|Espèces)/);
  await lookAtChecking(page, shop, look);
  await page.waitForURL(/ordersummary/);
  await page.locator('[data-order-status]').waitFor();
  await look('summary');
  const order = { flow: 'at-provider', attempt: { key: 'key-1', request: {} }, transactionId: '1' };
  await arriveIn(page, shop, '/order/card-details/?transactionId=1', {
    ...withPizza,
    state: { order },
  });
  await look('a card');
  await lookAtWaiting(page, shop, look);
};
