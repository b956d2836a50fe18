import { expect, test } from '../journey.ts';
import { arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { places } from '../places.ts';

test('card pages of Canada have no language switcher, its other pages do [SHL-33]', async ({
  page,
}) => {
  const order = {
    flow: 'at-provider',
    attempt: { key: 'key-1', request: {} },
    transactionId: 'transaction-1',
  };
  const basket = { items: [margherita] };
  const visit = { at: places.toronto, by: 'collection', basket, state: { order } } as const;
  const switcher = page.getByRole('banner').getByRole('button', { name: 'Français' });
  await arrive(page, '/order/card-details/?transactionId=transaction-1', visit);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card details');
  await expect(switcher).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  await expect(switcher).toBeVisible();
});
