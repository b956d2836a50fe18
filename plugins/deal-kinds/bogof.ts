import { type CheapestRule, cheapestBenefit, cheapestTerms } from '../../core/deals/cheapest.ts';
import type { DealKind, DealTermsInput } from '../../core/deals/deal-kind.ts';

const ruleOf = ({ deal }: DealTermsInput): CheapestRule => ({
  rule: 'free',
  count: deal.rules?.cheapest?.count ?? 1,
  takesOff: (covered) => covered,
});

/** Buy one get one free: the cheapest is free [DEA-60, DEA-61, DEA-62]. */
export const bogof: DealKind = {
  kind: 'bogof',
  listPrice: 'none',
  benefit: (input) => cheapestBenefit(input, ruleOf(input)),
  terms: (input) => cheapestTerms(ruleOf(input)),
};
