import { describe, expect, it } from 'vitest';
import { numCookedItems } from '../../../plugins/uk-priority-delivery/cooked-items.ts';
import {
  offersPriority,
  type PriorityOfferFacts,
} from '../../../plugins/uk-priority-delivery/priority-offer.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import {
  type PriorityOptions,
  priorityOptions,
} from '../../../plugins/uk-priority-delivery/priority-options.ts';
import { clientManifest } from '../../../core/manifest/client-manifest.ts';
import { manifestSchema } from '../../../core/manifest/manifest-schema.ts';
import { marketIds } from '../../core/manifest/real-manifests.ts';
import { manifestOf } from '../../sample-chain/market-manifests.ts';
import { optionsOf } from '../../setup/plugin-options.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { withExtras } from '../../../core/basket/fulfilment-extra.ts';
import { priorityDelivery } from '../../../plugins/uk-priority-delivery/priority-delivery.ts';
import { mapped, orderFacts } from '../orders/order-facts.ts';
import { basketOf, built, item, orderOf } from '../../core/basket/sample-basket.ts';
import { fill } from '../../core/deals/sample-deals.ts';
import {
  catalogueOf,
  dessert,
  dip,
  drink,
  halfAndHalf,
  pizza,
  productOf,
  side,
} from '../../core/menu/pizzeria.ts';

const options = await optionsOf<PriorityOptions>('uk', 'uk-priority-delivery');
const extra = priorityDelivery(options);
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
    options,
  );

it('has the settings of the specification in the one market that names it [CST-57, CST-58, CST-59]', () => {
  expect(options).toMatchObject({
    sectors: ['uk-1'],
    asapOnly: false,
    uncookedProducts: ['single-side-salad', 'ice-cream-tub'],
    price: 2.99,
    maxCookedItems: 12,
    slotsPer15Minutes: 3,
    reservationLifeMs: 900_000,
  });
  const naming = marketIds.filter((market) =>
    manifestOf(market).plugins.some(({ id }) => id === 'uk-priority-delivery'),
  );
  expect(naming).toEqual(['uk']);
});

it('tells browsers what they show, and nothing of how places are given', () => {
  const manifest = { ...manifestOf('uk'), plugins: [{ id: 'uk-priority-delivery', options }] };
  const schemas = { 'uk-priority-delivery': priorityOptions };
  const { plugins } = clientManifest(manifest as never, manifestSchema, schemas);
  const { sectors, asapOnly, uncookedProducts, price } = options;
  expect(plugins).toEqual([
    { id: 'uk-priority-delivery', options: { sectors, asapOnly, uncookedProducts, price } },
  ]);
});

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
    const everything = { ...options, uncookedProducts: [] };
    expect(numCookedItems(basketOf({ items: [item(salad)] }), catalogue, everything)).toBe(1);
    const without = { ...options, uncookedProducts: ['wings'] };
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
  const offered = (facts: Partial<PriorityOfferFacts>, settings = options) =>
    offersPriority(
      {
        sector: 'uk-1',
        disposition: { type: 'delivery', when: 'asap' },
        postcode: 'SW11 1AA',
        ...facts,
      },
      settings,
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
    const settings = { ...options, sectors: ['ca-1'] };
    expect([offered({ sector: 'ca-1' }, settings), offered({}, settings)]).toEqual([true, false]);
  });

  it('is for scheduled orders too, unless the manifest keeps it to those for now [PRI-03]', () => {
    const scheduled = { disposition: { type: 'delivery', when: 'scheduled' } } as const;
    expect(offered(scheduled)).toBe(true);
    const asapOnly = { ...options, asapOnly: true };
    expect([offered(scheduled, asapOnly), offered({}, asapOnly)]).toEqual([false, true]);
  });
});

describe('the price of priority delivery', () => {
  const priced = (extras?: readonly string[]) =>
    priceBasket(
      orderOf({
        extras: [extra],
        basket: basketOf({ items: [item(pizza('supreme'))], ...(extras && { extras }) }),
      }),
    );
  const fees = (extras?: readonly string[]) =>
    priced(extras).surcharges.filter(({ type }) => type === 'priorityDelivery');

  it('is added once while a place is kept [SUR-01, SUR-26, PRI-19]', () => {
    expect(fees(['priority'])).toMatchObject([{ amount: 299, price: 299 }]);
    expect(fees()).toEqual([]);
    expect(priced(['priority']).total - priced().total).toBe(299);
  });

  it('is not taken where no plugin of the market brings it', () => {
    const order = orderOf({
      basket: basketOf({ items: [item(pizza('supreme'))], extras: ['priority'] }),
    });
    expect(priceBasket(order).total).toBe(priced().total);
  });
});

it('the place is named by the order request, with its hut [ORD-20, PRI-23]', () => {
  const request = mapped(orderFacts('uk'));
  const kept = { priority: { id: 'p', hutId: '1101' } };
  expect(withExtras(request, [extra], kept)).toHaveProperty('priorityDeliveryReservation', {
    id: 'p',
    hutId: '1101',
  });
  expect(withExtras(request, [extra])).not.toHaveProperty('priorityDeliveryReservation');
  expect(withExtras(request, [], kept)).not.toHaveProperty('priorityDeliveryReservation');
});
