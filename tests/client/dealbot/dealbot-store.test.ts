import { getSnapshot } from 'mobx-state-tree';
import { describe, expect, it } from 'vitest';
import type { OptimisedLines } from '../../../client/dealbot/dealbot-port.ts';
import { orderFacts } from '../../../client/orders/order-request.ts';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { contentsOf } from '../../core/dealbot/regrouped.ts';
import { openAssistant, settled } from './open-assistant.ts';

const medium = (productId: string): Choice => ({ type: 'pizza', productId, size: 'medium' });
const pepperoni = medium('pepperoni-classic');
const margherita = medium('margherita');

/** An assistant that is on, with two pizzas that make a bogof. */
const withTwoPizzas = async (options: Parameters<typeof openAssistant>[0] = {}) => {
  const opened = await openAssistant(options);
  opened.shop.dealbot.turnOn();
  opened.shop.basket.addItem(pepperoni);
  await settled();
  opened.shop.basket.addItem(margherita);
  await settled();
  return opened;
};

describe('the state of the deal assistant', () => {
  it('starts off, at rest, saving nothing [BOT-01, BOT-02]', async () => {
    const { shop } = await openAssistant();
    expect(getSnapshot(shop.dealbot)).toEqual({
      on: false,
      welcomeMessageShown: false,
      showEnableModal: false,
      showDisableModal: false,
      status: 'resting',
    });
    expect(shop.dealbot.savings).toBe(0);
  });

  it('says after an addition whether there is a new saving, and rests after the pause [BOT-02, BOT-03, BOT-04]', async () => {
    const { shop, pauses } = await openAssistant();
    shop.dealbot.turnOn();
    shop.basket.addItem(pepperoni);
    await settled();
    expect(shop.dealbot.status).toBe('added-product-without-new-saving');
    shop.basket.addItem(margherita);
    expect(shop.dealbot.status).toBe('resting');
    await settled();
    expect(shop.dealbot.status).toBe('added-product-with-new-saving');
    await pauses.end();
    expect(shop.dealbot.status).toBe('resting');
  });

  it('saves what the items cost loose less the subtotal after discount, never below 0 [BOT-05]', async () => {
    const { shop } = await withTwoPizzas();
    expect(shop.basket.priced?.subtotal).toBe(1449);
    expect(shop.dealbot.savings).toBe(1299);
    const alone = await openAssistant();
    alone.shop.basket.addDeal({
      basketDealId: 'x',
      dealId: 'bogof-medium',
      choices: { 0: [pepperoni] },
    });
    expect(alone.shop.dealbot.savings).toBe(0);
  });

  it('is told to the order [BOT-16]', async () => {
    const { shop, environment } = await withTwoPizzas();
    const told = () => orderFacts(shop, environment);
    expect(told()?.isDealbotEnabled).toBe(true);
    shop.dealbot.turnOff();
    expect(told()?.isDealbotEnabled).toBe(false);
  });
});

describe('when the deal assistant is on', () => {
  it('switches on by itself in France, save for the web-only discount [BOT-08, BOT-09, LOC-42]', async () => {
    expect((await openAssistant({ market: 'fr' })).shop.dealbot.isOn).toBe(true);
    const landing = '/order/discount/?id=fr-web-only-20-off';
    expect((await openAssistant({ market: 'fr', visit: { landing } })).shop.dealbot.isOn).toBe(
      false,
    );
    expect((await openAssistant()).shop.dealbot.isOn).toBe(false);
  });

  it('switches on by itself anywhere with its flag [BOT-10, LOC-42]', async () => {
    const flags = { 'dealbot-auto-enable': true };
    expect((await openAssistant({ flags })).shop.dealbot.isOn).toBe(true);
  });

  it('is off for everyone with the flag that disables it [BOT-11]', async () => {
    const flags = { 'dealbot-disable': true, 'dealbot-auto-enable': true };
    const { shop, calls } = await withTwoPizzas({ market: 'fr', flags });
    expect(shop.dealbot.isDisabled).toBe(true);
    expect(shop.dealbot.isOn).toBe(false);
    expect(calls.length).toBeLessThanOrEqual(1);
    expect(shop.basket.deals).toHaveLength(0);
  });

  it('runs without panel where it is discreet, with the same result as in every layout [BOT-13, BOT-14]', async () => {
    const layouts = [];
    for (const variant of ['control', 'A', 'B', 'C']) {
      const forcedVariants = { 'dealbot-v2': variant };
      const { shop } = await withTwoPizzas({ visit: { forcedVariants } });
      expect(shop.basket.priced?.subtotal).toBe(1449);
      layouts.push(shop.dealbot.layout);
    }
    expect(layouts).toEqual([
      { hasPanel: false, hasToast: false },
      { hasPanel: true, hasToast: false },
      { hasPanel: false, hasToast: true },
      { hasPanel: true, hasToast: true },
    ]);
    const flags = { hasDiscreetDealBotEnabled: false };
    expect((await openAssistant({ flags })).shop.dealbot.layout.hasPanel).toBe(true);
  });

  it('stays as the customer left it in the browser session', async () => {
    const sessionStorage = memoryStorage();
    const first = await openAssistant({ market: 'fr', sessionStorage });
    first.shop.dealbot.turnOff();
    const second = await openAssistant({ market: 'fr', sessionStorage });
    expect(second.shop.dealbot.isOn).toBe(false);
    second.shop.dealbot.turnOn();
    expect((await openAssistant({ sessionStorage })).shop.dealbot.isOn).toBe(true);
  });
});

describe('turning the deal assistant off', () => {
  it('takes the discounts away and its deals apart [BOT-18, BOT-20]', async () => {
    const { shop } = await withTwoPizzas();
    expect(shop.basket.deals.map(({ dealId }) => dealId)).toEqual(['bogof-medium']);
    shop.basket.applyDiscount('spend-30-save-5');
    shop.dealbot.askToTurnOff();
    shop.dealbot.turnOff();
    expect(shop.dealbot.isOn).toBe(false);
    expect(shop.dealbot.showDisableModal).toBe(false);
    expect(shop.basket.discountId).toBeUndefined();
    expect(shop.basket.deals).toHaveLength(0);
    expect(shop.basket.items).toHaveLength(2);
    expect(shop.dealbot.savings).toBe(0);
  });

  it('leaves deals alone that the customer built [BOT-20]', async () => {
    const { shop } = await openAssistant();
    shop.basket.addDeal({
      basketDealId: 'mine',
      dealId: 'bogof-medium',
      choices: { 0: [pepperoni], 1: [margherita] },
    });
    shop.dealbot.turnOn();
    await settled();
    shop.dealbot.turnOff();
    expect(shop.basket.deals.map(({ basketDealId }) => basketDealId)).toEqual(['mine']);
  });
});

describe('optimising the basket', () => {
  it('asks nothing about an empty basket, and keeps the basket at an answer without deals [BOT-26]', async () => {
    const { shop, calls } = await openAssistant({ optimise: async () => undefined });
    shop.dealbot.turnOn();
    await settled();
    expect(calls).toHaveLength(0);
    shop.basket.addItem(pepperoni);
    await settled();
    expect(calls).toHaveLength(1);
    expect(shop.basket.items).toHaveLength(1);
  });

  it('keeps the basket and rests when the call fails, and says so in the log [BOT-32]', async () => {
    const { shop, environment } = await openAssistant({
      optimise: () => Promise.reject(new Error('down')),
    });
    shop.dealbot.turnOn();
    shop.basket.addItem(pepperoni);
    await settled();
    expect(shop.basket.items).toHaveLength(1);
    expect(shop.dealbot.status).toBe('resting');
    expect(environment.reports).toContainEqual({
      level: 'warning',
      message: 'The deal assistant got no answer',
    });
  });

  it('passes over an answer that the basket has overtaken [BOT-33]', async () => {
    const answers: ((lines: OptimisedLines | undefined) => void)[] = [];
    const { shop } = await openAssistant({
      optimise: () => new Promise((resolve) => void answers.push(resolve)),
    });
    shop.dealbot.turnOn();
    const id = shop.basket.addItem(pepperoni);
    shop.basket.addItem(margherita);
    await settled();
    const built = { basketDealId: 'late', dealId: 'bogof-medium', choices: { 0: [pepperoni] } };
    answers[0]?.({ deals: [built], items: [], discountId: undefined });
    await settled();
    expect(shop.basket.deals).toHaveLength(0);
    expect(shop.basket.items.map(({ basketItemId }) => basketItemId)).toContain(id);
  });

  it('fills a chosen deal from the basket, and says when it cannot [BOT-34, DEA-41]', async () => {
    const { shop, calls } = await openAssistant();
    for (let count = 0; count < 3; count += 1)
      shop.basket.addItem({ ...margherita, size: 'large' });
    expect(await shop.dealbot.optimise('three-for-two-large')).toBe(true);
    expect(calls.at(-1)?.wantedDealId).toBe('three-for-two-large');
    expect(shop.basket.deals.map(({ dealId }) => dealId)).toEqual(['three-for-two-large']);
    expect(await shop.dealbot.optimise('small-duo-free-side')).toBe(false);
  });

  it('regroups after a deal was added [BSK-24]', async () => {
    const { shop, calls } = await openAssistant();
    shop.dealbot.turnOn();
    shop.basket.addDeal({
      basketDealId: 'mine',
      dealId: 'bogof-medium',
      choices: { 0: [pepperoni], 1: [margherita] },
    });
    await settled();
    expect(calls).toHaveLength(1);
  });
});

describe('rebuilding the basket', () => {
  it('empties it, sets the discount and adds the deals, once [BOT-35, BOT-36, BOT-37]', async () => {
    const { shop, calls } = await openAssistant();
    shop.basket.addItem(pepperoni);
    shop.basket.addItem(margherita);
    shop.basket.applyDiscount('student-15');
    shop.dealbot.turnOn();
    await settled();
    const asked = calls.length;
    expect(shop.basket.discountId).toBe('student-15');
    shop.dealbot.rebuild({ deals: [], items: shop.basket.basket.items, discountId: undefined });
    await settled();
    expect(shop.basket.discountId).toBeUndefined();
    expect(calls).toHaveLength(asked);
  });

  it('changes grouping and prices only [BOT-38]', async () => {
    const choice = { ...pepperoni, crust: 'deep-pan', toppings: ['pepperoni'] };
    const { shop } = await openAssistant();
    const ids = [shop.basket.addItem(choice), shop.basket.addItem(margherita)];
    const before = contentsOf(shop.basket.basket);
    shop.dealbot.turnOn();
    await settled();
    expect(shop.basket.deals).toHaveLength(1);
    expect(contentsOf(shop.basket.basket)).toEqual(before);
    const origins = Object.values(shop.basket.basket.deals[0]?.origins ?? {}).flat();
    expect(origins.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });
});
