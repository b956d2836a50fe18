import {
  type CallRules,
  hasAmounts,
  isRecord,
  isText,
  isYesOrNo,
  optional,
} from '../call-rules.ts';
import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { RewardLimits, RewardProduct } from '../deals/reward-terms.ts';

/** Settings that loyalty rules go by, as they hold at the customer's hut [CST-94, CST-95, CST-96, CST-98, CST-99, CST-100]. */
export type LoyaltyManifest = Pick<Manifest, 'loyalty' | 'payments' | 'flags'>;

/** A number of points: whole, 0 or more. */
export interface Points {
  readonly points: number;
}

/** What decides whether a member is told about a free reward. */
export interface RewardNoticeFacts {
  /** Rewards that can be redeemed. */
  readonly rewards: number;
  readonly balance: number;
  /** The customer has opened the account or the rewards [LOY-24]. */
  readonly hasInteracted: boolean;
  /** The customer has closed the notification; it does not come back [LOY-24]. */
  readonly hasSeen: boolean;
}

/** Keys of what customers read, each in the wording of every locale of the market. */
export interface LoyaltyMessages {
  /** The button that opens the rewards [LOY-15]. */
  readonly redeem: string;
  /** A number of points, `{points}` in it [LOY-11]. */
  readonly points: string;
  /** The notification of a free reward, `{points}` in it [LOY-23]. */
  readonly notice: string;
}

/** Keys of what customers read where they cannot have a reward, each in the wording of every locale of the market. */
export interface RewardRefusals {
  /** The order holds as many as it may, `{most}` in it [BSK-82]. */
  readonly tooMany: string;
  /** The chosen way to pay does not go with rewards [LOY-04]. */
  readonly payment: string;
  /** Stands at the deal of a reward that no points have opened [DEA-80]. */
  readonly locked: string;
}

/**
 * How a market gives points and rewards (one a market, or none: then nothing of loyalty is on its pages, in its calls or
 * in its orders) [ENG-21]. The rules decide; who has how many points is in the server's ledger, which moves them once
 * an order. Browser and server ask the same rules, so an answer depends on nothing but what is given.
 */
export interface LoyaltyRules {
  /** Whether a sector has points and rewards; where it has none nothing else is asked [LOY-01, LOY-02]. */
  isOn(sector: string, manifest: LoyaltyManifest): boolean;
  /**
   * What an order earns [LOY-08, LOY-09].
   * @param amount total of the order in minor units; what is no amount earns nothing
   */
  earning(amount: number, manifest: LoyaltyManifest): Points;
  /** What a reward deal costs; undefined for a deal that points do not buy [LOY-10, CST-95]. */
  price(deal: Deal, manifest: LoyaltyManifest): Points | undefined;
  /** Whether a product inside a reward costs nothing [LOY-20, DEA-81, CST-97]. */
  isFree(product: RewardProduct, manifest: LoyaltyManifest): boolean;
  /** What an order with rewards keeps to [LOY-18, LOY-19, BSK-82, CST-40]. */
  limits(manifest: LoyaltyManifest): RewardLimits;
  /** Whether rewards go with a way to pay [LOY-04]. */
  paysWith(paymentType: string, manifest: LoyaltyManifest): boolean;
  /** Whether the notification of a free reward shows [LOY-23]. */
  showsNotice(facts: RewardNoticeFacts, manifest: LoyaltyManifest): boolean;
  /** What customers read, for so many points [LOY-11, LOY-15]. */
  messages(points: number, manifest: LoyaltyManifest): LoyaltyMessages;
  /** What customers read where they cannot have a reward [BSK-82, LOY-04, DEA-80]. */
  refusals(manifest: LoyaltyManifest): RewardRefusals;
}

/** The words of the shop itself, for rules that have no others. */
export const rewardRefusals: RewardRefusals = {
  tooMany: 'basket.refused.secondReward',
  payment: 'loyalty.blocked',
  locked: 'deals.locked.reward',
};

const isPoints = hasAmounts('points');

const hasTexts =
  (...keys: readonly string[]) =>
  (answer: unknown): boolean =>
    isRecord(answer) && keys.every((key) => isText((answer as Record<string, unknown>)[key]));

const isLimits = (answer: unknown): boolean => {
  if (!hasAmounts('most')(answer)) return false;
  const { most, minimumOrder = 0 } = answer as RewardLimits;
  return most >= 0 && Number.isInteger(minimumOrder) && minimumOrder >= 0;
};

/** Rules that fail leave an order without points and rewards, and never without an order [LOY-29]. */
export const loyaltyRulesCalls: CallRules<LoyaltyRules> = {
  isOn: { fits: isYesOrNo, otherwise: () => false },
  earning: { fits: isPoints, otherwise: () => ({ points: 0 }) },
  price: { fits: optional(isPoints), otherwise: () => undefined },
  isFree: { fits: isYesOrNo, otherwise: () => false },
  limits: { fits: isLimits, otherwise: () => ({ most: 0 }) },
  paysWith: { fits: isYesOrNo, otherwise: () => false },
  showsNotice: { fits: isYesOrNo, otherwise: () => false },
  messages: {
    fits: hasTexts('redeem', 'points', 'notice'),
    otherwise: () => ({
      redeem: 'loyalty.redeem.get-free-food',
      points: 'loyalty.points',
      notice: 'loyalty.notice.points',
    }),
  },
  refusals: { fits: hasTexts('tooMany', 'payment', 'locked'), otherwise: () => rewardRefusals },
};
