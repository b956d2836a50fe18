import { expect, type Page, test } from '../journey.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { orderWithCash } from '../checkout/reach-checkout.ts';
import { kitchenOf } from './steer-kitchen.ts';

/** The status of the order, as it is announced. */
const live = (page: Page) => page.locator('[data-order-status]');

test('a delivery is followed to the door [CHK-08, TRK-04, TRK-06, TRK-07, TRK-08, TRK-30, TRK-41]', async ({
  page,
}) => {
  test.slow();
  await orderWithCash(page, { type: 'delivery' });
  const kitchen = await kitchenOf(page);
  await kitchen.pause();
  const words = [
    'The restaurant has accepted your order',
    'Stretching your dough',
    'In the oven',
    'Into the box it goes',
    'Your order is on its way',
    'Almost at your door',
    'Delivered. Enjoy!',
  ];
  await expect(live(page)).not.toHaveText('');
  const shown = (await live(page).locator('p').first().textContent()) ?? '';
  for (const text of words.slice(words.indexOf(shown) + 1)) {
    await kitchen.advance();
    await expect(live(page)).toContainText(text);
  }
  const stages = page.getByRole('list', { name: 'Where your order is' }).getByRole('listitem');
  await expect(stages).toHaveCount(6);
  await expect(stages.last()).toContainText('Delivered, done');
});

test('a collection is ready at the counter, then collected [TRK-05, TRK-08]', async ({ page }) => {
  test.slow();
  await orderWithCash(page);
  const kitchen = await kitchenOf(page);
  await kitchen.pause();
  const ready = live(page).filter({ hasText: 'Your order is ready for collection' });
  await expect(async () => {
    if ((await ready.count()) === 0) await kitchen.advance();
    await expect(ready).toBeVisible({ timeout: 1000 });
  }).toPass();
  await kitchen.advance();
  await expect(live(page)).toContainText('Collected. Enjoy!');
});

test('a refused order says that no money is taken [TRK-09, TRK-45]', async ({ page }) => {
  await orderWithCash(page, { details: { Email: 'ada+decline@example.com' } });
  await (await kitchenOf(page)).advance();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your order was not accepted' }),
  ).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('No payment is taken');
  await expect(alert).toContainText('48 hours');
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/);
});

test('five steps lead to the confirmation [TRK-02, TRK-19]', async ({ page }) => {
  await page.route('**/tracking/events', (route) => route.abort());
  await page.route(/\/tracking$/, (route) => route.abort());
  await orderWithCash(page);
  await expect(page.getByText('We are sending your order to the restaurant')).toBeVisible();
  await expect(page.getByText(/within about a minute/)).toBeVisible();
  const steps = page.getByRole('list', { name: 'Order progress' }).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
});

test('the estimate shows in France and not in the first British sector [TRK-20, TRK-21]', async ({
  page,
}) => {
  await page.route('**/tracking/events', (route) => route.abort());
  await orderWithCash(page, { market: 'fr' });
  await expect(page.getByText(/^Prévue /)).toBeVisible();
  await orderWithCash(page, { market: 'uk' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Expected /)).toHaveCount(0);
});

test('the estimate shows in Canada to the treatment only [TRK-22]', async ({ page }) => {
  const summary = await orderWithCash(page, { market: 'ca' });
  await (await kitchenOf(page)).pause();
  await expect(live(page)).not.toHaveText('');
  await expect(page.getByText(/^Expected /)).toHaveCount(0);
  summary.searchParams.set('optimizely', 'show-eta-ca:treatment');
  await page.goto(summary.href);
  await expect(page.getByText(/^Expected /)).toBeVisible();
});

test('the summary is free of accessibility problems [CHK-08]', async ({ page }) => {
  await orderWithCash(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
  await expectAccessible(page);
});
