import { cheapestBenefit } from '../../core/deals/cheapest.ts';
import type { DealKind } from '../../core/deals/deal-kind.ts';

/** Buy one get two free: the two cheapest are free [DEA-64]. */
export const bogtf: DealKind = {
  kind: 'bogtf',
  listPrice: 'none',
  benefit: (input) =>
    cheapestBenefit(input, {
      rule: 'free',
      count: input.deal.rules?.cheapest?.count ?? 2,
      takesOff: (covered) => covered,
    }),
};
