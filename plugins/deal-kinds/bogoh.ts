import { cheapestBenefit } from '../../core/deals/cheapest.ts';
import type { DealKind } from '../../core/deals/deal-kind.ts';
import { halfOf } from '../../core/money/money.ts';

/** Buy one get one half price: the cheapest costs half, rounded half up [DEA-63]. */
export const bogoh: DealKind = {
  kind: 'bogoh',
  listPrice: 'none',
  benefit: (input) =>
    cheapestBenefit(input, {
      rule: 'half-price',
      count: input.deal.rules?.cheapest?.count ?? 1,
      takesOff: (covered) => covered - halfOf(covered),
    }),
};
