import { expect, type Request, test } from '../journey.ts';
import { arrive, outsideAddressOf } from '../arrive.ts';
import { cola } from '../baskets.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { enterCard } from '../gift-cards/enter-card.ts';
import { openBasket } from '../open-basket.ts';
import { applyCode, creditDialog } from '../vouchers/enter-code.ts';
import { fillDetails, placeButton } from './reach-checkout.ts';

// 2.49 less the 10.00 of the code.
const reason = 'Your discount is £7.51 more than your basket.';

test('a discount above the basket leaves no way to checkout, and says why, until a gift card is there [BSK-58, CHK-102]', async ({
  page,
}) => {
  await arrive(page, '/order/dips/', { by: 'collection', basket: { items: [cola] } });
  const basket = await openBasket(page);
  const checkout = basket.getByRole('button', { name: /^Checkout/ });
  await expect(checkout).toBeEnabled();
  await basket.getByRole('button', { name: /^Add a voucher/ }).click();
  await applyCode(creditDialog(page), 'WELCOME10');
  await expect(checkout).toContainText('-£7.51');
  await expect(checkout).toBeDisabled();
  await expect(basket).toContainText(reason);
  await expectAccessible(page);
  await basket.getByRole('button', { name: 'Add a gift card' }).click();
  await enterCard(creditDialog(page), '6000200020002000', '2000');
  await creditDialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(checkout).toBeEnabled();
  await expect(basket).not.toContainText(reason);
});

test('an order below nothing is not placed by who comes to checkout all the same [CHK-102]', async ({
  page,
}) => {
  const answer = await page.request.get(outsideAddressOf('uk', '/v1/vouchers/uk-1/WELCOME10'));
  const voucher = (await answer.json()) as { readonly result: { readonly discountId: string } };
  await arrive(page, '/order/checkout/', {
    by: 'collection',
    basket: { items: [cola], discountId: voucher.result.discountId },
    state: { voucher: { id: 'WELCOME10', list: [voucher] } },
  });
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/preauthorise')) sent.push(request);
  });
  await expect(page.getByText(reason).filter({ visible: true })).toBeVisible();
  await fillDetails(page);
  await expect(placeButton(page)).toBeDisabled();
  await page.getByRole('textbox', { name: 'Email' }).press('Enter');
  await expect(placeButton(page)).toBeDisabled();
  expect(sent).toEqual([]);
});
