import { describe, expect, it } from 'vitest';
import type { FulfilmentExtra } from '../../../core/basket/fulfilment-extra.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { bindPlugins } from '../../../core/engine/bind-plugins.ts';
import { ContributionError } from '../../../core/engine/guard.ts';
import { recordedFailures } from '../../setup/recorded-failures.ts';
import { manifestWith, plugin } from '../engine/sample-plugins.ts';
import { drink } from '../menu/pizzeria.ts';
import { basketOf, item, orderOf } from './sample-basket.ts';

const wrapping = (fee: number): FulfilmentExtra => ({
  id: 'wrap',
  surchargeType: 'giftWrap',
  orderField: 'giftWrap',
  isOffered: () => true,
  takes: () => true,
  fee: () => fee,
});

/** The surcharges of an order with an extra of a plugin, which the engine asks what it costs. */
function surchargesFor(fee: number) {
  const contributes = [{ point: 'fulfilment-extra' as const, make: () => wrapping(fee) }];
  const loaded = { plugin: plugin('wrapper', contributes), options: {} };
  const extensions = bindPlugins([loaded], manifestWith(), recordedFailures().watch);
  return priceBasket(
    orderOf({
      basket: basketOf({ items: [item(drink('cola'))], extras: ['wrap'] }),
      extras: extensions.all('fulfilment-extra'),
    }),
  ).surcharges;
}

describe('the fee of a fulfilment extra', () => {
  it('is a surcharge that shows as one of an extra, also when it is free', () => {
    for (const fee of [0, 1, 150]) {
      expect(surchargesFor(fee)).toEqual([
        { type: 'giftWrap', price: fee, amount: fee, isExtra: true },
      ]);
    }
  });

  it('is refused when it is below 0 or no whole number [ENG-27]', () => {
    for (const fee of [-1, 1.5, Number.NaN]) {
      expect(() => surchargesFor(fee)).toThrow(ContributionError);
    }
  });
});
