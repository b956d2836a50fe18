import { cheapestBenefit, payBases } from '../../core/deals/cheapest.ts';
import type { DealKind } from '../../core/deals/deal-kind.ts';

/**
 * Buy x get y: the y cheapest are free [DEA-65]. Where options are flagged free, their items are the
 * free ones whatever they cost, and all others are paid [DEA-66].
 */
export const buyxGety: DealKind = {
  kind: 'buyx-gety',
  listPrice: 'none',
  benefit(input) {
    if (input.deal.options.some(({ free }) => free)) return payBases(input.slots);
    return cheapestBenefit(input, {
      rule: 'free',
      count: input.deal.rules?.cheapest?.count ?? 1,
      takesOff: (covered) => covered,
    });
  },
};
