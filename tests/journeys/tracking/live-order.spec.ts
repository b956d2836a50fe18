import { expect, type Page, test } from '../journey.ts';
import { addressOf } from '../arrive.ts';
import { orderWithCash } from '../checkout/reach-checkout.ts';
import { openBasket } from '../open-basket.ts';
import { kitchenOf } from './steer-kitchen.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Your order', exact: true });

/** Pages of every kind. */
const paths = ['/', '/huts/', '/order/deals/', '/order/pizzas/', '/huts/uk-1/1101', '/cookies/'];

test('a live order is one tap away from every page until it is done, for a guest too [SHP-14]', async ({
  page,
}) => {
  test.slow();
  await orderWithCash(page);
  const tracker = page.url();
  const kitchen = await kitchenOf(page);
  await kitchen.pause();
  await expect(page.locator('[data-order-status]')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  for (const path of paths) {
    await page.goto(addressOf('uk', path));
    await expect(bar(page).getByRole('link')).toHaveCount(1);
    await expect(bar(page)).toContainText(/restaurant|dough|oven|box|ready/i);
    await expect(bar(page)).toContainText(/\d:\d\d/);
  }
  await bar(page).getByRole('link').click();
  await page.waitForURL(/ordersummary/);
  expect(new URL(page.url()).searchParams.get('transactionId')).toBe(
    new URL(tracker).searchParams.get('transactionId'),
  );
  await expect(bar(page)).toHaveCount(0);
  await kitchen.fail();
  await page.goto(addressOf('uk', '/huts/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('two live orders have a line each, and neither lies over the basket bar [SHP-14]', async ({
  page,
}) => {
  test.slow();
  await orderWithCash(page);
  await (await kitchenOf(page)).pause();
  await page.goto(addressOf('uk', '/order/dips/'));
  await expect(bar(page).getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: /^Add / }).first().click();
  const toBasket = page.getByRole('link', { name: /£0\.99/ });
  await expect(toBasket).toBeVisible();
  const [order, basket] = [await bar(page).boundingBox(), await toBasket.boundingBox()];
  expect((order?.y ?? 0) + (order?.height ?? 0)).toBeLessThanOrEqual(basket?.y ?? 0);
  await openBasket(page);
  await orderWithCash(page);
  await (await kitchenOf(page)).pause();
  await page.goto(addressOf('uk', '/huts/'));
  await expect(bar(page).getByRole('link')).toHaveCount(2);
});
