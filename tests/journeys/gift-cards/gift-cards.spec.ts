import { expect, type Locator, type Page, test } from '../journey.ts';
import { arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { choosePayment, fillDetails, placeButton } from '../checkout/reach-checkout.ts';
import { openBasket } from '../open-basket.ts';
import { feature, setInManifest } from '../set-in-manifest.ts';
import { applyCode, creditDialog, openVouchers } from '../vouchers/enter-code.ts';
import { enterCard } from './enter-card.ts';

const withPizza = { basket: { items: [margherita] } };

/** Opens the basket and the tab of gift cards. */
async function openGiftCards(page: Page): Promise<Locator> {
  await openBasket(page);
  await page.getByRole('button', { name: 'Add a voucher or gift card' }).click();
  const dialog = creditDialog(page);
  await dialog.getByRole('tab', { name: 'Gift card' }).click();
  return dialog;
}

test('a card is checked, pays up to the total, follows it, and goes when it is taken away [GFT-05, GFT-09, GFT-11, GFT-12, GFT-13, GFT-16, GFT-17, GFT-19, GFT-26, EXP-66, VOU-59]', async ({
  page,
}) => {
  await arrive(page, '/order/dips/', withPizza);
  const dialog = await openGiftCards(page);
  await expect(dialog.getByLabel('Card number')).toHaveAttribute('maxlength', '30');
  await expect(dialog.getByLabel('Pin')).toHaveAttribute('maxlength', '6');
  const submit = dialog.getByRole('button', { name: 'Check card' });
  await expect(submit).toBeDisabled();
  await dialog.getByLabel('Card number').fill('6000400040004000');
  await expect(submit).toBeDisabled();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/v2/gift-cards/check', async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByLabel('Pin').fill('4000');
  await submit.click();
  await expect(dialog.getByText('Checking your gift card')).toBeVisible();
  answer();
  await expect(dialog).toContainText('£100.00 to spend');
  await expect(dialog).toContainText('Valid until 31 December 2099');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  const box = basket.getByRole('region', { name: 'Vouchers and gift cards' });
  await expect(box).toContainText('Gift card ending 4000');
  await expect(box.getByRole('button', { name: 'Add a voucher' })).toBeVisible();
  await expect(basket).toContainText('To pay£0.00');
  await basket.getByRole('button', { name: 'One more Margherita' }).click();
  await expect(basket).toContainText('Subtotal£25.98');
  await expect(basket).toContainText('To pay£0.00');
  await box.getByRole('button', { name: 'Add a voucher' }).click();
  await applyCode(creditDialog(page), 'SAVE20');
  await expect(box).toContainText('20% Off Everything');
  await expect(box).toContainText('Gift card ending 4000');
  await expect(box.getByRole('button', { name: /^Add/ })).toHaveCount(0);
  await box.getByRole('button', { name: 'Remove the gift card' }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(box).toContainText('Gift card ending 4000');
  await box.getByRole('button', { name: 'Remove the gift card' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(box).not.toContainText('Gift card ending');
});

const generic = 'There is a problem with your gift card';
const server = [
  'Something went wrong',
  'We could not check your gift card. Please try again later.',
] as const;

test('a refused card has the words of its code, and the customer tries again or gives up [GFT-20, GFT-21, GFT-22, GFT-23, GFT-36, GFT-37, GFT-38, GFT-39, GFT-40, GFT-41, GFT-42, GFT-43]', async ({
  page,
}) => {
  await arrive(page, '/order/dips/', withPizza);
  const dialog = await openGiftCards(page);
  for (const [end, title, message] of [
    ['03', ...server],
    ['04', ...server],
    ['05', 'Invalid card', 'We do not recognise this card. Please check the number and pin.'],
    ['06', 'Inactive card', 'This card has not been activated yet.'],
    ['01', generic, 'This card has already been used.'],
    ['02', generic, 'This card has expired.'],
    ['09', generic, 'The pin is incorrect and this card has been deactivated.'],
    ['10', generic, 'We could not use this gift card.'],
  ] as const) {
    await enterCard(dialog, `60000000000000${end}`, '1111');
    await expect(dialog).toContainText(title);
    await expect(dialog).toContainText(message);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByLabel('Card number')).toHaveValue(`60000000000000${end}`);
  }
  await page.route('**/gift-cards/check', (route) => route.abort());
  await enterCard(dialog, '6000400040004000', '4000');
  await expect(dialog).toContainText(generic);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Gift card ending')).toHaveCount(0);
});

/** The end of a bill, by the names of its lines. */
const settled = (place: Locator | Page) =>
  place
    .locator('dl > div')
    .filter({ hasText: /^(Total|Paid|To pay)/ })
    .filter({ visible: true });

for (const { told, card, placed, before, after } of [
  {
    told: 'pays a part of an order and the rest is paid at the door',
    card: '6000300030003000',
    placed: /^Cash/,
    before: ['Total£12.99', 'Paid by gift card£5.00', 'To pay: Cash£7.99'],
    after: ['Total£12.99', 'Paid by gift card£5.00', 'To pay: Cash£7.99'],
  },
  {
    told: 'covers an order, and nobody speaks of cash',
    card: '6000100010001000',
    placed: undefined,
    before: ['Total£12.99', 'Paid by gift card£12.99', 'To pay£0.00'],
    after: ['Total£12.99', 'Paid by gift card£12.99', 'To pay£0.00'],
  },
] as const) {
  test(`a gift card ${told}, in the same words in basket, checkout and summary [PAY-08, SHP-01]`, async ({
    page,
  }) => {
    await arrive(page, '/order/dips/', { by: 'collection', ...withPizza });
    const dialog = await openGiftCards(page);
    await enterCard(dialog, card, card.slice(4, 8));
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const basket = page.getByRole('dialog', { name: 'Your basket' });
    await expect(settled(basket)).toHaveText(before.map((line) => line.replace(': Cash', '')));
    await basket.getByRole('button', { name: /^Checkout/ }).click();
    await page.getByRole('button', { name: 'No thanks, go to checkout' }).click();
    await fillDetails(page);
    if (placed) await choosePayment(page, placed);
    await expect(settled(page)).toHaveText(before);
    await placeButton(page).click();
    await page.waitForURL(/ordersummary/);
    await expect(settled(page)).toHaveText(after);
    await expect(page.getByText('Cash', { exact: true })).toHaveCount(0);
  });
}

test('a voucher is added from the basket of a card [VOU-48]', async ({ page }) => {
  await arrive(page, '/order/dips/', withPizza);
  const dialog = await openVouchers(page);
  await dialog.getByRole('tab', { name: 'Gift card' }).click();
  await expect(dialog.getByLabel('Card number')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Voucher' }).click();
  await expect(dialog.getByLabel('Voucher code')).toBeVisible();
});

test('without the second version a prefix stands before the number and is sent with it [GFT-14]', async ({
  page,
}) => {
  await setInManifest(page, '**/order/dips/', ...feature('gift-card-v2', false));
  await arrive(page, '/order/dips/', withPizza);
  const dialog = await openGiftCards(page);
  await expect(dialog.getByText('6000', { exact: true })).toBeVisible();
  const asked = page.waitForRequest('**/gift-cards/check');
  await enterCard(dialog, '400040004000', '4000');
  const request = await asked;
  expect(new URL(request.url()).pathname).toBe('/v1/gift-cards/check');
  expect(request.postDataJSON()).toMatchObject({ data: { cardNumber: '6000400040004000' } });
  await expect(dialog).toContainText('£100.00 to spend');
});
