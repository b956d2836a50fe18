import { cheapestBenefit } from '../../core/deals/cheapest.ts';
import type { DealKind } from '../../core/deals/deal-kind.ts';

/** Buy one get one free: the cheapest is free [DEA-60 to DEA-62]. */
export const bogof: DealKind = {
  kind: 'bogof',
  listPrice: 'none',
  benefit: (input) =>
    cheapestBenefit(input, {
      rule: 'free',
      count: input.deal.rules?.cheapest?.count ?? 1,
      takesOff: (covered) => covered,
    }),
};
