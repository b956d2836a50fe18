import { expect, test } from '../journey.ts';
import { addressOf, arrive } from '../arrive.ts';
import { bogof, cola, margherita, trio } from '../baskets.ts';
import { addToBasket, choose } from '../deals/build-deal.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { openBasket } from '../open-basket.ts';
import { places } from '../places.ts';
import { watchAnalytics } from '../watch-analytics.ts';
import { applyCode, creditDialog, enterCode, openVouchers } from './enter-code.ts';

const withPizza = { basket: { items: [margherita] } };

test('a code takes its value off, is told in the basket, and is asked about before it goes [VOU-17, VOU-18, VOU-22, VOU-26, VOU-51, VOU-52, VOU-53, VOU-59, SHP-04]', async ({
  page,
}) => {
  await arrive(page, '/order/dips/', withPizza);
  const dialog = await openVouchers(page);
  const field = dialog.getByLabel('Voucher code');
  await expect(field).toHaveAttribute('maxlength', '15');
  await expect(dialog.getByRole('button', { name: 'Apply code' })).toBeDisabled();
  const plain = await field.evaluate((input) => getComputedStyle(input).borderColor);
  await enterCode(dialog, 'save20');
  await expect(dialog.getByText('20% Off Everything')).toBeVisible();
  await expect(field).not.toHaveCSS('border-color', plain);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  // A fifth of 12.99 is 2.598, rounded to 2.60.
  await expect(basket).toContainText('20% Off Everything−£2.60');
  const box = basket.getByRole('region', { name: 'Vouchers and gift cards' });
  await expect(box.getByRole('button', { name: 'Add a gift card' })).toBeVisible();
  await box.getByRole('button', { name: 'Remove 20% Off Everything' }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(basket).toContainText('−£2.60');
  await box.getByRole('button', { name: 'Remove 20% Off Everything' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(basket).not.toContainText('−£2.60');
  await expect(box.getByRole('button', { name: 'Add a voucher or gift card' })).toBeVisible();
});

test('a customer of the deal assistant is warned, in the United Kingdom only [VOU-50]', async ({
  page,
}) => {
  for (const at of [places.clapham, places.toronto]) {
    await arrive(page, '/order/dips/', { at, by: 'collection' });
    await page.goto(addressOf(at.market, '/order/dips/#basket'));
    const basket = page.getByRole('dialog', { name: 'Your basket' });
    const warning = page.getByText('The deal assistant may regroup your basket');
    await basket.getByRole('button', { name: 'Add a voucher or gift card' }).click();
    await expect(creditDialog(page).getByLabel('Voucher code')).toBeVisible();
    await expect(warning).toHaveCount(0);
    await creditDialog(page).getByRole('button', { name: 'Close' }).click();
    await basket.getByRole('switch', { name: /Deal assistant/ }).click();
    await basket.getByRole('button', { name: 'Add a voucher or gift card' }).click();
    await expect(creditDialog(page).getByLabel('Voucher code')).toBeVisible();
    await expect(warning).toHaveCount(at.market === 'uk' ? 1 : 0);
  }
});

test('a refused code says why, in red, and typing takes that away [VOU-23, VOU-34, VOU-35, VOU-36, VOU-38, VOU-39, VOU-41, VOU-57]', async ({
  page,
}) => {
  const sent = await watchAnalytics(page);
  await arrive(page, '/order/dips/', { basket: { deals: [trio] } });
  const dialog = await openVouchers(page);
  const field = dialog.getByLabel('Voucher code');
  for (const [code, message] of [
    ['NOSUCHCODE', 'Sorry, this voucher code is not valid'],
    ['PICKUP15', 'Available for collection only'],
    ['APP25', 'Voucher is only supported on the app'],
  ] as const) {
    await enterCode(dialog, code);
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await field.press('End');
  await field.pressSequentially('X');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await enterCode(dialog, 'JUSTPIZZA');
  await expect(dialog.getByText(/Not valid together with Little Trio/)).toBeVisible();
  await page.route('**/v1/vouchers/validate**', (route) => route.abort());
  await enterCode(dialog, 'SAVE20');
  await expect(dialog.getByText('Sorry, this voucher code is not valid')).toBeVisible();
  await expect(field).toHaveValue('SAVE20');
  await expect
    .poll(() => sent.filter(({ type }) => type === 'coupon-error').length)
    .toBeGreaterThanOrEqual(4);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  await basket.getByRole('button', { name: 'Add a voucher or gift card' }).click();
  await expect(creditDialog(page).getByLabel('Voucher code')).toHaveValue('');
});

test('a voucher for what the hut lacks is refused there [VOU-37]', async ({ page }) => {
  const boldStreet = { market: 'uk', sector: 'uk-1', hutId: '1111' } as const;
  await arrive(page, '/order/dips/', { at: boldStreet, by: 'collection', ...withPizza });
  const dialog = await openVouchers(page);
  await enterCode(dialog, 'BUCKET10');
  await expect(dialog.getByText('Unavailable products')).toBeVisible();
});

test('a deal voucher opens its deal, and both go together [VOU-27, VOU-54, DEA-08]', async ({
  page,
}) => {
  await arrive(page, '/order/dips/', withPizza);
  const dialog = await openVouchers(page);
  await enterCode(dialog, 'STUDENT799');
  await dialog.getByRole('link', { name: 'Build your deal' }).click();
  await expect(page).toHaveURL(/\/order\/deal\/\?id=student-medium&.*redeemId=STUDENT799/);
  await choose(page, 'Margherita');
  await addToBasket(page);
  const basket = await openBasket(page);
  const deal = basket.getByRole('heading', { name: /Student/ });
  await expect(deal).toBeVisible();
  const box = basket.getByRole('region', { name: 'Vouchers and gift cards' });
  await box.getByRole('button', { name: 'Remove Student Medium for £7.99' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(deal).toBeHidden();
});

test('a voucher waits for what it asks for, and says how much is missing [VOU-32, VOU-33]', async ({
  page,
}) => {
  await arrive(page, '/order/dips/', { basket: { items: [cola, margherita] } });
  await applyCode(await openVouchers(page), 'PIZZA30');
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  // 25.00 of pizzas less 12.99.
  await expect(basket).toContainText('Spend £12.01 more on pizzas to use it');
  await basket.getByRole('button', { name: 'One more Margherita' }).click();
  await expect(basket).not.toContainText('more on pizzas');
  // 30 percent of 25.98 are 7.794.
  await expect(basket).toContainText('−£7.79');
});

test('a voucher for collection goes with a switch to delivery [VOU-58]', async ({ page }) => {
  await arrive(page, '/order/dips/', { by: 'collection', ...withPizza });
  await applyCode(await openVouchers(page), 'PICKUP15');
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  await expect(basket).toContainText('15% Off Collection−£1.95');
  await basket.getByRole('button', { name: 'Delivery', exact: true }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'not available that way' });
  await expect(question).toContainText('15% Off Collection');
  await question.getByRole('button', { name: /delivery/i }).click();
  await expect(basket.getByRole('button', { name: /^Add a voucher/ })).toBeVisible();
  await expect(basket).not.toContainText('15% Off Collection');
});

test('the address opens the tabs, which are as high as the manifest says [BSK-18, BSK-19, VOU-48, VOU-49, GFT-03]', async ({
  page,
}) => {
  const opened = (query: Readonly<Record<string, string>>, hutId = '1101') =>
    arrive(page, '/order/dips/#basket', {
      at: { ...places.clapham, hutId },
      by: 'collection',
      query,
      ...withPizza,
    });
  await opened({ showVoucherModal: 'true' });
  const dialog = creditDialog(page);
  await expect(dialog.getByRole('tab', { name: 'Voucher' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  /** The dialog takes its new size some time after the window has. */
  const expectHeight = (least: number) =>
    expect(async () => {
      const box = await dialog.boundingBox();
      expect(box?.width).toBe(328);
      expect(box?.height).toBeGreaterThanOrEqual(least);
    }).toPass();
  await expectHeight(495);
  await expectAccessible(page);
  await page.setViewportSize({ width: 800, height: 900 });
  await expectHeight(560);
  await page.setViewportSize({ width: 360, height: 780 });
  await opened({ showGiftCardModalV2: 'true' });
  await expect(dialog.getByRole('tab', { name: 'Gift card' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await opened({ showVoucherModal: 'true' }, '1108');
  await expect(creditDialog(page).getByLabel('Voucher code')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Gift card' })).toHaveCount(0);
});

test('vouchers are not taken where the market has them off [BSK-22, EXP-84]', async ({ page }) => {
  await arrive(page, '/order/deals/#basket', { at: places.paris, by: 'collection' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('button', { name: /bon/ })).toHaveCount(0);
});

test('a discount is applied from its page, says so, and waits below its threshold [VOU-03, VOU-04, VOU-05, VOU-06, VOU-09]', async ({
  page,
}) => {
  await arrive(page, '/order/discount/?id=no-such-discount', { basket: { deals: [bogof] } });
  await page.waitForURL(/\/order\/deals\//);
  const titles = page.getByRole('link', { name: /£5 Off £30|15% Student|Delivery on Us/ });
  await expect(titles).toHaveText(['£5 Off £30', '15% Student Discount', 'Delivery on Us']);
  await titles.first().click();
  await expect(page.getByText('One per order, on food and drink')).toBeVisible();
  await page.getByRole('button', { name: 'Use this discount' }).click();
  const activated = page.getByRole('dialog', { name: 'Discount activated' });
  await expect(activated).toContainText('ready for when its conditions are met');
  await activated.getByRole('button', { name: 'Great' }).click();
  await expect(activated).toBeHidden();
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  await expect(basket).toContainText('£5 Off £30');
  await expect(basket).not.toContainText('−£5.00');
});

test('an unknown visitor orders with a voucher and without an account [BSK-65]', async ({
  page,
}) => {
  await arrive(page, '/order/dips/', withPizza);
  await applyCode(await openVouchers(page), 'gbp-5-off');
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  await expect(basket).toContainText('Paid by gift voucher£5.00');
  await page.reload();
  await expect(basket).toContainText('Paid by gift voucher£5.00');
  await basket.getByRole('button', { name: /^Checkout/ }).click();
  await page.getByRole('button', { name: 'No thanks, go to checkout' }).click();
  await expect(page).toHaveURL(/\/order\/checkout\//);
});
