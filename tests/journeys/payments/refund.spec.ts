import type { OrderSummary } from '../../../schemas/types/http/orders.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { outsideAddressOf } from '../arrive.ts';
import { expect, test } from '../journey.ts';
import { posSecret } from '../pos-secret.ts';
import { payWith, reachForm, summary } from './card-form.ts';

test('a customer sees on the order what the hut has given back [GTW-21]', async ({ page }) => {
  const transactionId = await reachForm(page);
  await payWith(page);
  await page.waitForURL(summary);
  const read = await fetch(outsideAddressOf('uk', `/v1/orders/${transactionId}`));
  const { orderId, hut, lines } = (await read.json()) as OrderSummary;
  const call = (path: string, body: object) =>
    fetch(outsideAddressOf('uk', `/v1/orders/${orderId}/${path}`), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${posKeyOf(posSecret, hut.sector, hut.id)}`,
        'idempotency-key': `refund ${transactionId}`,
      },
      body: JSON.stringify(body),
    });
  expect((await call('refunds', { amount: 2.5, reason: 'cold' })).status).toBe(200);
  await page.reload();
  await expect(page.getByText(lines[0]?.title ?? '').first()).toBeVisible();
  const row = page.getByText('Refunded').locator('..');
  await expect(row).toContainText('−£2.50');
});
