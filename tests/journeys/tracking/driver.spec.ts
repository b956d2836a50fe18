import type { Page } from '@playwright/test';
import { orderWithCash } from '../checkout/reach-checkout.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../journey.ts';
import { giveTiles } from '../localisation/give-tiles.ts';
import { startTillServer, type TillServer } from './till-server.ts';

let server: TillServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startTillServer();
});
test.afterAll(() => server.stop());

const map = (page: Page) => page.getByRole('group', { name: /^Map of the route from .+ to you$/ });
const driver = (page: Page) => map(page).getByRole('img', { name: 'Your driver' });
const words = (page: Page) => page.locator('[data-driver]');

/** A delivery that the hut has, and what the browser knows it by. */
async function delivery(page: Page): Promise<string> {
  const before = server.till.orders().length;
  const details = { 'Address line 1': '12 Queenstown Road' };
  await orderWithCash(page, { site: server.url, type: 'delivery', details });
  await expect.poll(server.till.orders).toHaveLength(before + 1);
  return server.till.orders().at(-1) ?? '';
}

const placeOf = async (page: Page) => (await driver(page).boundingBox()) ?? { x: 0, y: 0 };

test(
  'the driver moves on the map with the minutes left, from pick-up to the door [SHP-33]',
  { tag: '@both' },
  async ({ page }) => {
    test.slow();
    const orderId = await delivery(page);
    const status = page.locator('[data-order-status]');
    await server.reportStatus(orderId, 'COOKING');
    await expect(status).toContainText('In the oven');
    await expect(map(page)).toHaveCount(0);

    await server.reportStatus(orderId, 'DISPATCHED');
    await expect(map(page)).toBeVisible();
    await expect(words(page)).toHaveText(/^The route from .*Clapham.* to you$/);
    await expect(map(page).getByRole('img', { name: /Clapham/ })).toBeVisible();
    await expect(map(page).getByRole('img', { name: /^(Your|Near your) address$/ })).toBeVisible();
    await expect(driver(page)).toHaveCount(0);

    await server.reportPosition(orderId, { latitude: 51.4645, longitude: -0.1645 }, 200_000);
    await expect(words(page)).toHaveText('Your driver was last seen here 3 minutes ago');
    const said = page.getByRole('status').filter({ hasText: /driver/ });
    await expect(said).toContainText(['We have not heard from your driver for a while']);

    const first = { latitude: 51.465, longitude: -0.166, minutesLeft: 8 };
    await server.reportPosition(orderId, first, 1_000);
    await expect(words(page)).toHaveText('Your driver is about 8 minutes away');
    await expect(said).toContainText(['Your driver is 10 minutes away or less']);
    await expect(driver(page)).toBeInViewport();
    await expectAccessible(page);
    const before = await placeOf(page);

    await server.reportPosition(orderId, { latitude: 51.466, longitude: -0.171, minutesLeft: 6 });
    await expect(words(page)).toHaveText('Your driver is about 6 minutes away');
    await expect(said).toContainText(['Your driver is 10 minutes away or less']);
    await expect.poll(async () => (await placeOf(page)).x).toBeLessThan(before.x - 10);
    await expect.poll(async () => (await placeOf(page)).y).toBeLessThan(before.y - 5);

    await page.reload();
    await expect(words(page)).toHaveText('Your driver is about 6 minutes away');
    await expect(driver(page)).toBeVisible();
    await server.reportStatus(orderId, 'ALMOST_ARRIVED');
    await expect(words(page)).toHaveText('Your driver is about 1 minute away');
    await server.reportStatus(orderId, 'DELIVERED');
    await expect(status).toContainText('Delivered. Enjoy!');
    await expect(map(page)).toHaveCount(0);
  },
);

test('without minutes the map says that the driver is on the way, and is zoomed by its buttons [SHP-33]', async ({
  page,
}) => {
  test.slow();
  const orderId = await delivery(page);
  await server.reportStatus(orderId, 'DISPATCHED');
  await server.reportPosition(orderId, { latitude: 51.466, longitude: -0.169 });
  await expect(words(page)).toHaveText('Your driver is on the way to you');
  const before = await placeOf(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await placeOf(page)).x).toBeGreaterThan(before.x + 10);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(async () => Math.round((await placeOf(page)).x - before.x)).toBe(0);
});

test('a way that does not load says so and can be asked for again; the status goes on [SHP-33]', async ({
  page,
}) => {
  test.slow();
  const orderId = await delivery(page);
  await page.route('**/v1/orders/*/way', (route) => route.abort());
  await server.reportStatus(orderId, 'DISPATCHED');
  await expect(page.getByText('We could not load the map just now.')).toBeVisible();
  await expect(page.locator('[data-order-status]')).toContainText('on its way');
  await page.unroute('**/v1/orders/*/way');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(map(page)).toBeVisible();
});

test('on a map of tiles the way and its driver are the same [SHP-33]', async ({ page }) => {
  test.slow();
  const orderId = await delivery(page);
  await server.reportStatus(orderId, 'DISPATCHED');
  await server.reportPosition(orderId, { latitude: 51.465, longitude: -0.166, minutesLeft: 8 });
  await giveTiles(page, '**/order/ordersummary/**');
  await page.reload();
  await expect(map(page).getByText(/makers$/)).toBeVisible();
  await expect(driver(page)).toBeVisible();
  await expect(map(page).getByRole('img', { name: /Clapham/ })).toBeVisible();
  const before = await placeOf(page);
  await server.reportPosition(orderId, { latitude: 51.466, longitude: -0.171, minutesLeft: 6 });
  await expect.poll(async () => (await placeOf(page)).x).toBeLessThan(before.x - 10);
  await server.reportStatus(orderId, 'DELIVERED');
  await expect(map(page)).toHaveCount(0);
});
