import { describe, expect, it } from 'vitest';
import { rewardRules } from '../../../core/loyalty/reward-rules.ts';
import { paysWithRewards, showsLoyalty } from '../../../core/loyalty/shows-loyalty.ts';
import {
  affordable,
  canRedeem,
  isMember,
  pointsUsed,
  type RedemptionFacts,
  rewardProblems,
  rewardsOf,
  rewardsOnOffer,
  unlockedRewards,
  withPoints,
} from '../../../core/loyalty/rewards.ts';
import { rewardTermsOf } from '../../../core/loyalty/reward-terms-of.ts';
import { isFreeInReward } from '../../../core/deals/reward-terms.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { Reward } from '../../../schemas/types/http/loyalty.ts';
import { loyaltyRulesOf } from '../../sample-chain/loyalty-rules-of.ts';
import { manifestOf } from '../../sample-chain/market-manifests.ts';
import { basketOf, built } from '../basket/sample-basket.ts';
import { dealOf } from '../deals/sample-deals.ts';
import { catalogueOf } from '../menu/pizzeria.ts';

const uk = manifestOf('uk');
const tens = loyaltyRulesOf('uk');
if (!tens) throw new Error('The sample chain has no points in the UK.');
const allowing = {
  ...uk,
  flags: {
    ...uk.flags,
    features: { ...uk.flags.features, 'loyalty-offline-payment': { default: true } },
  },
};
const offlineTypes = ['cash', 'ticket', 'cash-ticket', 'card', 'paylater_debit', 'paylater_credit'];

const rewardDeal = (id: string, points: number): Deal =>
  dealOf('flat', [{ type: 'pizza' }], {
    id,
    price: 0,
    loyalty: true,
    loyaltyPoints: points,
    locked: true,
    redeemable_id: `redeem-${id}`,
  });
const [large, small] = [rewardDeal('large', 5), rewardDeal('small', 2)];
const catalogue = catalogueOf([large, small]);
const reward = (dealId: string, points: number): Reward => ({
  dealId,
  id: dealId,
  reward_id: dealId,
  redeemable_id: dealId,
  points,
  type: 'pizza',
});

describe('loyalty', () => {
  it('is on in uk-1, ca-1 and ca-2 only [LOY-01, DEA-81, CST-94]', () => {
    const sectors = ['uk-1', 'uk-2', 'fr-1', 'in-1', 'ca-1', 'ca-2', ''];
    const on = (['uk', 'fr', 'in', 'ca'] as const).flatMap((market) =>
      sectors.filter((sector) => loyaltyRulesOf(market)?.isOn(sector, manifestOf(market))),
    );
    expect(on).toEqual(['uk-1', 'ca-1', 'ca-2']);
  });

  it('comes with a sector of the manifest, and never in one it hides [LOY-01, LOY-02]', () => {
    const loyalty = { ...uk.loyalty, sectors: ['fr-1', 'uk-2'] };
    expect(tens.isOn('fr-1', { ...uk, loyalty })).toBe(true);
    expect(tens.isOn('uk-2', { ...uk, loyalty })).toBe(false);
  });

  it('does not show in uk-2, with an offline payment or without a hut [LOY-02, DEA-81]', () => {
    const shows = (sector: string | undefined, paymentType?: string) =>
      showsLoyalty({ sector, paymentType }, tens, uk);
    expect(shows('uk-1')).toBe(true);
    expect(shows('uk-1', 'microform')).toBe(true);
    expect(shows('uk-2')).toBe(false);
    expect(shows(undefined)).toBe(false);
    for (const type of offlineTypes) expect([type, shows('uk-1', type)]).toEqual([type, false]);
  });

  it('goes with offline payments only where the market allows it [LOY-04, EXP-81]', () => {
    for (const type of offlineTypes) {
      expect([type, paysWithRewards(type, tens, uk)]).toEqual([type, false]);
      expect([type, paysWithRewards(type, tens, allowing)]).toEqual([type, true]);
    }
    expect(paysWithRewards('microform', tens, uk)).toBe(true);
  });

  it('knows a member by the log-in, the programme and its token, all three [LOY-03]', () => {
    const member = { isLoggedIn: true, inLoyalty: true, loyaltyProviderAuthToken: 'token' };
    expect(isMember(member)).toBe(true);
    for (const lack of [
      { isLoggedIn: false },
      { inLoyalty: false },
      { loyaltyProviderAuthToken: undefined },
      { loyaltyProviderAuthToken: '' },
    ]) {
      expect(isMember({ ...member, ...lack })).toBe(false);
    }
  });
});

describe('a market without loyalty rules', () => {
  it('has no points, no rewards and no deal that points buy, whatever its settings say', () => {
    expect(showsLoyalty({ sector: 'uk-1' }, undefined, uk)).toBe(false);
    expect(withPoints(large, undefined, uk)).toBeUndefined();
    const plain = dealOf('flat', [{ type: 'pizza' }], { id: 'plain' });
    expect(withPoints(plain, undefined, uk)).toBe(plain);
    expect(paysWithRewards('cash', undefined, uk)).toBe(true);
  });
});

describe('rewards', () => {
  it('are the deals that points buy, with their redeemable ids [LOY-05, LOY-06]', () => {
    const { redeemable_id: _none, ...nameless } = large;
    const plain = dealOf('flat', [{ type: 'pizza' }], { id: 'plain' });
    expect(rewardsOf([large, plain, nameless], tens, uk)).toEqual([
      {
        dealId: 'large',
        id: 'redeem-large',
        reward_id: 'redeem-large',
        redeemable_id: 'redeem-large',
        points: 5,
        type: 'pizza',
      },
    ]);
  });

  it('that name no points cost what one reward costs in the market, others their own [CST-95]', () => {
    const { loyaltyPoints: _none, ...unpriced } = large;
    for (const market of ['uk', 'fr', 'in', 'ca'] as const) {
      const manifest = manifestOf(market);
      const rules = { ...tens, ...rewardRules };
      const points = rewardsOf([unpriced, small], rules, manifest).map((found) => found.points);
      expect(points).toEqual([5, 2]);
      expect(withPoints(unpriced, rules, manifest)?.loyaltyPoints).toBe(5);
    }
    const dear = { ...uk, loyalty: { ...uk.loyalty, rewardPoints: 8 } };
    expect(withPoints(unpriced, tens, dear)?.loyaltyPoints).toBe(8);
    expect(withPoints(small, tens, dear)).toEqual(small);
    const plain = dealOf('flat', [{ type: 'pizza' }], { id: 'plain' });
    expect(withPoints(plain, tens, uk)).toBe(plain);
  });

  it('show only when their deal is in the list of the hut [LOY-17, DEA-80]', () => {
    const rewards = [reward('large', 5), reward('elsewhere', 1)];
    expect(rewardsOnOffer(rewards, [large])).toEqual([reward('large', 5)]);
    expect(rewardsOnOffer(rewards, [])).toEqual([]);
  });

  it('are bought with exactly the points they cost, or more [LOY-10, LOY-14]', () => {
    const bought = [1, 2, 4, 5].map((points) =>
      affordable(rewardsOf([large, small], tens, uk), points).map(({ dealId }) => dealId),
    );
    expect(bought).toEqual([[], ['small'], ['small'], ['large', 'small']]);
    expect(unlockedRewards(4, catalogue)).toEqual(['small']);
    expect(unlockedRewards(undefined, catalogue)).toEqual([]);
  });

  it('can be redeemed by a member with points and an allowed payment, once a basket [LOY-14, BSK-83, LOY-03, LOY-04]', () => {
    const facts: RedemptionFacts = {
      isMember: true,
      balance: 5,
      rewards: [reward('large', 5)],
      sector: 'uk-1',
      paymentType: undefined,
      rewardsInBasket: 0,
    };
    expect(canRedeem(facts, tens, uk)).toBe(true);
    expect(canRedeem({ ...facts, paymentType: 'microform' }, tens, uk)).toBe(true);
    for (const lack of [
      { isMember: false },
      { balance: 4 },
      { rewards: [] },
      { sector: 'uk-2' },
      { sector: undefined },
      { paymentType: 'cash' },
      { rewardsInBasket: 1 },
    ]) {
      expect([lack, canRedeem({ ...facts, ...lack }, tens, uk)]).toEqual([lack, false]);
    }
    expect(canRedeem({ ...facts, paymentType: 'cash' }, tens, allowing)).toBe(true);
  });

  it('read Redeem reward in CA and Get free food elsewhere [LOY-15, BSK-83, CST-99]', () => {
    const keys = (['uk', 'fr', 'in', 'ca'] as const).map(
      (market) => (loyaltyRulesOf(market) ?? tens).messages(5, manifestOf(market)).redeem,
    );
    const free = 'loyalty.redeem.get-free-food';
    expect(keys).toEqual([free, free, free, 'loyalty.redeem.redeem-reward']);
  });

  const basket = basketOf({
    deals: [{ ...built('large', {}, 'one'), redeemId: 'redeem-large' }],
  });
  const facts = {
    catalogue,
    loyaltyRules: tens,
    manifest: uk,
    sector: 'uk-1',
    paymentType: 'microform',
    points: 5,
  };

  it('cost their points [ORD-18]', () => {
    expect(pointsUsed(basket, catalogue)).toBe(5);
    expect(pointsUsed(basketOf(), catalogue)).toBe(0);
  });

  it('are given to members with enough points who pay beforehand [LOY-03, LOY-04, DEA-80]', () => {
    const locked = [{ code: 'deal-locked', line: 'one', entity: 'large' }];
    expect(rewardProblems(basket, facts)).toEqual([]);
    for (const lack of [
      { loyaltyRules: undefined },
      { points: undefined },
      { points: 4 },
      { sector: 'uk-2' },
      { paymentType: 'cash' },
    ]) {
      expect([lack, rewardProblems(basket, { ...facts, ...lack })]).toEqual([lack, locked]);
    }
    const asOther = basketOf({
      deals: [{ ...built('large', {}, 'one'), redeemId: 'redeem-small' }],
    });
    expect(rewardProblems(asOther, facts)).toEqual(locked);
  });

  it('have garlic bread and breadsticks as free items, as sides of a reward and nowhere else [LOY-20, DEA-81, CST-97]', () => {
    const terms = rewardTermsOf(tens, uk);
    const isFree = (of: Partial<Parameters<typeof isFreeInReward>[1]>, loyalty = true) =>
      isFreeInReward({ loyalty }, { type: 'side', id: 'x', kind: 'side', ...of }, terms);
    expect(isFree({ id: 'garlic-bread' })).toBe(true);
    expect(isFree({ subtype: 'breadsticks' })).toBe(true);
    expect(isFree({ kind: 'garlic-bread' })).toBe(true);
    expect(isFree({ id: 'wings', kind: 'wings' })).toBe(false);
    expect(isFree({ id: 'breadsticks', type: 'dessert' })).toBe(false);
    expect(isFree({ id: 'garlic-bread' }, false)).toBe(false);
  });
});

describe('the notification of a free reward', () => {
  const shows = (facts: Partial<Parameters<typeof tens.showsNotice>[0]>) =>
    tens.showsNotice(
      { rewards: 1, balance: 5, hasInteracted: false, hasSeen: false, ...facts },
      uk,
    );

  it('shows with a reward until the customer has been there, and after that with five points [LOY-23, CST-98]', () => {
    expect(shows({})).toBe(true);
    expect(shows({ balance: 4 })).toBe(true);
    expect(shows({ hasInteracted: true })).toBe(true);
    expect(shows({ hasInteracted: true, balance: 4 })).toBe(false);
    expect(shows({ rewards: 0, balance: 9 })).toBe(false);
  });

  it('does not come back once it was closed [LOY-24]', () => {
    expect(shows({ hasSeen: true })).toBe(false);
  });
});
