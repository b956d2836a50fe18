import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { orderWithCash } from '../checkout/reach-checkout.ts';

interface Steering {
  readonly page: Page;
  readonly orderId: string;
}

/** Holds the simulated kitchen of an order, so that a journey sees each status. */
const holdKitchen = async (page: Page, summary: URL): Promise<Steering> => {
  const id = summary.searchParams.get('transactionId') ?? '';
  const answer = await page.request.get(new URL(`/v1/orders/${id}`, summary).href);
  const { orderId } = (await answer.json()) as { orderId: string };
  await steer({ page, orderId }, 'pause');
  return { page, orderId };
};

const steer = async ({ page, orderId }: Steering, action: string): Promise<void> => {
  const url = new URL(`/sandbox/kitchen/${orderId}`, page.url()).href;
  const answer = await page.request.post(url, { data: { action } });
  expect(answer.ok()).toBe(true);
};

const live = (page: Page) => page.locator('[aria-live="polite"]').filter({ visible: true });

test('a delivery is followed to the door [CHK-08, TRK-03, TRK-04, TRK-06, TRK-08, TRK-25, TRK-30, TRK-41]', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const summary = await orderWithCash(page, baseURL, { type: 'delivery' });
  const kitchen = await holdKitchen(page, summary);
  const seen = ['The hut has accepted', 'Stretching', 'In the oven', 'Into the box', 'on its way'];
  const all = [...seen, 'Almost at your door', 'Delivered'];
  const first = all.findIndex((text) => text === all[0]);
  for (const text of all.slice(first)) {
    const status = live(page).filter({ hasText: text });
    for (let tries = 0; tries < all.length && (await status.count()) === 0; tries += 1) {
      await steer(kitchen, 'advance');
      await expect(live(page).first()).not.toBeEmpty();
    }
    await expect(status.first()).toBeVisible();
  }
  await expect(page.getByRole('list', { name: 'In the kitchen' })).toContainText('Delivered');
});

test('a refused order says that no money is taken [TRK-09, TRK-45]', async ({ page, baseURL }) => {
  await orderWithCash(page, baseURL, { details: { Email: 'ada+decline@example.com' } });
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your order was not accepted' }),
  ).toBeVisible({ timeout: 30_000 });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('No payment is taken');
  await expect(alert).toContainText('48 hours');
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/);
});

test('five steps lead to the confirmation [TRK-02, TRK-19]', async ({ page, baseURL }) => {
  await page.route('**/tracking/events', (route) => route.abort());
  await page.route(/\/tracking$/, (route) => route.abort());
  await orderWithCash(page, baseURL);
  await expect(page.getByText('We are sending your order to the hut')).toBeVisible();
  await expect(page.getByText(/within about a minute/)).toBeVisible();
  const steps = page.getByRole('list', { name: 'Order progress' }).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
});

test('the estimate shows in France and not in the first British sector [TRK-20, TRK-21]', async ({
  page,
  baseURL,
}) => {
  await page.route('**/tracking/events', (route) => route.abort());
  await orderWithCash(page, baseURL, { market: 'fr' });
  await expect(page.getByText(/^Prévue /)).toBeVisible();
  await orderWithCash(page, baseURL, { market: 'uk' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Expected /)).toHaveCount(0);
});

test('the estimate shows in Canada to the treatment only [TRK-22]', async ({ page, baseURL }) => {
  const query = { optimizely: 'show-eta-ca=treatment' };
  await page.route('**/tracking/events', (route) => route.abort());
  await orderWithCash(page, baseURL, { market: 'ca' });
  await expect(page.getByRole('list', { name: 'Order progress' })).toBeVisible();
  await expect(page.getByText(/^Expected /)).toHaveCount(0);
  const summary = new URL(page.url());
  for (const [name, value] of Object.entries(query)) summary.searchParams.set(name, value);
  await page.goto(summary.href);
  await expect(page.getByText(/^Expected /)).toBeVisible();
});

test('the summary is free of accessibility problems [CHK-08]', async ({ page, baseURL }) => {
  await orderWithCash(page, baseURL);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});
