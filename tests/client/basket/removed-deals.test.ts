import { describe, expect, it } from 'vitest';
import { openAssistant, settled } from '../dealbot/open-assistant.ts';
import { garlicBread, margherita, pepperoni } from '../../core/basket/sample-choices.ts';

/** A shop whose assistant has made a deal of two pizzas; a side stands beside it. */
const withDeal = async () => {
  const opened = await openAssistant();
  const { basket, dealbot } = opened.shop;
  dealbot.turnOn();
  for (const choice of [margherita, pepperoni, garlicBread]) {
    basket.addItem(choice);
    await settled();
  }
  return { ...opened, basket, deal: basket.deals[0]?.basketDealId ?? '' };
};

describe('a deal that goes', () => {
  it('has the rest optimised and priced again when the customer removes it [BSK-25]', async () => {
    const { basket, calls, deal } = await withDeal();
    expect(basket.deals).toHaveLength(1);
    const [before, fees] = [calls.length, basket.priced?.surcharges];
    basket.removeDeal(deal);
    await settled();
    expect(calls).toHaveLength(before + 1);
    expect(calls.at(-1)?.basket.deals).toEqual([]);
    expect(basket.priced?.subtotal).toBe(449);
    expect(basket.priced?.surcharges).not.toEqual(fees);
  });

  it('does not when the application takes it out within a bigger change [BSK-25]', async () => {
    const { basket, calls, shop } = await withDeal();
    const before = calls.length;
    // The assistant puts the basket together again, for which the deals go first.
    const { items, discountId } = basket.basket;
    shop.dealbot.rebuild({ deals: [], items, discountId });
    await settled();
    expect(basket.deals).toHaveLength(0);
    expect(basket.priced?.subtotal).toBe(449);
    basket.resetForHut();
    await settled();
    expect(calls).toHaveLength(before);
  });
});
