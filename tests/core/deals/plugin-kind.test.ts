import { describe, expect, it } from 'vitest';
import type { DealKind } from '../../../core/deals/deal-kind.ts';
import { priceDeal } from '../../../core/deals/price-deal.ts';
import { catalogueOf, dip, pizza, rules } from '../menu/pizzeria.ts';
import { dealOf, fill } from './sample-deals.ts';

describe('a deal of a kind that a plugin adds', () => {
  const deal = dealOf('own', [{ type: 'pizza' }, { type: 'dip', free: true }]);
  const pricedBy = (benefit: DealKind['benefit']) =>
    priceDeal(
      { dealId: deal.id, choices: fill(pizza('supreme'), dip('garlic-dip')) },
      {
        catalogue: catalogueOf([deal]),
        dealKinds: new Map([['own', { kind: 'own', listPrice: 'none', benefit }]]),
        rules,
      },
    );

  it('costs 0 where the kind takes off more than everything [DEA-45]', () => {
    const given = { rule: 'given', inputs: {}, amount: -500 };
    const priced = pricedBy(() => ({ price: -500, benefitSlots: [], steps: [given] }));
    expect(priced?.price).toBe(0);
    expect(priced?.steps).toEqual([given, { rule: 'never-below-zero', inputs: {}, amount: 500 }]);
  });

  it('has nothing to take off an item that is free [DEA-54]', () => {
    const priced = pricedBy(({ slots }) => ({
      price: slots.reduce((sum, { covered }) => sum + covered, 0),
      benefitSlots: [],
      steps: [],
    }));
    expect(priced?.price).toBe(1599);
  });
});
