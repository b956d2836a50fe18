import type { LooseItem } from '../../../core/basket/basket.ts';
import { expect, test } from '../journey.ts';
import { arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { openBasket } from '../open-basket.ts';
import { places } from '../places.ts';
import { applyCode, creditDialog } from '../vouchers/enter-code.ts';
import { placeButton, reachCheckout } from './reach-checkout.ts';

test('a voucher above the basket takes it down to nothing, says so, and checkout goes on', async ({
  page,
}) => {
  // Its huts ask for no minimum of what is collected.
  const at = places.toronto;
  const can: LooseItem = {
    basketItemId: 'can',
    choice: { type: 'drink', productId: 'cola-can' },
  };
  await arrive(page, '/order/dips/', { at, by: 'collection', basket: { items: [can] } });
  const basket = await openBasket(page);
  const checkout = basket.getByRole('button', { name: /^Checkout/ });
  await basket.getByRole('button', { name: /^Add a voucher/ }).click();
  await applyCode(creditDialog(page), 'SPECA4K2');
  await expect(basket).toContainText(
    '$10 Off, Just for YouLimited to the price of what it applies to.−$2.29',
  );
  await expect(checkout).toContainText('$0.00');
  await expectAccessible(page);
  await checkout.click();
  await expect(page.getByText('Nothing left to pay.')).toBeVisible();
  await expect(placeButton(page)).toContainText('$0.00');
  await expect(placeButton(page)).toBeEnabled();
});

test('a gift-card voucher above the basket leaves the way to checkout open [BSK-58]', async ({
  page,
}) => {
  await arrive(page, '/order/dips/', { by: 'collection', basket: { items: [margherita] } });
  const basket = await openBasket(page);
  await basket.getByRole('button', { name: /^Add a voucher/ }).click();
  await applyCode(creditDialog(page), 'gbp-15-off');
  await expect(basket).toContainText('Paid by gift voucher£12.99');
  await expect(basket).not.toContainText('Limited to the price');
  await basket.getByRole('button', { name: /^Checkout/ }).click();
  await page.getByRole('button', { name: 'No thanks, go to checkout' }).click();
  await expect(placeButton(page)).toBeEnabled();
});

test('an amount below nothing cannot be asked for: the button rests [CHK-102]', async ({
  page,
}) => {
  await page.route('**/v2/products/**', async (route) => {
    const { host, hostname, href } = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host };
    const response = await route.fetch({ url: href.replace(hostname, 'localhost'), headers });
    const body = (await response.text()).replaceAll('"price":', '"price":-');
    await route.fulfill({ response, body });
  });
  await reachCheckout(page);
  await expect(placeButton(page)).toContainText('£0.00');
  await expect(placeButton(page)).toBeDisabled();
});
