import type { ProductType } from '../../schemas/types/catalogue/product.ts';
import { baseStep, payBases } from '../../core/deals/cheapest.ts';
import type { DealKind } from '../../core/deals/deal-kind.ts';

/** Every item of one type costs the deal's price, or its own base when that is lower. */
const standardPrice = (kind: string, type: ProductType): DealKind => ({
  kind,
  listPrice: 'from',
  benefit: ({ slots, dealPrice }) => ({
    ...payBases(slots, (slot) =>
      slot.option.type === type && slot.base > dealPrice
        ? {
            rule: 'standard-price',
            slot: slot.slot,
            inputs: { base: slot.base, price: dealPrice },
            amount: dealPrice,
          }
        : baseStep(slot),
    ),
    benefitSlots: slots
      .filter(({ option, base }) => option.type === type && base > dealPrice)
      .map(({ slot }) => slot),
  }),
  terms: ({ dealPrice }) => ({
    fixed: 0,
    charge: ({ option, base }) => (option.type === type ? Math.min(base, dealPrice) : base),
  }),
});

/** Every drink at one price [DEA-69]. */
export const standardDrinkPrice = standardPrice('std-drink-price', 'drink');

/** Every pizza at one price [DEA-70]. */
export const standardPizzaPrice = standardPrice('std-pizza-price', 'pizza');
