import { expect, type Page, test } from '../journey.ts';
import { arrive } from '../arrive.ts';
import { cola, margherita } from '../baskets.ts';
import { openBasket } from '../open-basket.ts';
import { places } from '../places.ts';

/** A hut in Edinburgh with a flat delivery charge besides its tiers. */
const edinburgh = { market: 'uk', sector: 'uk-1', hutId: '1103', postcode: 'EH1 2QH' } as const;

test('fees of a delivery follow the basket, and go with another way to get the food [SUR-13, SUR-15]', async ({
  page,
}) => {
  await arrive(page, '/order/dips/', { basket: { items: [margherita] } });
  const basket = await openBasket(page);
  // 12.99: the first tier, and a small order.
  await expect(basket).toContainText('Delivery supplement£2.99');
  await expect(basket).toContainText('Small order supplement£1.50');
  await basket.getByRole('button', { name: 'One more Margherita' }).click();
  await expect(basket).not.toContainText('Delivery supplement');
  await expect(basket).not.toContainText('Small order supplement');
  await expect(basket).toContainText('Total£25.98');
  await basket.getByRole('button', { name: 'One less Margherita' }).click();
  await expect(basket).toContainText('Delivery supplement£2.99');
  await basket.getByRole('button', { name: 'Collection', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Switch to collection?' })
    .getByRole('button', { name: 'Switch to collection' })
    .click();
  await expect(basket).not.toContainText('upplement');
  await expect(basket).toContainText('Total£12.99');
});

test('the delivery charge is called by its experiment [SUR-06]', async ({ page }) => {
  const names = { 'service-fee': 'Service fee', 'service-charge': 'Service charge' };
  const arriveIn = (query: Readonly<Record<string, string>>, path = '/order/dips/') =>
    arrive(page, path, { at: edinburgh, basket: { items: [margherita, cola] }, query });
  await arriveIn({});
  await expect(await openBasket(page)).toContainText('Delivery charge£0.99');
  for (const [variant, name] of Object.entries(names)) {
    const query = { optimizely: `delivery-charge-fee-name-uk:${variant}` };
    await arriveIn(query);
    await expect(await openBasket(page)).toContainText(`${name}£0.99`);
  }
  await arriveIn({ optimizely: 'delivery-charge-fee-name-uk:service-fee' }, '/order/checkout/');
  await expect(page.getByRole('main')).toContainText('Service fee£0.99');
});

/** What the basket of one cola says in a market. */
const basketIn = async (page: Page, at: Parameters<typeof arrive>[2] & object) => {
  await arrive(page, '/order/dips/', { by: 'collection', ...at });
  return openBasket(page);
};

test('prices include tax, but in Canada it comes on top by the region of the hut [SUR-33]', async ({
  page,
}) => {
  const items = [margherita];
  const uk = await basketIn(page, { basket: { items } });
  await expect(uk).toContainText('Total£12.99');
  await expect(uk).not.toContainText('VAT');
  const toronto = await basketIn(page, { at: places.toronto, basket: { items } });
  await expect(toronto).toContainText('HST');
  const text = await toronto.innerText();
  const amount = (name: string) =>
    Number(new RegExp(`^${name}.*\\s+\\$(\\d+\\.\\d\\d)`, 'm').exec(text)?.[1] ?? NaN);
  expect(amount('HST')).toBeCloseTo(amount('Subtotal') * 0.13, 2);
  expect(amount('Total')).toBeCloseTo(amount('Subtotal') + amount('HST'), 2);
  const vancouver = await basketIn(page, { at: places.vancouver, basket: { items } });
  await expect(vancouver).toContainText('GST');
});
