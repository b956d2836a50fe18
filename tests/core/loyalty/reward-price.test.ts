import { describe, expect, it } from 'vitest';
import { checkBasket } from '../../../core/basket/check-basket.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { rewardRules } from '../../../core/loyalty/reward-rules.ts';
import { rewardTermsOf } from '../../../core/loyalty/reward-terms-of.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import { basketOf, built, hutOf, item, orderOf } from '../basket/sample-basket.ts';
import { dealOf, fill, priceOf } from '../deals/sample-deals.ts';
import { manifestOf } from '../../sample-chain/market-manifests.ts';
import { catalogueOf, pizza, productOf, side } from '../menu/pizzeria.ts';

const bread = productOf('garlic-bread', 'side', 4.49, {
  kind: 'side',
  modifiers: [{ id: 'cheesy', title: 'Cheesy', price: 1.2 }],
});

/** A pizza for nothing, with one side more if it is wanted. */
const rewardWithSide = (more: Partial<Deal> = {}): Deal =>
  dealOf('flat', [{ type: 'pizza' }, { type: 'side', min: 0, max: 1 }], {
    price: 0,
    loyalty: true,
    loyaltyPoints: 5,
    ...more,
  });

describe('the price of a reward', () => {
  const priceWith = (deal: Deal, choice: ReturnType<typeof side>) =>
    priceOf(deal, fill(pizza('margherita'), choice), [bread]);

  it('has its free items at 0, and what is added to them at its price [LOY-20, DEA-74]', () => {
    expect(priceWith(rewardWithSide(), side('garlic-bread'))).toMatchObject({
      price: 0,
      benefitSlots: [1],
    });
    const cheesy = side('garlic-bread', { modifiers: ['cheesy'] });
    expect(priceWith(rewardWithSide(), cheesy).price).toBe(120);
  });

  it('has other sides, and deals that are no reward have every side, at their price [LOY-20]', () => {
    expect(priceWith(rewardWithSide(), side('wedges')).price).toBe(499);
    expect(priceWith(rewardWithSide({ loyalty: false }), side('garlic-bread')).price).toBe(449);
  });

  it('does not count for the minimum, its supplements neither, and it is one an order [LOY-18]', () => {
    const deal = rewardWithSide({ id: 'reward' });
    const other = rewardWithSide({ id: 'other' });
    const choices = fill(pizza('margherita', { crust: 'stuffed' }));
    const facts = orderOf({
      catalogue: catalogueOf([deal, other], [bread]),
      hut: hutOf({ minDeliveryOrder: 12.99 }),
      basket: basketOf({ deals: [built('reward', choices)], items: [item(side('wedges'))] }),
    });
    const priced = priceBasket(facts);
    expect([priced.total, priced.orderValue]).toEqual([699, 499]);
    expect(checkBasket(facts)).toEqual([{ code: 'minimum-order', amount: 800 }]);
    const two = basketOf({ deals: [built('reward', choices), built('other', choices)] });
    const codes = checkBasket({ ...facts, basket: two }).map(({ code }) => code);
    expect(codes).toContain('too-many-rewards');
  });

  it('lets a loyalty minimum take the place of that of the hut [LOY-19]', () => {
    const deal = rewardWithSide({ id: 'reward' });
    const manifest = manifestOf('uk');
    const facts = orderOf({
      catalogue: catalogueOf([deal], [bread]),
      hut: hutOf({ minDeliveryOrder: 12.99 }),
      basket: basketOf({
        deals: [built('reward', fill(pizza('margherita')))],
        items: [item(side('wedges'))],
      }),
    });
    const loyalty = { ...manifest.loyalty, minimumOrder: 4.99 };
    const low = { ...facts, rewards: rewardTermsOf(rewardRules, { ...manifest, loyalty }) };
    expect(checkBasket(facts)).toEqual([{ code: 'minimum-order', amount: 800 }]);
    expect(checkBasket(low)).toEqual([]);
    expect(checkBasket({ ...low, disposition: 'collection' })).toEqual([]);
  });
});
