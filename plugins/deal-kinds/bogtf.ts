import { type CheapestRule, cheapestBenefit, cheapestTerms } from '../../core/deals/cheapest.ts';
import type { DealKind, DealTermsInput } from '../../core/deals/deal-kind.ts';

const ruleOf = ({ deal }: DealTermsInput): CheapestRule => ({
  rule: 'free',
  count: deal.rules?.cheapest?.count ?? 2,
  takesOff: (covered) => covered,
});

/** Buy one get two free: the two cheapest are free [DEA-64]. */
export const bogtf: DealKind = {
  kind: 'bogtf',
  listPrice: 'none',
  benefit: (input) => cheapestBenefit(input, ruleOf(input)),
  terms: (input) => cheapestTerms(ruleOf(input)),
};
