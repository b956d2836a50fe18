import { expect, type Page, test } from '../journey.ts';
import { arrive } from '../arrive.ts';
import { cola, margherita } from '../baskets.ts';
import { openBasket } from '../open-basket.ts';
import { alwaysOpen } from '../places.ts';
import { feature, setInManifest } from '../set-in-manifest.ts';

const items = [margherita, cola];

/** A collector with a pizza and a cola, whose visit is in a variant of an experiment. */
const arriveIn = (page: Page, optimizely: string) =>
  arrive(page, '/order/dips/', { by: 'collection', basket: { items }, query: { optimizely } });

test('the bar of the basket says to view it, under its experiment [EXP-19]', async ({ page }) => {
  const bar = page.getByRole('link', { name: /^(View basket · )?2 items/ });
  await arriveIn(page, 'view-basket-CTA:control');
  await expect(bar).toContainText('£15.48');
  await expect(bar).not.toContainText('View basket');
  await arriveIn(page, 'view-basket-CTA:treatment');
  await expect(bar).toContainText('View basket · 2 items');
  await expect(bar).toContainText('£15.48');
});

test('the checkout button says something else under its experiment [EXP-23]', async ({ page }) => {
  await arriveIn(page, 'checkout-cta-text:control');
  const basket = await openBasket(page);
  await expect(basket.getByRole('button', { name: /^Checkout/ })).toBeVisible();
  await arriveIn(page, 'checkout-cta-text:treatment');
  await openBasket(page);
  await expect(basket.getByRole('button', { name: /^Looks good, check out/ })).toBeVisible();
});

test('the deal assistant turns itself on after localising where its feature is on [EXP-73]', async ({
  page,
}) => {
  const assistant = page.getByRole('switch', { name: 'Deal assistant' });
  await arrive(page, '/order/dips/', { by: 'collection', basket: { items } });
  await openBasket(page);
  await expect(assistant).not.toBeChecked();
  await setInManifest(page, '**/order/**', ...feature('dealbot-auto-enable', true));
  await arrive(page, '/order/dips/', { by: 'collection', basket: { items } });
  await openBasket(page);
  await expect(assistant).toBeChecked();
});

test('vouchers are taken where their feature is on, in the United Kingdom, India and Canada [EXP-84, BSK-22]', async ({
  page,
}) => {
  const add = /voucher|code promo|coupon/i;
  for (const market of ['uk', 'in', 'ca'] as const) {
    await arrive(page, '/order/dips/', {
      at: alwaysOpen[market],
      by: 'collection',
      basket: { items: [margherita] },
    });
    await expect((await openBasket(page)).getByRole('button', { name: add })).toBeVisible();
  }
  await setInManifest(page, '**/order/**', ...feature('hasVouchers', false));
  await arrive(page, '/order/dips/', { by: 'collection', basket: { items } });
  const basket = await openBasket(page);
  await expect(basket.getByRole('button', { name: /^Checkout/ })).toBeVisible();
  await expect(basket.getByRole('button', { name: add })).toHaveCount(0);
});

test('discounts are on offer where their feature is on [BSK-22, EXP-84]', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Money off your order' });
  await arrive(page, '/order/deals/');
  await expect(heading).toBeVisible();
  await setInManifest(page, '**/order/**', ...feature('hasDiscounts', false));
  await arrive(page, '/order/deals/');
  await expect(page.getByRole('link', { name: 'The Big Night In', exact: true })).toBeVisible();
  await expect(heading).toHaveCount(0);
});
