import { expect, test } from '../journey.ts';
import { arrive } from '../arrive.ts';
import { now } from '../clock.ts';
import { margherita } from '../baskets.ts';

/** How each page says that it did not load. */
const told = /No answer yet\. We keep trying|could not (be )?load|did not come/i;

/** Pages that load data. */
const pages = [
  '/order/pizzas/',
  '/order/pizzas/?modal=margherita',
  '/order/deals/',
  '/order/checkout/',
  `/order/ordersummary/?transactionId=${'0'.repeat(40)}`,
  '/huts/',
  '/huts/uk-1/1101',
] as const;

for (const path of pages) {
  test(`${path} says within 3 seconds that nothing comes, with nothing over it, and tries again by itself`, async ({
    page,
  }) => {
    let asked = 0;
    await page.clock.install({ time: now() });
    await page.route(/\/v[12]\//, (route) => {
      asked += 1;
      return route.abort();
    });
    await arrive(page, path, { basket: { items: [margherita] }, meltsSeen: false });
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.clock.runFor(3_000);
    await expect(page.getByText(told).first()).toBeVisible();
    const before = asked;
    await page.clock.runFor(20_000);
    await expect.poll(() => asked).toBeGreaterThan(before);
    const isModal = path.includes('modal=');
    await expect(page.getByRole('dialog')).toHaveCount(isModal ? 1 : 0);
  });
}

test('the menu comes by itself once there is an answer again', async ({ page }) => {
  let isGone = true;
  await page.clock.install({ time: now() });
  await page.route(/\/v[12]\//, (route) => (isGone ? route.abort() : route.fallback()));
  await arrive(page, '/order/deals/', { basket: { items: [margherita] } });
  await page.clock.runFor(3_000);
  await expect(page.getByText(told).first()).toBeVisible();
  isGone = false;
  await page.clock.runFor(6_000);
  await expect(page.getByRole('link', { name: 'The Big Night In', exact: true })).toBeVisible();
});
