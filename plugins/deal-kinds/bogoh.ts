import { type CheapestRule, cheapestBenefit, cheapestTerms } from '../../core/deals/cheapest.ts';
import type { DealKind, DealTermsInput } from '../../core/deals/deal-kind.ts';
import { halfOf } from '../../core/money/money.ts';

const ruleOf = ({ deal }: DealTermsInput): CheapestRule => ({
  rule: 'half-price',
  count: deal.rules?.cheapest?.count ?? 1,
  takesOff: (covered) => covered - halfOf(covered),
  rounding: (covered) =>
    covered % 2 === 0 ? undefined : { exact: covered / 2, rounded: halfOf(covered) },
});

/** Buy one get one half price: the cheapest costs half, rounded half up [DEA-63]. */
export const bogoh: DealKind = {
  kind: 'bogoh',
  listPrice: 'none',
  benefit: (input) => cheapestBenefit(input, ruleOf(input)),
  terms: (input) => cheapestTerms(ruleOf(input)),
};
