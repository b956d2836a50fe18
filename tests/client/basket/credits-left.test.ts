import { describe, expect, it } from 'vitest';
import { openCheckout } from '../orders/open-checkout.ts';
import type { MarketId } from '../../core/test-market.ts';

/** A basket whose gift card bears an amount. */
const withCard = async (market: MarketId, giftCardBalance: number) => {
  const opened = await openCheckout(
    {
      giftCards: { check: async () => ({ data: { giftCardBalance, expiryDate: '2099-12-31' } }) },
    },
    market,
  );
  await opened.app.giftCards.check({ type: 'giftcard', id: 'card', number: '6000', pin: '1' });
  return opened;
};

describe('credit that would be left over', () => {
  it('is asked about in India until the customer goes on [BSK-60]', async () => {
    const { app } = await withCard('in', 20_000);
    const { passage } = app;
    expect(await passage.pressCheckout()).toBe(false);
    expect(passage.stop).toBe('credits-left');
    passage.closeStop();
    expect(await passage.pressCheckout()).toBe(false);
    passage.accept('credits-left');
    expect(passage.stop).toBeUndefined();
    expect(await passage.pressCheckout()).toBe(true);
  });

  it('is no question when the card is used up, or in other markets [BSK-60]', async () => {
    const poor = await withCard('in', 10);
    expect(await poor.app.passage.pressCheckout()).toBe(true);
    const british = await withCard('uk', 20_000);
    expect(await british.app.passage.pressCheckout()).toBe(true);
  });
});
