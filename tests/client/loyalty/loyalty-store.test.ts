import { describe, expect, it } from 'vitest';
import { createLoyaltyApi } from '../../../client/loyalty/loyalty-api.ts';
import { orderFacts } from '../../../client/orders/order-request.ts';
import { createHttpClient } from '../../../client/kernel/http-client.ts';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { persist } from '../../../client/kernel/persistence.ts';
import { accountOf, openMember, session, settled } from './open-member.ts';

const pizza = { type: 'pizza', productId: 'margherita', size: 'medium' } as const;
const reward = {
  basketDealId: 'd1',
  dealId: 'free-medium-2-topping-pizza',
  choices: { 0: [pizza] },
};
const breadsticks = {
  basketDealId: 'd2',
  dealId: 'free-breadsticks',
  choices: { 0: [{ type: 'side', productId: 'breadsticks' } as const] },
};

describe('the loyalty state of a member', () => {
  it('has points, rewards on offer, token, estimate, codes and the last order [LOY-05, LOY-17]', async () => {
    const { loyalty, calls } = await openMember();
    expect(calls).toContain('account uk');
    expect(loyalty).toMatchObject({
      status: 'fetched',
      isMember: true,
      accountBalance: 5,
      loyaltyProviderAuthToken: 'provider-token',
      estimatedEarning: undefined,
      offlineRedemptions: {},
      lastOrder: undefined,
    });
    expect(loyalty.rewards.map(({ dealId }) => dealId)).toEqual([
      'free-medium-2-topping-pizza',
      'free-breadsticks',
    ]);
    const points = { toBeEarned: 1, currentBalance: 5, usedInThisOrder: 5, newBalance: 1 };
    loyalty.setLastOrder(points);
    expect(loyalty.lastOrder).toEqual(points);
  });

  it('is empty for a guest, who is asked nothing [LOY-03]', async () => {
    const { loyalty, calls } = await openMember({ isGuest: true });
    expect(calls).toEqual([]);
    expect(loyalty).toMatchObject({ isMember: false, isShown: false, canRedeem: false });
  });

  it('goes with who is signed in: another customer is read again [LOY-03]', async () => {
    const { shop, loyalty, server } = await openMember();
    server.account = undefined;
    shop.session.signIn(session('eve'));
    expect(loyalty.isMember).toBe(false);
    await settled();
    expect(loyalty).toMatchObject({ status: 'no-member', isShown: true, canRedeem: false });
    await loyalty.join();
    expect(loyalty).toMatchObject({ status: 'fetched', isMember: true, accountBalance: 0 });
  });
});

describe('the redeem button', () => {
  it('shows to members with points, and no more once a reward is in the basket [LOY-14, BSK-83]', async () => {
    const { shop, loyalty } = await openMember();
    expect(loyalty.canRedeem).toBe(true);
    expect(shop.basket.addDeal(reward)).toEqual({ kind: 'added' });
    expect([loyalty.canRedeem, loyalty.rewardsInBasket]).toEqual([false, 1]);
    expect(shop.basket.addDeal(breadsticks)).toEqual({ kind: 'too-many-rewards', most: 1 });
  });

  it('does not show with an offline payment [LOY-04, LOY-02]', async () => {
    const { shop, loyalty } = await openMember();
    shop.basket.setPaymentType('cash');
    expect([loyalty.canRedeem, loyalty.isShown]).toEqual([false, false]);
    shop.basket.setPaymentType('microform');
    expect([loyalty.canRedeem, loyalty.isShown]).toEqual([true, true]);
  });
});

describe('a reward in the basket', () => {
  it('keeps what it is redeemed by, whatever an address says [LOY-06]', async () => {
    const { shop } = await openMember();
    shop.basket.addDeal({ ...reward, redeemId: 'something-else' });
    expect(shop.basket.basket.deals[0]?.redeemId).toBe('hut-rewards-pizza');
  });

  it('is locked for too few points, and open for enough [DEA-80, LOY-03]', async () => {
    const { shop } = await openMember({ account: accountOf(4) });
    expect(shop.basket.addDeal(reward)).toEqual({ kind: 'locked' });
    expect(shop.basket.addDeal(breadsticks)).toEqual({ kind: 'added' });
    const guest = await openMember({ isGuest: true });
    expect(guest.shop.basket.addDeal(breadsticks)).toEqual({ kind: 'locked' });
  });

  it('makes the order carry the member and the points; no member, no such part [LOY-07, ORD-18]', async () => {
    const { shop, loyalty, environment } = await openMember();
    const order = () => orderFacts(shop, environment);
    expect(loyalty.ofOrder).toEqual({ token: 'provider-token', points: 0 });
    shop.basket.addDeal(reward);
    expect(loyalty.ofOrder).toEqual({ token: 'provider-token', points: 5 });
    expect(order()?.loyalty).toEqual({ token: 'provider-token', points: 5 });
    shop.session.signOut();
    expect(loyalty.ofOrder).toBeUndefined();
  });

  it('leaves it with its member [LOY-03]', async () => {
    const { shop } = await openMember();
    shop.basket.addDeal(reward);
    shop.session.signOut();
    expect(shop.basket.basket.deals).toEqual([]);
  });
});

describe('the estimate of earnings', () => {
  it('is asked for with the sector and the amount [LOY-13]', async () => {
    const { loyalty, calls } = await openMember();
    await loyalty.estimate(2598);
    expect(calls).toContain('earnings uk-1 25.98');
    expect(loyalty.estimatedEarning).toBe(2);
  });

  it('logs out without a login token, before anything is sent [LOY-13]', async () => {
    const http = createHttpClient({
      fetch: () => Promise.reject(new Error('nothing is to be sent')),
      baseUrl: '',
      timeoutMs: 1000,
      headers: () => ({}),
      token: async () => undefined,
    });
    const { loyalty, refusals } = await openMember();
    loyalty.usePorts({
      api: createLoyaltyApi(http),
      endSessionOn: (error) => void refusals.push(error),
    });
    await loyalty.estimate(2598);
    expect(refusals).toMatchObject([{ message: 'JWT not returned by isAuthenticated' }]);
    expect(loyalty.estimatedEarning).toBeUndefined();
  });
});

describe('the code to show in a hut', () => {
  it('goes from loading to fetched, each reward by itself, and is asked for once [LOY-21, LOY-22]', async () => {
    const { loyalty, calls } = await openMember();
    const fetching = loyalty.fetchCode('hut-rewards-pizza');
    expect(loyalty.offlineRedemptions['hut-rewards-pizza']).toEqual({ status: 'loading' });
    await loyalty.fetchCode('hut-rewards-pizza');
    await fetching;
    await loyalty.fetchCode('hut-rewards-pizza');
    expect(loyalty.offlineRedemptions).toEqual({
      'hut-rewards-pizza': { status: 'fetched', redemption_tracking_code: 'ABC234' },
    });
    expect(calls.filter((call) => call.startsWith('code'))).toEqual(['code hut-rewards-pizza']);
  });

  it('is failed, or fetched without a code, and can be asked for again [LOY-21, LOY-22]', async () => {
    const { loyalty, server } = await openMember({ code: new Error('down') });
    await loyalty.fetchCode('hut-rewards-pizza');
    expect(loyalty.offlineRedemptions['hut-rewards-pizza']).toEqual({ status: 'failed' });
    server.code = undefined;
    await loyalty.fetchCode('hut-rewards-pizza');
    expect(loyalty.offlineRedemptions['hut-rewards-pizza']).toEqual({ status: 'fetched' });
  });
});

describe('the notification of a free reward', () => {
  const isOpen = ({ shop }: Awaited<ReturnType<typeof openMember>>) =>
    shop.notifications.list.some(({ id }) => id === 'free-reward');

  it('shows until it is closed, and does not come back for that customer [LOY-23, LOY-24]', async () => {
    const opened = await openMember();
    const { shop, loyalty } = opened;
    expect(isOpen(opened)).toBe(true);
    loyalty.setQuiet(true);
    expect(isOpen(opened)).toBe(false);
    loyalty.setQuiet(false);
    expect(isOpen(opened)).toBe(true);
    shop.notifications.close('free-reward');
    expect(loyalty.memory.notifications.freeReward.hasSeen).toBe(true);
    await loyalty.load();
    expect(isOpen(opened)).toBe(false);
    shop.session.signIn(session('eve'));
    await settled();
    expect(isOpen(opened)).toBe(true);
  });

  it('goes when the rewards were opened and there are fewer than five points [LOY-23, LOY-24]', async () => {
    const few = await openMember({ account: accountOf(4) });
    expect(isOpen(few)).toBe(true);
    few.loyalty.interact();
    expect(few.loyalty.memory.previousActions.hasInteractedWithAccount).toBe(true);
    expect(isOpen(few)).toBe(false);
    const enough = await openMember();
    enough.loyalty.interact();
    expect(isOpen(enough)).toBe(true);
  });

  it('is remembered on the next visit, as is that a reward was applied [LOY-24]', async () => {
    const storage = memoryStorage();
    const first = await openMember({}, { storage });
    persist(first.member, first.environment);
    first.shop.notifications.close('free-reward');
    first.shop.basket.addDeal(reward);
    const again = await openMember({}, { storage });
    persist(again.member, again.environment);
    expect(again.loyalty.memory).toMatchObject({
      customerId: 'ada',
      notifications: { freeReward: { hasSeen: true } },
      previousActions: { hasAppliedFreeRewardToBasket: true },
    });
    expect(isOpen(again)).toBe(false);
  });
});

describe('a loyalty call that fails', () => {
  it('shows no points and leaves ordering as it is [LOY-29]', async () => {
    const { shop, loyalty } = await openMember({ account: new Error('down') });
    expect(loyalty).toMatchObject({ status: 'failed', isShown: false, canRedeem: false });
    expect(loyalty.ofOrder).toBeUndefined();
    shop.basket.addItem(pizza);
    expect(shop.basket.problems).toEqual([]);
    expect(await loyalty.join()).toBe(false);
    await loyalty.estimate(100);
    expect(shop.basket.priced?.total).toBeGreaterThan(0);
  });
});
