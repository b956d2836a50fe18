import type { Basket } from '../basket/basket.ts';
import type { BuiltDeal } from '../deals/built-deal.ts';
import type { BasketCheck } from '../basket/check-basket.ts';
import { dealsOnOffer } from '../deals/deals-on-offer.ts';
import { copiesOf } from '../basket/deal-rules.ts';
import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import { isAmong, namesOf } from '../deals/scheduled-deals.ts';
import type { CandidateDeal } from './build-instance.ts';

/** The deals of a basket, those that may be regrouped and those that stay as they are. */
export interface SortedDeals {
  readonly candidates: readonly CandidateDeal[];
  readonly standing: readonly BuiltDeal[];
  readonly fixed: readonly BuiltDeal[];
}

/**
 * What may be grouped: the deals on offer that are neither hidden nor locked nor rewards, and that go with what
 * stays in the basket: rewards, redeemed deals, every other deal that is no such candidate, discount and voucher
 * [BOT-28, BOT-29, BOT-30]. Deals that are to be done without are taken apart where they stand.
 */
export function sortDeals(
  facts: BasketCheck & {
    readonly withoutDeals?: ReadonlySet<string>;
    readonly besides?: readonly string[];
  },
): SortedDeals {
  const { basket, catalogue, dealKinds } = facts;
  const open = dealsOnOffer(facts).filter(
    ({ hidden, locked, loyalty, kind }) =>
      hidden !== true && locked !== true && loyalty !== true && !dealKinds.get(kind)?.isPayment,
  );
  const conflicts = conflictsAmong([...catalogue.deals.values()]);
  const isOpen = new Set(open.map(({ id }) => id));
  const isStanding = ({ dealId, redeemId }: BuiltDeal): boolean =>
    redeemId === undefined && isOpen.has(dealId);
  const fixed = basket.deals.filter((deal) => !isStanding(deal));
  const present = [...presentIds(basket, fixed), ...(facts.besides ?? [])];
  const refused = [...conflictsOfDiscount(basket, facts), ...(basket.voucher?.conflicts ?? [])];
  const candidates = open.flatMap((deal): CandidateDeal[] => {
    const own = conflicts.get(deal.id) ?? new Set<string>();
    if (present.some((id) => id !== deal.id && own.has(id))) return [];
    if (isAmong(refused, deal)) return [];
    const limit =
      deal.maxPerCustomer === undefined
        ? undefined
        : deal.maxPerCustomer - copiesOf(deal.id, { deals: fixed });
    return limit === undefined || limit > 0 ? [{ deal, limit, conflicts: own }] : [];
  });
  const kept = new Set(candidates.map(({ deal }) => deal.id));
  return {
    candidates: candidates.filter(({ deal }) => facts.withoutDeals?.has(deal.id) !== true),
    standing: basket.deals.filter((deal) => isStanding(deal) && kept.has(deal.dealId)),
    fixed: basket.deals.filter((deal) => !isStanding(deal) || !kept.has(deal.dealId)),
  };
}

const presentIds = (basket: Basket, fixed: readonly BuiltDeal[]): string[] => [
  ...fixed.map(({ dealId }) => dealId),
  ...(basket.discountId === undefined ? [] : [basket.discountId]),
  ...(basket.voucher === undefined ? [] : [basket.voucher.id]),
];

/** Deals that the active discount refuses. */
const conflictsOfDiscount = ({ discountId }: Basket, { catalogue }: BasketCheck): string[] =>
  (discountId === undefined ? undefined : catalogue.discounts.get(discountId)?.conflicts) ?? [];

/** For each deal the ids that may not be beside it: named by either side, or replaced by one of them. */
function conflictsAmong(deals: readonly Deal[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const note = (one: string, other: string): void => {
    const set = found.get(one);
    if (set) set.add(other);
    else found.set(one, new Set([other]));
  };
  const idOf = new Map(deals.flatMap((deal) => namesOf(deal).map((name) => [name, deal.id])));
  for (const { id, conflicts = [], overrides = [] } of deals) {
    for (const named of [...conflicts, ...overrides]) {
      const other = idOf.get(named) ?? named;
      note(id, other);
      note(other, id);
    }
  }
  return found;
}
