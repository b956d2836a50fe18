import { orderWithCash } from '../checkout/reach-checkout.ts';
import { expect, test } from '../journey.ts';
import { startTillServer, type TillServer } from './till-server.ts';

let server: TillServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startTillServer();
});
test.afterAll(() => server.stop());

/** Statuses of a collection, with the words that its customer reads. */
const shown = [
  ['CONFIRMED', 'The restaurant has accepted your order'],
  ['COOKING', 'In the oven'],
  ['READY', 'Your order is ready for collection'],
  ['DELIVERED', 'Collected. Enjoy!'],
] as const;

test('a customer sees their order move on as the point of sale of the hut reports it [GTW-36]', async ({
  page,
}) => {
  test.slow();
  await orderWithCash(page, { site: server.url });
  await expect.poll(server.till.orders).toHaveLength(1);
  const [orderId = ''] = server.till.orders();
  const status = page.locator('[data-order-status]');
  for (const [order_status, words] of shown) {
    await server.reportStatus(orderId, order_status);
    await expect(status).toContainText(words);
  }
});

test('a customer whose order the hut refuses reads at once that no payment is taken [GTW-36]', async ({
  page,
}) => {
  const accept = server.till.answer(422);
  await orderWithCash(page, { site: server.url });
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your order was not accepted' }),
  ).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('alert')).toContainText('No payment is taken');
  accept();
});
