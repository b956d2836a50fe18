import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketLines, priceLines } from '../../core/basket/price-lines.ts';
import { priceBasket } from '../../core/basket/price-basket.ts';
import { regroup } from '../../core/dealbot/regroup.ts';
import { sampleShops } from './sample-shops.ts';

/** The same baskets in every run. */
const seed = 20_260_304;
const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);
const amountsOf = (parts: readonly { readonly amount: number }[]): number =>
  sumOf(parts.map(({ amount }) => amount));

describe.each(sampleShops)('the price of any basket in $sector', ({ baskets, orderOf }) => {
  const checked = (numRuns: number) => ({ seed, numRuns });

  it('is the sum of its parts, each of which is the sum of its own [BSK-37, BSK-38, DEA-45, SUR-31]', () => {
    fc.assert(
      fc.property(baskets, (basket) => {
        const order = orderOf(basket);
        const priced = priceBasket(order);
        const { deals, items, tax } = priced;
        for (const { price, steps } of Object.values(deals)) expect(amountsOf(steps)).toBe(price);
        for (const { total, parts } of Object.values(items)) expect(amountsOf(parts)).toBe(total);
        const dealPrices = Object.values(deals).map(({ price }) => price);
        const itemPrices = Object.values(items).map(({ total }) => total);
        expect(sumOf([...dealPrices, ...itemPrices])).toBe(priced.subtotal);
        const { catalogue } = order;
        expect(amountsOf(basketLines({ catalogue, basket, deals, items }))).toBe(priced.subtotal);
        const discount = priced.discount?.value ?? 0;
        expect(priced.subtotal - discount + amountsOf(priced.surcharges) + priced.taxOnTop).toBe(
          priced.total,
        );
        expect(priced.total - priced.giftVoucher - priced.credit).toBe(priced.amountDue);
        expect(amountsOf(tax.taxes)).toBe(tax.taxTotal);
        expect(tax.netTotal + tax.taxTotal).toBe(tax.grossTotal);
      }),
      checked(150),
    );
  });

  it('is whole minor units and never below 0, whatever the discount [VOU-07]', () => {
    fc.assert(
      fc.property(baskets, (basket) => {
        const priced = priceBasket(orderOf(basket));
        const amounts = [
          ...Object.values(priced.deals).map(({ price }) => price),
          ...Object.values(priced.items).map(({ total }) => total),
          ...priced.surcharges.map(({ amount }) => amount),
          ...priced.tax.taxes.map(({ amount }) => amount),
          priced.discount?.value ?? 0,
          priced.giftVoucher,
          priced.credit,
          priced.foodValue,
          priced.total,
          priced.amountDue,
        ];
        for (const amount of amounts) {
          expect(Number.isInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
      }),
      checked(150),
    );
  });

  it('does not depend on the order of deals or items [BSK-37, SUR-34]', () => {
    fc.assert(
      fc.property(baskets, (basket) => {
        const { deals, items } = basket;
        const turned = { ...basket, deals: deals.toReversed(), items: items.toReversed() };
        expect({ ...priceBasket(orderOf(turned)), problems: [] }).toEqual({
          ...priceBasket(orderOf(basket)),
          problems: [],
        });
      }),
      checked(150),
    );
  });

  it('never has a lower sum of loose items for one item more [BSK-37]', () => {
    fc.assert(
      fc.property(baskets, baskets, ({ items }, { items: [more] }) => {
        fc.pre(more !== undefined);
        const all = more ? [...items, { ...more, basketItemId: 'more' }] : items;
        const looseSum = (some: typeof items) =>
          priceLines(orderOf({ deals: [], items: some })).subtotal;
        expect(looseSum(all)).toBeGreaterThanOrEqual(looseSum(items));
      }),
      checked(100),
    );
  });

  it('is never below what the deal assistant makes of it [BOT-27]', () => {
    const budget = { nodes: 3000, milliseconds: 60_000, now: () => 0 };
    fc.assert(
      fc.property(baskets, ({ deals, items, discountId, voucher }) => {
        const order = orderOf({
          deals,
          items,
          ...(discountId !== undefined && { discountId }),
          ...(voucher && { voucher }),
        });
        const priced = priceBasket(order);
        const found = regroup({ ...order, budget, fillings: 500 });
        fc.pre(found !== undefined);
        expect(found?.priced.amountDue).toBeLessThanOrEqual(priced.amountDue);
        expect(found?.priced.amountDue).toBeGreaterThanOrEqual(found?.bound ?? 0);
      }),
      checked(40),
    );
  });
});
