import { getSnapshot } from 'mobx-state-tree';
import { describe, expect, it } from 'vitest';
import { persist } from '../../../client/kernel/persistence.ts';
import type { KeyValueStorage } from '../../../client/kernel/key-value-storage.ts';
import { clapham, holdStudentVoucher, openShop } from './open-shop.ts';
import {
  bogof,
  garlicBread,
  margherita,
  pepperoni,
  pizza,
} from '../../core/basket/sample-choices.ts';

describe('the basket store', () => {
  it('prices loose items and deals from the catalogue and stores no price of its own [BSK-01, BSK-03, BSK-27]', async () => {
    const { shop } = await openShop();
    shop.basket.addItem(garlicBread);
    shop.basket.addDeal(bogof());
    // 4.49, and of 12.99 and 14.49 the dearer.
    expect(shop.basket.priced?.subtotal).toBe(449 + 1449);
    expect(shop.basket.count).toBe(2);
    expect(Object.keys(getSnapshot(shop.basket)).toSorted()).toEqual(
      [
        'cameWhole',
        'deals',
        'discountId',
        'expires',
        'items',
        'paymentType',
        'seen',
        'tip',
        'upsellsSeen',
      ].toSorted(),
    );
  });

  it('gives every line an id of its own [BSK-02]', async () => {
    const { shop } = await openShop();
    const ids = [shop.basket.addItem(garlicBread), shop.basket.addItem(garlicBread)];
    expect(new Set(ids).size).toBe(2);
  });

  it('replaces a deal whose basket id it has, in its place [BSK-23, DEA-39]', async () => {
    const { shop } = await openShop();
    shop.basket.addDeal(bogof('one'));
    shop.basket.addDeal(bogof('two'));
    shop.basket.addDeal({ ...bogof('one'), choices: { 0: [pepperoni], 1: [pepperoni] } });
    expect(shop.basket.deals.map(({ basketDealId }) => basketDealId)).toEqual(['one', 'two']);
    expect(shop.basket.basket.deals[0]?.choices[0]).toEqual([pepperoni]);
  });

  it('removes the upsells that came with a product [BSK-28]', async () => {
    const { shop } = await openShop();
    const parent = shop.basket.addItem(margherita);
    shop.basket.addItem(garlicBread, { upsellParentId: parent });
    shop.basket.addItem({ type: 'dip', productId: 'ketchup' });
    shop.basket.removeItem(parent);
    expect(shop.basket.items.map(({ choice }) => choice.productId)).toEqual(['ketchup']);
  });

  it('keeps the parent of an upsell and the deal an item came from with the item [BSK-06, BSK-07]', async () => {
    const { shop } = await openShop();
    shop.basket.addItem(garlicBread, { upsellParentId: 'parent', originalDealId: 'bogof-medium' });
    expect(getSnapshot(shop.basket).items[0]).toMatchObject({
      upsellParentId: 'parent',
      originalDealId: 'bogof-medium',
    });
  });

  it('forgets the discount with its last line [BSK-29]', async () => {
    const { shop } = await openShop();
    const id = shop.basket.addItem(margherita);
    shop.basket.applyDiscount('student-15');
    shop.basket.removeItem(id);
    expect(shop.basket.discountId).toBeUndefined();
  });

  it('changes a loose item in its place and leaves the others alone [BSK-27]', async () => {
    const { shop } = await openShop();
    const first = shop.basket.addItem(margherita);
    const second = shop.basket.addItem(margherita);
    shop.basket.replaceItem(first, pizza('meat-feast', 'large'));
    expect(
      shop.basket.items.map(({ basketItemId, choice }) => [basketItemId, choice.productId]),
    ).toEqual([
      [first, 'meat-feast'],
      [second, 'margherita'],
    ]);
    shop.basket.replaceItem('gone', pizza('meat-feast', 'large'));
    expect(shop.basket.items).toHaveLength(2);
  });

  it('puts back what was removed, the discount included', async () => {
    const { shop } = await openShop();
    const id = shop.basket.addItem(margherita);
    shop.basket.applyDiscount('student-15');
    shop.basket.removeItem(id);
    expect(shop.basket.removal?.title).toBe('Margherita');
    shop.basket.undoRemoval();
    expect(shop.basket.items.map(({ basketItemId }) => basketItemId)).toEqual([id]);
    expect(shop.basket.discountId).toBe('student-15');
    expect(shop.basket.removal).toBeUndefined();
  });

  it('tells analytics which deal went, with its items [BSK-26]', async () => {
    const { shop, environment } = await openShop();
    shop.basket.addDeal(bogof());
    shop.basket.removeDeal('one');
    expect(environment.events).toContainEqual({
      type: 'DEAL_REMOVED',
      data: { id: 'bogof-medium', items: 'margherita,pepperoni-classic' },
    });
  });

  it('replaces one discount with another [BSK-40]', async () => {
    const { shop } = await openShop();
    shop.basket.addItem(pizza('meat-feast', 'large'));
    shop.basket.addItem(pizza('meat-feast', 'large'));
    shop.basket.applyDiscount('student-15');
    shop.basket.applyDiscount('spend-30-save-5');
    expect(shop.basket.priced?.discount).toEqual({ id: 'spend-30-save-5', value: 500 });
  });

  it('starts over when the hut changes [BSK-35, BSK-42]', async () => {
    const { shop } = await openShop();
    shop.basket.addItem(margherita);
    shop.basket.applyDiscount('student-15');
    shop.basket.resetForHut();
    expect(shop.basket.isEmpty).toBe(true);
    expect(shop.basket.discountId).toBeUndefined();
    expect(shop.passage.validation).toBe('resting');
  });
});

describe('a deal that may not join the basket', () => {
  it('is refused past its limit and said so, and nothing is added [DEA-76]', async () => {
    const { shop } = await openShop();
    const trio = (basketDealId: string) => {
      const personal = pizza('margherita', 'personal');
      const choices = { 0: [personal], 1: [personal], 2: [personal] };
      return { basketDealId, dealId: 'little-trio', choices };
    };
    expect(shop.basket.addDeal(trio('one')).kind).toBe('added');
    expect(shop.basket.addDeal(trio('two'))).toEqual({ kind: 'limit', max: 1, isOffer: false });
    expect(shop.basket.deals).toHaveLength(1);
    expect(shop.notifications.list[0]).toMatchObject({
      message: 'basket.refused.dealLimit',
      values: { max: 1 },
    });
    expect(shop.basket.addDeal(trio('one')).kind).toBe('added');
  });

  it('is refused beside what it conflicts with, which is named [DEA-31]', async () => {
    const { shop } = await openShop();
    shop.basket.addItem(margherita);
    shop.basket.applyDiscount('student-15');
    const pudding = { type: 'dessert', productId: 'cookie-dough' } as const;
    const sweet = { basketDealId: 'sweet', dealId: 'sweet-finish', choices: { 0: [pudding] } };
    expect(shop.basket.addDeal(sweet)).toEqual({ kind: 'conflict', with: ['student-15'] });
    expect(shop.notifications.list[0]?.values).toEqual({ names: '15% Student Discount' });
    shop.basket.setDiscount(undefined);
    shop.basket.addDeal(sweet);
    expect(shop.basket.applyDiscount('student-15').kind).toBe('conflict');
    expect(shop.basket.discountId).toBeUndefined();
  });

  it('takes the place of the deals it overrides [DEA-32]', async () => {
    const { shop } = await openShop();
    const large = pizza('margherita', 'large');
    shop.basket.addDeal({ basketDealId: 'big', dealId: 'big-night-in', choices: { 0: [large] } });
    shop.basket.addDeal({ basketDealId: 'xl', dealId: 'big-night-in-xl', choices: { 0: [large] } });
    expect(shop.basket.deals.map(({ dealId }) => dealId)).toEqual(['big-night-in-xl']);
  });

  it('stays out while it is locked and comes in with its key [DEA-08]', async () => {
    const { shop } = await openShop();
    const student = { basketDealId: 's', dealId: 'student-medium', choices: { 0: [margherita] } };
    expect(shop.basket.addDeal(student).kind).toBe('locked');
    holdStudentVoucher(shop);
    expect(shop.basket.addDeal(student).kind).toBe('added');
    expect(shop.basket.problems.map(({ code }) => code)).not.toContain('deal-locked');
  });

  it('is refused as a second discount of the same name [DEA-78]', async () => {
    const { shop } = await openShop();
    shop.basket.addItem(margherita);
    shop.basket.applyDiscount('student-15');
    expect(shop.basket.applyDiscount('student-15')).toEqual({
      kind: 'limit',
      max: 1,
      isOffer: true,
    });
    expect(shop.notifications.list[0]?.message).toBe('basket.refused.offerLimit');
  });
});

describe('a basket from an earlier visit', () => {
  const day = 24 * 60 * 60 * 1000;

  it('expires 24 hours after its last change [BSK-08]', async () => {
    let now = Date.parse('2026-03-04T12:00:00Z');
    const { shop } = await openShop({ now: () => now });
    shop.basket.addItem(margherita);
    now += 1000;
    shop.basket.addItem(margherita);
    expect(shop.basket.expires).toBe(now + day);
  });

  it('is dropped when it has expired and kept when it has not [BSK-08]', async () => {
    const { shop, environment } = await openShop();
    const { persistKeyPrefix } = environment.market.manifest.storage;
    const bring = (expires: number) => {
      const items = [{ basketItemId: 'old', choice: margherita }];
      const text = JSON.stringify({ version: 1, state: { items, expires } });
      environment.storage.write(`${persistKeyPrefix}basket`, text);
      persist(shop, environment)();
    };
    bring(environment.now() + 1);
    expect(shop.basket.count).toBe(1);
    bring(environment.now());
    expect(shop.basket.isEmpty).toBe(true);
  });

  it('comes back as it was, and two tabs see the same [BSK-01]', async () => {
    const values = new Map<string, string>();
    const listeners = new Set<(key: string, value: string | undefined) => void>();
    const tabStorage = (): KeyValueStorage => {
      let own: ((key: string, value: string | undefined) => void) | undefined;
      return {
        read: (key) => values.get(key),
        write: (key, value) => {
          values.set(key, value);
          for (const listener of listeners) if (listener !== own) listener(key, value);
        },
        remove: (key) => void values.delete(key),
        keys: () => [...values.keys()],
        onChange: (listener) => {
          own = listener;
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      };
    };
    const one = await openShop({ storage: tabStorage() });
    persist(one.shop, one.environment);
    one.shop.basket.addDeal(bogof());
    const two = await openShop({ storage: tabStorage() });
    persist(two.shop, two.environment);
    expect(two.shop.basket.basket).toEqual(one.shop.basket.basket);
    two.shop.basket.addItem(garlicBread);
    expect(one.shop.basket.basket).toEqual(two.shop.basket.basket);
    expect(one.shop.basket.priced?.subtotal).toBe(1449 + 449);
  });
});

describe('hut facts', () => {
  it('come from the hut the customer is localised at [BSK-09, BSK-10]', async () => {
    const { shop } = await openShop();
    shop.basket.addItem(garlicBread);
    expect(shop.basket.facts?.hut).toBe(clapham);
    expect(shop.passage.minimum).toEqual({ minimum: 1200, gap: 1200 - 449 });
    expect(shop.basket.showDiscountModal).toBe(false);
  });
});
