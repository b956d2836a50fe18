import { describe, expect, it } from 'vitest';
import { surchargeLabel } from '../../../client/basket/surcharge-label.ts';
import { variantsIn } from '../experiments/sample-experiments.ts';
import { testManifest } from '../../core/test-market.ts';

const facts = (id: 'uk' | 'fr', variant?: string) =>
  variantsIn(
    testManifest(id),
    variant === undefined ? {} : { 'delivery-charge-fee-name-uk': variant },
  );

describe('the name of a surcharge', () => {
  it('is delivery-charge for the UK delivery charge unless its experiment says otherwise [SUR-06]', () => {
    expect(surchargeLabel('delivery', facts('uk'))).toBe('basket.deliveryFee.delivery-charge');
    for (const name of ['service-fee', 'service-charge']) {
      expect(surchargeLabel('delivery', facts('uk', name))).toBe(`basket.deliveryFee.${name}`);
    }
  });

  it('is its own for every other charge and market [SUR-06]', () => {
    expect(surchargeLabel('smallOrderSupplement', facts('uk', 'service-fee'))).toBe(
      'basket.surcharge.smallOrderSupplement',
    );
    expect(surchargeLabel('delivery', facts('fr'))).toBe('basket.surcharge.delivery');
  });
});
