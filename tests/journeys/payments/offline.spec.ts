import { expect, type Page, test } from '../journey.ts';
import { arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import {
  choosePayment,
  fillDetails,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';
import { places } from '../places.ts';

const summary = /\/order\/ordersummary\//;

/** So many pizzas. */
const pizzas = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...margherita, basketItemId: `pizza-${index}` }));

/** The row of the bill with a name. */
const row = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name, visible: true });

for (const [market, choice] of [
  ['uk', /^Card machine/],
  ['fr', /^Espèces/],
] as const) {
  test(`an order in ${market} is placed directly and paid at the door by ${choice.source} [PAY-08, PAY-36, PAY-38]`, async ({
    page,
  }) => {
    const gateway: string[] = [];
    page.on('request', (request) => {
      // The scripts of other ways to pay are there before one is chosen.
      if (/\/sandbox\/gateway\/(?!scripts\/)/.test(request.url())) gateway.push(request.url());
    });
    await reachCheckout(page, { market });
    await fillDetails(page, market);
    await choosePayment(page, choice);
    await placeButton(page).click();
    await page.waitForURL(summary);
    await expect(row(page, market === 'uk' ? 'To pay: Card machine' : 'À payer')).toBeVisible();
    expect(gateway).toEqual([]);
  });
}

for (const [what, place, choice] of [
  ['cash', places.clapham, /^Cash/],
  ['card', places.clapham, /^Card machine/],
  ['ticket', places.essai, /^Titres-restaurant/],
  ['cash/ticket', places.essai, /^Espèces ou titres/],
  ['paylater_debit', places.toronto, /^Debit card at the door/],
  ['paylater_credit', places.toronto, /^Credit card at the door/],
] as const) {
  test(`${what} is approved by nobody but the customer: the order is placed, and its amount is to be paid [PAY-13, PAY-37, PAY-182]`, async ({
    page,
  }) => {
    await reachCheckout(page, { market: place.market, place });
    await fillDetails(page, place.market);
    await choosePayment(page, choice);
    await placeButton(page).click();
    await page.waitForURL(summary);
    await expect(row(page, place.market === 'fr' ? 'À payer' : 'To pay')).toBeVisible();
  });
}

test('each way to pay later has a surcharge of its own, on checkout and summary [PAY-39, PAY-40, PAY-123, PAY-124]', async ({
  page,
}) => {
  await reachCheckout(page, { market: 'ca' });
  await fillDetails(page, 'ca');
  await choosePayment(page, /^Debit card at the door/);
  await expect(row(page, 'Pay-later surcharge')).toBeVisible();
  await expect(page.getByText('$0.50').filter({ visible: true })).toBeVisible();
  await choosePayment(page, /^Credit card at the door/);
  await expect(row(page, 'Pay-later surcharge')).toHaveCount(1);
  await expect(page.getByText('$1.00').filter({ visible: true })).toBeVisible();
  await choosePayment(page, /^Cash/);
  await expect(row(page, 'Pay-later surcharge')).toHaveCount(0);
  await choosePayment(page, /^Debit card at the door/);
  await placeButton(page).click();
  await page.waitForURL(summary);
  await expect(row(page, 'Pay-later surcharge')).toBeVisible();
  await reachCheckout(page, { market: 'ca' });
  await fillDetails(page, 'ca');
  await choosePayment(page, /^Credit card at the door/);
  await placeButton(page).click();
  await page.waitForURL(summary);
  await expect(row(page, 'To pay: Credit card at the door')).toBeVisible();
});

test('a way to pay is not offered above its maximum, and refused when it was chosen before [BSK-63, PAY-15, PAY-120]', async ({
  page,
}) => {
  await arrive(page, '/order/checkout/', { by: 'collection', basket: { items: pizzas(4) } });
  await expect(page.getByRole('radio', { name: /^Card machine/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Cash/ })).toHaveCount(0);
  const basket = { items: pizzas(8), paymentType: 'paylater_debit' };
  await arrive(page, '/order/checkout/', { at: places.toronto, by: 'collection', basket });
  await fillDetails(page, 'ca');
  await placeButton(page).click();
  await expect(
    page.getByText('You cannot place a pay later order with amount greater than $100.00'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/order\/checkout\//);
});

test('cash is not offered to French customers who scan a code to take away [PAY-14]', async ({
  page,
}) => {
  await reachCheckout(page, { market: 'fr' });
  await expect(page.getByRole('radio', { name: /^Espèces/ })).toBeVisible();
  await reachCheckout(page, { market: 'fr', query: { channel: 'qr-takeaway' } });
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Espèces/ })).toHaveCount(0);
});

test('the types of the hut stay usable when its payment settings do not come [PAY-80]', async ({
  page,
}) => {
  await page.route('**/v1/payment-providers/store-config/**', (route) => route.abort());
  await reachCheckout(page);
  await fillDetails(page);
  await choosePayment(page, /^Card machine/);
  await placeButton(page).click();
  await page.waitForURL(summary);
});
