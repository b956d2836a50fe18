import { arrive } from '../arrive.ts';
import { cola, margherita } from '../baskets.ts';
import {
  choosePayment,
  fillAddress,
  fillDetails,
  placeButton,
} from '../checkout/reach-checkout.ts';
import { expect, test } from '../journey.ts';
import { openBasket } from '../open-basket.ts';
import { alwaysOpen } from '../places.ts';

/** A hut with a flat delivery charge besides its tiers. */
const edinburgh = { market: 'uk', sector: 'uk-1', hutId: '1103', postcode: 'EH1 2QH' } as const;

/** What the list of fees is called, one of its fees, and what the basket of a Margherita can still reach. */
const expected = {
  uk: {
    title: 'What delivery costs',
    fees: [
      'Delivery supplement £2.99 · £1.49 from £15.01 · none from £25.01',
      'Small order supplement £1.50 · none from £15.00',
    ],
    reach: /^£12\.02 to free delivery$/,
  },
  fr: {
    title: 'Ce que coûte la livraison',
    fees: [
      'Supplément de livraison 2,50 € · 1,50 € dès 15,01 € · sans frais dès 25,01 €',
      'Supplément petite commande 1,50 € · sans frais dès 12,00 €',
    ],
    reach: /^Plus que \d+,\d\d\s€ pour la livraison offerte$/,
  },
  in: {
    title: 'What delivery costs',
    fees: [
      'Delivery supplement ₹39 · ₹25 from ₹249.01 · none from ₹499.01',
      'Small order supplement ₹25 · none from ₹199',
    ],
    reach: /^₹\d+(\.\d\d)? to free delivery$/,
  },
  ca: {
    title: 'What delivery costs',
    fees: [
      'Delivery supplement $3.99 · $2.49 from $20.01 · none from $40.01',
      'Small order supplement $2.00 · none from $15.00',
    ],
    reach: /^\$\d+\.\d\d to free delivery$/,
  },
} as const;

for (const market of ['uk', 'fr', 'in', 'ca'] as const) {
  test(`the fees of a delivery in ${market} stand on deals and menu before the first add, and what ends them as progress in basket and bar [SHP-02]`, async ({
    page,
  }) => {
    const { title, fees, reach } = expected[market];
    const at = alwaysOpen[market];
    for (const path of ['/order/deals/', '/order/drinks/']) {
      await arrive(page, path, { at });
      const list = page.getByRole('list', { name: title });
      await expect(list.getByRole('listitem')).toHaveText([...fees]);
    }
    await arrive(page, '/order/drinks/', { at, basket: { items: [margherita] } });
    await expect(page.getByText(reach).filter({ visible: true })).toHaveCount(1);
    await page.locator('a[href$="#basket"]').filter({ visible: true }).last().click();
    await expect(page.getByRole('dialog').getByRole('progressbar', { name: reach })).toBeVisible();
  });
}

test('a fee is called the same in basket, checkout and summary, and collection has none [SHP-02]', async ({
  page,
}) => {
  await arrive(page, '/order/drinks/', { by: 'collection', basket: { items: [cola] } });
  await expect(await openBasket(page)).not.toContainText('free delivery');
  await expect(page.getByRole('list', { name: 'What delivery costs' })).toHaveCount(0);
  await arrive(page, '/order/drinks/', { at: edinburgh, basket: { items: [margherita, cola] } });
  const fees = ['Delivery supplement£2.49', 'Delivery charge£0.99'];
  const basket = await openBasket(page);
  for (const fee of fees) await expect(basket).toContainText(fee);
  await arrive(page, '/order/checkout/', {
    at: edinburgh,
    basket: { items: [margherita, cola] },
  });
  for (const fee of fees) await expect(page.getByRole('main')).toContainText(fee);
  await fillDetails(page);
  await fillAddress(page);
  await choosePayment(page, /Cash/);
  await placeButton(page).click();
  await page.waitForURL(/\/order\/ordersummary\//);
  for (const fee of fees) await expect(page.getByRole('main')).toContainText(fee);
});
