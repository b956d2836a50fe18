import { describe, expect, it } from 'vitest';
import { paymentFlows, type PaymentProvider } from '../../core/payments/payment-provider.ts';
import { paymentTypes } from '../schemas/payment-types.ts';

/** What every payment provider has to be; run it on your own. `types` are the codes it should bring. */
export const paymentProviderConformance = (
  name: string,
  provider: PaymentProvider,
  types: readonly string[],
): void => {
  describe(`${name} as a payment provider`, () => {
    it('brings its types, each of them once', () => {
      expect(provider.types.map(({ type }) => type)).toEqual(types);
      expect(new Set(types).size).toBe(types.length);
    });

    it('brings known types with a flow, a label and a hint [PAY-01]', () => {
      for (const offer of provider.types) {
        expect(paymentTypes).toContain(offer.type);
        expect(paymentFlows).toContain(offer.flow);
        expect(offer.label).toMatch(/^payments\.types\.[a-z-]+\.label$/);
        expect(offer.hint).toMatch(/^payments\.types\.[a-z-]+\.hint$/);
      }
    });
  });
};
