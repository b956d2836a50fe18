import { types } from 'mobx-state-tree';
import type { LoyaltyAccount, OrderPoints, Reward } from '../../schemas/types/http/loyalty.ts';
import { rewardCount } from '../../core/basket/basket-contents.ts';
import type { DealKeys } from '../deals/deal-access.ts';
import { environmentOf, seesOrdering } from '../kernel/environment.ts';
import { hasLoyalty } from './has-loyalty.ts';
import type { LoyaltyApi } from './loyalty-api.ts';
import { type LoyaltyMemory, nothingDone } from './loyalty-memory.ts';
import type { LoyaltyMessages, LoyaltyRules } from '../../core/loyalty/loyalty-rules.ts';
import { showsLoyalty } from '../../core/loyalty/shows-loyalty.ts';
import {
  canRedeem,
  hasRoomForReward,
  isMember,
  pointsUsed,
  rewardsOnOffer,
} from '../../core/loyalty/rewards.ts';
import { rootOf } from '../root.ts';

/** What the loyalty store reaches besides the other stores. */
export interface LoyaltyPorts {
  readonly api: LoyaltyApi;
  /** Logs out whom an error says is signed in no more [LOY-13]. */
  readonly endSessionOn: (error: unknown) => void;
}

/** How far the code of a reward to show in a hut is [LOY-21]. */
export interface OfflineState {
  readonly status: 'loading' | 'fetched' | 'failed';
  readonly redemption_tracking_code?: string;
}

/** Points and rewards of who is signed in, and what follows from them [LOY-05]. */
export const LoyaltyStatePart = types
  .model('LoyaltyStatePart', {
    kept: types.optional(types.frozen<LoyaltyMemory>(), nothingDone(undefined)),
  })
  .volatile(seesOrdering)
  .volatile(() => ({
    account: undefined as LoyaltyAccount | undefined,
    status: 'none' as 'none' | 'loading' | 'fetched' | 'no-member' | 'failed',
    estimatedEarning: undefined as number | undefined,
    offlineRedemptions: {} as Readonly<Record<string, OfflineState>>,
    /** What the order that was last looked at did to the points [LOY-12]. */
    lastOrder: undefined as OrderPoints | undefined,
    /** Nothing is to pop up: at checkout, and while the rewards are open. */
    isQuiet: false,
    ports: undefined as LoyaltyPorts | undefined,
    /** Grows with every call about the account; the answer to an older one is ignored. */
    round: 0,
  }))
  .views((self) => ({
    get customerId(): string | undefined {
      return rootOf(self).session.authentication?.id;
    },
    /** Rules of points and rewards; undefined in a market without loyalty [ENG-21]. */
    get rules(): LoyaltyRules | undefined {
      return environmentOf(self).market.extensions.all('loyalty-rules')[0];
    },
    get sector(): string | undefined {
      return rootOf(self).localisation.hut?.sector;
    },
    get paymentType(): string | undefined {
      return rootOf(self).basket.basket.paymentType;
    },
    get accountBalance(): number {
      return self.account?.accountBalance ?? 0;
    },
    get loyaltyProviderAuthToken(): string | undefined {
      return self.account?.loyaltyProviderAuthToken;
    },
    get isMember(): boolean {
      return isMember({
        isLoggedIn: this.customerId !== undefined,
        inLoyalty: self.account !== undefined,
        loyaltyProviderAuthToken: this.loyaltyProviderAuthToken,
      });
    },
    /** The rewards that the points buy and the hut offers [LOY-17]. */
    get rewards(): readonly Reward[] {
      return rewardsOnOffer(self.account?.rewards ?? [], rootOf(self).deals.list);
    },
    get rewardsInBasket(): number {
      const { facts, basket } = rootOf(self).basket;
      return facts ? rewardCount(basket, facts.catalogue) : 0;
    },
    /** Whether the order may hold one more reward [BSK-82]. */
    get hasRoom(): boolean {
      return hasRoomForReward(
        this.rewardsInBasket,
        this.rules,
        environmentOf(self).market.manifest,
      );
    },
    /** Points that the rewards of the basket cost. */
    get pointsInBasket(): number {
      const { facts, basket } = rootOf(self).basket;
      return facts ? pointsUsed(basket, facts.catalogue) : 0;
    },
    /** What this customer has done; nothing yet where another one was here last. */
    get memory(): LoyaltyMemory {
      return self.kept.customerId === this.customerId ? self.kept : nothingDone(this.customerId);
    },
    /** Whether the hut's sector has points, whatever is paid with. */
    get isInSector(): boolean {
      return this.sector !== undefined && hasLoyalty(this.sector, environmentOf(self).market);
    },
  }))
  .views((self) => ({
    /** Whether points show: to who is signed in, where there are points, with a payment that goes with them [LOY-02]. */
    get isShown(): boolean {
      const isKnown = self.status === 'fetched' || self.status === 'no-member';
      return (
        self.customerId !== undefined &&
        isKnown &&
        showsLoyalty(self, self.rules, environmentOf(self).market.manifest)
      );
    },
    /** What customers read for so many points [LOY-11, LOY-15]. */
    messages(points: number): LoyaltyMessages | undefined {
      return self.rules?.messages(points, environmentOf(self).market.manifest);
    },
    /** Whether the redeem button shows [LOY-14, BSK-83]. */
    get canRedeem(): boolean {
      const { isMember: is, accountBalance: balance, rewards, sector, paymentType } = self;
      const { rewardsInBasket } = self;
      const facts = { isMember: is, balance, rewards, sector, paymentType, rewardsInBasket };
      return canRedeem(facts, self.rules, environmentOf(self).market.manifest);
    },
    /** Whether the notification of a free reward shows [LOY-23]. */
    get showsNotice(): boolean {
      const { manifest } = environmentOf(self).market;
      const { previousActions, notifications } = self.memory;
      const facts = {
        // With as many in the basket as an order may hold there is none to be had any more.
        rewards: self.isInSector && self.hasRoom ? self.rewards.length : 0,
        balance: self.accountBalance,
        hasInteracted: previousActions.hasInteractedWithAccount,
        hasSeen: notifications.freeReward.hasSeen,
      };
      return self.isMember && (self.rules?.showsNotice(facts, manifest) ?? false);
    },
    /** What an order says of its member; undefined for everybody else [ORD-18, LOY-07]. */
    get ofOrder(): { readonly token: string; readonly points: number } | undefined {
      const token = self.loyaltyProviderAuthToken;
      return self.isMember && self.isInSector && token !== undefined
        ? { token, points: self.pointsInBasket }
        : undefined;
    },
    /** Points that unlock rewards; those in the basket stay open while an order holds what they cost [DEA-08]. */
    get keys(): DealKeys {
      return self.isMember && self.isInSector
        ? { points: Math.max(self.accountBalance, self.pointsInBasket) }
        : {};
    },
  }));
