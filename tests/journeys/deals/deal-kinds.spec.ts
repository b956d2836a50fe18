import { expect, test } from '../journey.ts';
import { arrive } from '../arrive.ts';
import { openBasket } from '../open-basket.ts';
import { addToBasket, bar, chooseAll } from './build-deal.ts';

/** Every kind of deal of the sample catalogue, with its price worked out by hand. */
const kinds = [
  {
    // bogof, medium: 15.99 is paid, 12.99 is free.
    id: 'bogof-medium',
    deal: 'Buy One Medium, Get One Free',
    products: ['Smokehouse BBQ Chicken', 'Margherita'],
    price: '£15.99',
    saving: 'You save £12.99',
  },
  {
    // bogoh, large: 16.99 is paid, half of 15.49 is 7.745 and rounds up to 7.75.
    id: 'bogoh-large',
    deal: 'Second Large Half Price',
    products: ['Pepperoni Classic', 'Margherita'],
    price: '£24.74',
    saving: 'You save £7.74',
  },
  {
    // bogtf, personal: of 6.99, 6.49 and 5.99 the dearest is paid.
    id: 'little-trio',
    deal: 'Little Trio: Buy One, Get Two Free',
    products: ['Smokehouse BBQ Chicken', 'Hawaiian', 'Margherita'],
    price: '£6.99',
    saving: 'You save £12.48',
  },
  {
    // buyx-gety, large: 18.49 and 16.99 are paid, 15.49 is free.
    id: 'three-for-two-large',
    deal: 'Large Pizzas, Three for Two',
    products: ['The Full Butcher', 'Hawaiian', 'Margherita'],
    price: '£35.48',
    saving: 'You save £15.49',
  },
  {
    // buyx-gety with a free option, small: 12.49 and 9.49 are paid, the side of 5.49 is free.
    id: 'small-duo-free-side',
    deal: 'Two Smalls, Free Side',
    products: ['The Full Butcher', 'Margherita', 'Loaded Fries'],
    price: '£21.98',
    saving: 'You save £5.49',
  },
  {
    // bundle-discount: small 9.49, side 3.49 and drink 2.49, less 18.47 - 13.47 = 5.00.
    id: 'solo-bundle',
    deal: '£5 Off a Solo Bundle',
    products: ['Margherita', 'Skin-on Fries', 'Fornello Cola'],
    price: '£10.47',
    saving: 'You save £5.00',
  },
  {
    // std-drink-price: medium 12.99, and the drink of 2.49 at 1.00.
    id: 'pound-drink',
    deal: 'Medium & a £1 Drink',
    products: ['Margherita', 'Fornello Cola'],
    price: '£13.99',
    saving: 'You save £1.49',
  },
  {
    // std-pizza-price, large: three at 11.99 in place of 18.49, 16.99 and 15.49.
    id: 'party-larges',
    deal: 'Party Larges',
    products: ['The Full Butcher', 'Hawaiian', 'Margherita'],
    price: '£35.97',
    saving: 'You save £15.00',
  },
  {
    // flat: 17.99 for two pastas of 8.99 and the garlic bread of 4.49 that is there by default.
    id: 'pasta-for-two',
    deal: 'Pasta for Two',
    products: ['Chicken Alfredo', 'Beef Lasagne'],
    price: '£17.99',
    saving: 'You save £4.48',
  },
] as const;

for (const { id, deal, products, price, saving } of kinds) {
  test(`${deal} is built slot by slot and costs ${price} [DEA-36, DEA-37, DEA-57]`, async ({
    page,
  }) => {
    await arrive(page, `/order/deal/?id=${id}&basketId=mine`);
    await expect(page.getByRole('heading', { level: 1, name: deal })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to basket' })).toHaveCount(0);
    await chooseAll(page, products);
    await expect(bar(page)).toContainText(price);
    await expect(bar(page)).toContainText(saving);
    await addToBasket(page);
    const basket = await openBasket(page);
    const line = basket
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: deal }) });
    await expect(line).toContainText(price);
    await expect(line).toContainText(saving);
  });
}

test('a flat deal shows no saving when its items would be cheaper [DEA-57]', async ({ page }) => {
  await arrive(page, '/order/deal/?id=bogof-medium&basketId=mine');
  await chooseAll(page, ['Margherita']);
  await expect(bar(page)).toContainText('£12.99');
  await expect(bar(page)).not.toContainText('You save');
});
