import { payBases } from '../../core/deals/cheapest.ts';
import type { DealKind } from '../../core/deals/deal-kind.ts';

/** One price for all required items whatever is chosen, also when they would cost less [DEA-71, DEA-72]. */
export const flat: DealKind = {
  kind: 'flat',
  listPrice: 'fixed',
  benefit({ slots, dealPrice }) {
    const optional = payBases(slots.filter(({ isRequired }) => !isRequired));
    return {
      price: dealPrice + optional.price,
      benefitSlots: [],
      steps: [
        { rule: 'flat-price', inputs: { price: dealPrice }, amount: dealPrice },
        ...optional.steps,
      ],
    };
  },
  terms: ({ dealPrice }) => ({
    fixed: dealPrice,
    charge: ({ isRequired, base }) => (isRequired ? 0 : base),
  }),
};
