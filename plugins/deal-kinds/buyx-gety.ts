import {
  type CheapestRule,
  cheapestBenefit,
  cheapestTerms,
  payBases,
} from '../../core/deals/cheapest.ts';
import type { DealKind, DealTermsInput } from '../../core/deals/deal-kind.ts';

const hasFreeOptions = ({ deal }: DealTermsInput): boolean => deal.options.some(({ free }) => free);

const ruleOf = ({ deal }: DealTermsInput): CheapestRule => ({
  rule: 'free',
  count: deal.rules?.cheapest?.count ?? 1,
  takesOff: (covered) => covered,
});

/**
 * Buy x get y: the y cheapest are free [DEA-65]. Where options are flagged free, their items are the
 * free ones whatever they cost, and all others are paid [DEA-66].
 */
export const buyxGety: DealKind = {
  kind: 'buyx-gety',
  listPrice: 'none',
  benefit: (input) =>
    hasFreeOptions(input) ? payBases(input.slots) : cheapestBenefit(input, ruleOf(input)),
  terms: (input) =>
    hasFreeOptions(input) ? { fixed: 0, charge: ({ base }) => base } : cheapestTerms(ruleOf(input)),
};
