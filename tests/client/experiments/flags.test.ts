import { describe, expect, it } from 'vitest';
import { isFeatureOn } from '../../../core/experiments/is-feature-on.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { basketOf, hutOf, item, orderOf } from '../../core/basket/sample-basket.ts';
import { inEachMarket, manifestWith } from '../constants/changed-markets.ts';
import { side } from '../../core/menu/pizzeria.ts';
import { variantsIn } from './sample-experiments.ts';

const manifest = manifestWith('uk', {
  flags: {
    features: { everywhere: { default: true }, tried: { default: false, levels: ['canary'] } },
  },
});

describe('a feature', () => {
  it('is on by its default, or at a flag level it names [EXP-53]', () => {
    const on = (name: string, level?: string) => isFeatureOn(manifest.flags, name, level);
    expect([on('everywhere'), on('everywhere', 'none'), on('everywhere', 'canary')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([
      on('tried'),
      on('tried', 'none'),
      on('tried', 'canary'),
      on('tried', 'development'),
    ]).toEqual([false, false, true, false]);
  });

  it('that nobody knows is off [EXP-54]', () => {
    for (const name of ['made-up', '', 'toString', '__proto__']) {
      expect(isFeatureOn(manifest.flags, name, 'canary')).toBe(false);
    }
  });

  it('at a flag level changes no price [EXP-52]', () => {
    const features = { 'account-holder-discount': { default: false, levels: ['canary'] } };
    const order = orderOf({
      manifest: manifestWith('uk', { flags: { features } }),
      hut: hutOf({ fees: [{ type: 'delivery', price: 2, priceForAccountHolder: 1 }] }),
      basket: basketOf({ items: [item(side('wedges'))] }),
      isAccountHolder: true,
    });
    expect(priceBasket(order).surcharges).toMatchObject([{ type: 'delivery', amount: 200 }]);
  });
});

describe('an experiment', () => {
  it('of one market is unknown in the others: forcing it has no effect [EXP-48]', () => {
    const forcedVariants = { 'product-sorting-uk': 'revenue', 'show-eta-ca': 'treatment' };
    const variant = (name: string) =>
      inEachMarket((own) => variantsIn(own, forcedVariants).variantOf(name));
    const nowhere = { uk: undefined, fr: undefined, in: undefined, ca: undefined };
    expect(variant('product-sorting-uk')).toEqual({ ...nowhere, uk: 'revenue' });
    expect(variant('show-eta-ca')).toEqual({ ...nowhere, ca: 'treatment' });
  });
});
