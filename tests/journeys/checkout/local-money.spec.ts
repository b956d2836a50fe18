import { expect, test } from '../journey.ts';
import { arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { type Place, places } from '../places.ts';

const montreal = { market: 'ca', sector: 'ca-1', hutId: '6011' } as const;

/** What a medium Margherita comes to in each language of each market, and what is told of its taxes. */
const told: readonly [Place, string, string[]][] = [
  [places.clapham, '£12.99', ['Includes £2.17 VAT 20%']],
  [places.paris, '8,90\u00a0€', ['Dont 0,81\u00a0€ de TVA 10\u00a0%']],
  [{ ...places.paris, locale: 'en-FR' }, '8.90\u00a0€', ['Includes 0.81\u00a0€ VAT 10%']],
  [places.koramangala, '₹299', ['Includes ₹7.12 CGST 2.5%', 'Includes ₹7.12 SGST 2.5%']],
  [places.toronto, '$16.49', ['HST 13%$2.14']],
  [montreal, '$16.49', ['GST 5%$0.82', 'QST 9.975%$1.64']],
  [
    { ...montreal, locale: 'fr-CA' },
    '16,49\u00a0$',
    ['TPS 5\u00a0%0,82\u00a0$', 'TVQ 9,975\u00a0%1,64\u00a0$'],
  ],
];

test('amounts and taxes are written as each language of each market writes them [SHP-04, SHP-05]', async ({
  page,
}) => {
  for (const [at, price, taxes] of told) {
    await arrive(page, '/order/checkout/', {
      at,
      by: 'collection',
      basket: { items: [margherita] },
    });
    const main = page.getByRole('main');
    for (const text of [price, ...taxes]) {
      // As the page has it, unbroken spaces included.
      await expect(async () => {
        expect(await main.textContent()).toContain(text);
      }).toPass();
    }
  }
});
