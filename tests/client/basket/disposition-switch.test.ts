import { describe, expect, it } from 'vitest';
import { showsSwitchBanner } from '../../../client/basket/shows-switch-banner.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { testManifest } from '../../core/test-market.ts';
import { clapham, openShop } from './open-shop.ts';

const large: Choice = { type: 'pizza', productId: 'margherita', size: 'large' };
const side: Choice = { type: 'side', productId: 'garlic-bread' };
const bogoh = { basketDealId: 'both', dealId: 'bogoh-large', choices: { 0: [large], 1: [large] } };
const collect = {
  basketDealId: 'collect',
  dealId: 'collection-large-duo',
  choices: { 0: [large], 1: [large], 2: [side] },
};

/** A customer who collects, with a deal for collection and one for both. */
const collecting = async () => {
  const opened = await openShop();
  const { shop } = opened;
  await shop.dispositionSwitch.request('collection');
  await shop.deals.load();
  shop.basket.addDeal(collect);
  shop.basket.addDeal(bogoh);
  opened.asked.length = 0;
  return opened;
};

describe('switching between delivery and collection', () => {
  it('happens at once with nothing in the basket [BSK-68, BSK-70]', async () => {
    const { shop, asked } = await openShop();
    asked.length = 0;
    await shop.dispositionSwitch.request('collection');
    expect(shop.localisation.disposition.type).toBe('collection');
    expect(shop.dispositionSwitch.loss).toBeUndefined();
    expect(asked).toEqual(
      expect.arrayContaining(['deals collection', 'discounts collection', 'products pizzas']),
    );
  });

  it('asks first when there is something in it and names the deals that would go [BSK-66, BSK-67]', async () => {
    const { shop } = await collecting();
    await shop.dispositionSwitch.request('delivery');
    expect(shop.localisation.disposition.type).toBe('collection');
    expect(shop.localisation.pendingDisposition?.type).toBe('delivery');
    expect(shop.dispositionSwitch.loss?.deals.map(({ dealId }) => dealId)).toEqual([
      'collection-large-duo',
    ]);
  });

  it('asks about nothing when the customer has turned back before the deals came [BSK-66]', async () => {
    const { shop } = await collecting();
    const asking = shop.dispositionSwitch.request('delivery');
    shop.dispositionSwitch.cancel();
    await asking;
    expect(shop.dispositionSwitch.loss).toBeUndefined();
    expect(shop.localisation.disposition.type).toBe('collection');
  });

  it('reads the other deals beside the store, whose list and pending disposition stay [BSK-66]', async () => {
    const { shop, asked } = await collecting();
    const { list } = shop.deals;
    await shop.dispositionSwitch.request('delivery');
    expect(asked).toEqual(['deals delivery', 'discounts delivery']);
    expect(shop.deals.list).toBe(list);
    expect(shop.localisation.pendingDisposition?.type).toBe('delivery');
  });

  it('takes out what does not go with the new way and keeps the rest [BSK-69]', async () => {
    const { shop } = await collecting();
    shop.basket.addItem(side);
    await shop.dispositionSwitch.request('delivery');
    shop.dispositionSwitch.confirm();
    expect(shop.basket.deals.map(({ dealId }) => dealId)).toEqual(['bogoh-large']);
    expect(shop.basket.items).toHaveLength(1);
    expect(shop.localisation.disposition.type).toBe('delivery');
  });

  it('fetches deals, menu and discounts of the new way [BSK-70]', async () => {
    const { shop, asked } = await collecting();
    await shop.dispositionSwitch.request('delivery');
    asked.length = 0;
    shop.dispositionSwitch.confirm();
    expect(asked).toEqual(
      expect.arrayContaining(['deals delivery', 'discounts delivery', 'products pizzas']),
    );
  });

  it('takes away a tip, which does not come back with the delivery [CHK-94]', async () => {
    const { shop } = await openShop();
    shop.basket.addItem(large);
    shop.basket.setTip({ amount: 200, tippingOption: 'preset-2' });
    expect(shop.basket.basket.tip?.amount).toBe(200);
    for (const type of ['collection', 'delivery'] as const) {
      await shop.dispositionSwitch.request(type);
      shop.dispositionSwitch.confirm();
      await shop.deals.load();
      expect(shop.localisation.disposition.type).toBe(type);
      expect(shop.basket.basket.tip).toBeUndefined();
    }
  });

  it('takes away a discount that is for the old way only, and keeps one for both [BSK-69]', async () => {
    const { shop } = await openShop();
    shop.basket.addItem(large);
    shop.basket.applyDiscount('discount.DELIVERY.on-us');
    await shop.dispositionSwitch.request('collection');
    expect(shop.dispositionSwitch.loss?.losesDiscount).toBe(true);
    shop.dispositionSwitch.confirm();
    expect(shop.basket.discountId).toBeUndefined();
    await shop.deals.load();
    shop.basket.applyDiscount('student-15');
    await shop.dispositionSwitch.request('delivery');
    shop.dispositionSwitch.confirm();
    expect(shop.basket.discountId).toBe('student-15');
  });

  it('leaves everything as it was when cancelled [BSK-71]', async () => {
    const { shop } = await collecting();
    const { basket } = shop.basket;
    await shop.dispositionSwitch.request('delivery');
    shop.dispositionSwitch.cancel();
    expect(shop.basket.basket).toEqual(basket);
    expect(shop.localisation.pendingDisposition).toBeUndefined();
    expect(shop.localisation.disposition.type).toBe('collection');
    expect(shop.dispositionSwitch.loss).toBeUndefined();
  });

  it('changes nothing and says so when the other deals do not come [BSK-66]', async () => {
    const { shop, stock } = await collecting();
    stock.isDown = true;
    await shop.dispositionSwitch.request('delivery');
    expect(shop.localisation.pendingDisposition).toBeUndefined();
    expect(shop.dispositionSwitch.loss).toBeUndefined();
    expect(shop.notifications.list[0]?.message).toBe('basket.switch.failed');
  });
});

describe('the switch-to-collection banner', () => {
  const manifest = testManifest('uk');
  const facts = {
    hut: clapham,
    disposition: { type: 'delivery', when: 'asap' } as const,
    deliveryAddress: { postcode: 'SW11 1JB' },
  };

  it('shows for a delivery from a uk-1 hut that offers both, with a postcode [BSK-73]', () => {
    expect(showsSwitchBanner(facts, manifest)).toBe(true);
    const collection = { type: 'collection', when: 'asap' } as const;
    expect(showsSwitchBanner({ ...facts, disposition: collection }, manifest)).toBe(false);
    expect(showsSwitchBanner({ ...facts, deliveryAddress: undefined }, manifest)).toBe(false);
    expect(showsSwitchBanner({ ...facts, hut: undefined }, manifest)).toBe(false);
    const other = { ...clapham, sector: 'uk-2' };
    expect(showsSwitchBanner({ ...facts, hut: other }, manifest)).toBe(false);
    const deliveryOnly = { ...clapham, allowedDisposition: { delivery: true, collection: false } };
    expect(showsSwitchBanner({ ...facts, hut: deliveryOnly }, manifest)).toBe(false);
  });
});
