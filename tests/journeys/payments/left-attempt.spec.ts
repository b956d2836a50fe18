import { expect, test } from '../journey.ts';
import { addressOf, arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { choosePayment, fillDetails, placeButton } from '../checkout/reach-checkout.ts';
import { openBasket } from '../open-basket.ts';
import { applyCode, creditDialog } from '../vouchers/enter-code.ts';

/** A code that may be used once. */
const single = 'SPEQ2VJ7';

test('a single-use code of a card payment that was left goes with the customer to the next way to pay', async ({
  page,
}) => {
  const items = [1, 2, 3].map((count) => ({ ...margherita, basketItemId: `pizza-${count}` }));
  await arrive(page, '/order/dips/', { by: 'collection', basket: { items } });
  const basket = await openBasket(page);
  await basket.getByRole('button', { name: /^Add a voucher/ }).click();
  await applyCode(creditDialog(page), single);
  await page.goto(addressOf('uk', '/order/checkout/'));
  await fillDetails(page);
  await choosePayment(page, /^Card Online/);
  await placeButton(page).click();
  await page.waitForURL(/\/order\/card-details\//);
  await page.reload();
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await choosePayment(page, /^Cash/);
  await placeButton(page).click();
  await page.waitForURL(/\/order\/ordersummary\//);
  await expect(page.getByText('Thank you, your order is in')).toBeVisible();
});
