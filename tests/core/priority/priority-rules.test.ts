import { describe, expect, it } from 'vitest';
import { numCookedItems } from '../../../core/priority/cooked-items.ts';
import { offersPriority, type PriorityOfferFacts } from '../../../core/priority/priority-offer.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { manifestOf } from '../../sample-chain/market-manifests.ts';
import { basketOf, built, item } from '../basket/sample-basket.ts';
import { fill } from '../deals/sample-deals.ts';
import {
  catalogueOf,
  dessert,
  dip,
  drink,
  halfAndHalf,
  pizza,
  productOf,
  side,
} from '../menu/pizzeria.ts';

const manifest = manifestOf('uk');
const catalogue = catalogueOf(
  [],
  [
    productOf('single-side-salad', 'side', 3.49, { kind: 'side' }),
    productOf('vanilla-tub', 'dessert', 5.49, { kind: 'ice-cream-tub' }),
  ],
);
const count = (items: readonly Choice[], more: Parameters<typeof basketOf>[0] = {}) =>
  numCookedItems(
    basketOf({
      items: items.map((choice, index) => item(choice, { basketItemId: `${index}` })),
      ...more,
    }),
    catalogue,
    manifest,
  );

describe('the cooked items of a basket', () => {
  it('are its pizzas, sides of all sorts and desserts, one each [SUR-29, PRI-08]', () => {
    expect(count([pizza('supreme'), side('wings'), side('wedges'), dessert('brownie')])).toBe(4);
    expect(count([halfAndHalf('supreme', 'florentine')])).toBe(1);
  });

  it('are not its drinks and dips [SUR-29, PRI-08]', () => {
    expect(count([drink('cola'), drink('lager'), dip('garlic-dip')])).toBe(0);
    expect(count([side('wedges', { dips: ['garlic-dip'] })])).toBe(1);
  });

  it('leave out every single side salad and the tubs of ice cream [SUR-28, PRI-07, CST-58]', () => {
    const salad = side('single-side-salad');
    expect(count([salad, salad, dessert('vanilla-tub'), pizza('supreme')])).toBe(1);
    const everything = { priority: { ...manifest.priority, uncookedProducts: [] } };
    expect(numCookedItems(basketOf({ items: [item(salad)] }), catalogue, everything)).toBe(1);
    const without = { priority: { ...manifest.priority, uncookedProducts: ['wings'] } };
    expect(numCookedItems(basketOf({ items: [item(side('wings'))] }), catalogue, without)).toBe(0);
  });

  it('are counted over deals and loose items, and not for what has left the menu [PRI-06, SUR-29]', () => {
    const deals = [
      built('a', fill(pizza('supreme'), side('wedges'), drink('cola'))),
      built('b', fill([dip('garlic-dip'), dip('chilli-dip')], pizza('margherita'))),
    ];
    expect(count([pizza('marinara'), pizza('gone')], { deals })).toBe(4);
    expect(count([])).toBe(0);
  });
});

describe('priority delivery', () => {
  const offered = (facts: Partial<PriorityOfferFacts>, settings = manifest.priority) =>
    offersPriority(
      {
        sector: 'uk-1',
        disposition: { type: 'delivery', when: 'asap' },
        postcode: 'SW11 1AA',
        ...facts,
      },
      { priority: settings },
    );

  it('is offered in uk-1, for delivery, with a postcode, and nowhere else [SUR-27, PRI-01, CST-57]', () => {
    expect(offered({})).toBe(true);
    for (const sector of ['uk-2', 'fr-1', 'in-1', 'ca-1', 'ca-2', undefined]) {
      expect([sector, offered({ sector })]).toEqual([sector, false]);
    }
    expect(offered({ disposition: { type: 'collection', when: 'asap' } })).toBe(false);
    expect(offered({ disposition: { type: 'dinein', when: 'asap' } })).toBe(false);
    for (const postcode of [undefined, '', ' ']) expect(offered({ postcode })).toBe(false);
  });

  it('comes to the sectors that a manifest lists [PRI-02, SUR-27]', () => {
    const settings = { ...manifest.priority, sectors: ['ca-1'] };
    expect([offered({ sector: 'ca-1' }, settings), offered({}, settings)]).toEqual([true, false]);
  });

  it('is for scheduled orders too, unless the manifest keeps it to those for now [PRI-03]', () => {
    const scheduled = { disposition: { type: 'delivery', when: 'scheduled' } } as const;
    expect(offered(scheduled)).toBe(true);
    const asapOnly = { ...manifest.priority, asapOnly: true };
    expect([offered(scheduled, asapOnly), offered({}, asapOnly)]).toEqual([false, true]);
  });
});
