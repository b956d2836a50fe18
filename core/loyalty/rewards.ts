import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Reward } from '../../schemas/types/http/loyalty.ts';
import type { Basket } from '../basket/basket.ts';
import type { BasketProblem } from '../basket/basket-problem.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import type { LoyaltyManifest, LoyaltyRules } from './loyalty-rules.ts';
import { showsLoyalty } from './shows-loyalty.ts';

/** What a customer record says about membership. */
export interface MembershipFacts {
  readonly isLoggedIn: boolean;
  readonly inLoyalty: boolean;
  readonly loyaltyProviderAuthToken: string | undefined;
}

/** Whether somebody is a loyalty member: logged in, in the programme and known to its provider [LOY-03, SHL-04]. */
export const isMember = ({
  isLoggedIn,
  inLoyalty,
  loyaltyProviderAuthToken,
}: MembershipFacts): boolean => isLoggedIn && inLoyalty && Boolean(loyaltyProviderAuthToken);

/** A deal with the points it costs; none where points that it wants buy nothing: such a deal cannot be had [CST-95, ENG-21]. */
export function withPoints(
  deal: Deal,
  rules: Pick<LoyaltyRules, 'price'> | undefined,
  manifest: LoyaltyManifest,
): Deal | undefined {
  if (!deal.loyalty) return deal;
  const price = rules?.price(deal, manifest);
  return price && { ...deal, loyaltyPoints: price.points };
}

/** Rewards of a programme, from the deals that points buy; a deal without a redeemable id is none [LOY-05, LOY-06]. */
export const rewardsOf = (
  deals: readonly Deal[],
  rules: LoyaltyRules,
  manifest: LoyaltyManifest,
): Reward[] =>
  deals.flatMap((deal) => {
    const { loyaltyPoints: points = 0 } = withPoints(deal, rules, manifest) ?? {};
    const { id, loyalty, redeemable_id, options } = deal;
    return loyalty && points > 0 && redeemable_id !== undefined
      ? [
          {
            dealId: id,
            id: redeemable_id,
            reward_id: redeemable_id,
            redeemable_id,
            points,
            type: options[0]?.type ?? 'deal',
          },
        ]
      : [];
  });

/** The rewards that a balance buys. */
export const affordable = (rewards: readonly Reward[], balance: number): Reward[] =>
  rewards.filter(({ points }) => points <= balance);

/** The rewards whose deal the hut offers; no other shows [LOY-17, DEA-80]. */
export const rewardsOnOffer = (
  rewards: readonly Reward[],
  deals: readonly Pick<Deal, 'id'>[],
): Reward[] => rewards.filter(({ dealId }) => deals.some(({ id }) => id === dealId));

/** What decides whether a reward can be redeemed now. */
export interface RedemptionFacts {
  readonly isMember: boolean;
  readonly balance: number;
  /** Rewards whose deal is on offer. */
  readonly rewards: readonly Reward[];
  readonly sector: string | undefined;
  readonly paymentType: string | undefined;
  /** Rewards that the basket holds. */
  readonly rewardsInBasket: number;
}

/** Whether a basket that holds some rewards may hold one more [BSK-82]. */
export const hasRoomForReward = (
  held: number,
  rules: LoyaltyRules | undefined,
  manifest: LoyaltyManifest,
): boolean => rules !== undefined && held < rules.limits(manifest).most;

/** Whether the redeem button shows: a member with enough points and an allowed payment, and fewer rewards in the basket than an order may hold [LOY-14, BSK-83]. */
export const canRedeem = (
  facts: RedemptionFacts,
  rules: LoyaltyRules | undefined,
  manifest: LoyaltyManifest,
): boolean =>
  facts.isMember &&
  hasRoomForReward(facts.rewardsInBasket, rules, manifest) &&
  showsLoyalty(facts, rules, manifest) &&
  affordable(facts.rewards, facts.balance).length > 0;

/** The reward deals of a basket. */
const rewardDeals = (
  basket: Pick<Basket, 'deals'>,
  { deals }: Pick<Catalogue, 'deals'>,
): { readonly built: Basket['deals'][number]; readonly deal: Deal }[] =>
  basket.deals.flatMap((built) => {
    const deal = deals.get(built.dealId);
    return deal?.loyalty ? [{ built, deal }] : [];
  });

/** Points that the rewards of a basket cost [ORD-18]. */
export const pointsUsed = (
  basket: Pick<Basket, 'deals'>,
  catalogue: Pick<Catalogue, 'deals'>,
): number =>
  rewardDeals(basket, catalogue).reduce((sum, { deal }) => sum + (deal.loyaltyPoints ?? 0), 0);

/** Reward deals that a member's points unlock; none for anybody else [DEA-08, DEA-80]. */
export const unlockedRewards = (
  points: number | undefined,
  { deals }: Pick<Catalogue, 'deals'>,
): string[] =>
  points === undefined
    ? []
    : [...deals.values()]
        .filter(({ loyalty, loyaltyPoints = 0 }) => loyalty && loyaltyPoints <= points)
        .map(({ id }) => id);

/**
 * Why the rewards of a basket are not given: its customer is no member of a sector that has rewards, has too few points
 * or pays offline [LOY-03, LOY-04, DEA-80].
 */
export function rewardProblems(
  basket: Pick<Basket, 'deals'>,
  facts: {
    readonly catalogue: Pick<Catalogue, 'deals'>;
    /** Rules of the market; undefined where it has no rewards. */
    readonly loyaltyRules?: LoyaltyRules | undefined;
    readonly manifest: LoyaltyManifest;
    readonly sector: string;
    readonly paymentType: string | undefined;
    /** Points of a logged-in member; undefined for everybody else. */
    readonly points: number | undefined;
  },
): BasketProblem[] {
  const { catalogue, loyaltyRules, manifest, points } = facts;
  const isGiven = showsLoyalty(facts, loyaltyRules, manifest) && points !== undefined;
  const rewards = rewardDeals(basket, catalogue);
  let left = points ?? 0;
  return rewards.flatMap(({ built, deal }): BasketProblem[] => {
    left -= deal.loyaltyPoints ?? 0;
    const isOwn = built.redeemId === undefined || built.redeemId === deal.redeemable_id;
    return isGiven && isOwn && left >= 0
      ? []
      : [{ code: 'deal-locked', line: built.basketDealId, entity: deal.id }];
  });
}
