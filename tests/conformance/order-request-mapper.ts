import { describe, expect, it } from 'vitest';
import type { OrderRequestMapper } from '../../core/orders/order-request-mapper.ts';
import type { MarketId } from '../core/manifest/real-manifests.ts';
import { address, mapped, orderFacts } from '../plugins/orders/order-facts.ts';

/** What every market's order-request mapper has to do; it runs after the base mapper. Run it on your own [ORD-49]. */
export const orderRequestMapperConformance = (
  name: string,
  market: MarketId,
  mapper: OrderRequestMapper,
): void => {
  describe(`${name} as an order-request mapper`, () => {
    it('gives deliveries an address, other orders none [ORD-06]', () => {
      const delivery = mapped(orderFacts(market, { deliveryAddress: address }), mapper);
      expect(Object.keys(delivery.customer.deliveryAddress ?? {}).toSorted()).toEqual([
        'city',
        'postcode',
        'streetname',
        'streetno',
        'streettype',
      ]);
      for (const type of ['collection', 'dinein'] as const) {
        const facts = orderFacts(market, { disposition: { type, when: 'asap' } });
        expect(mapped(facts, mapper).customer).not.toHaveProperty('deliveryAddress');
      }
    });

    it('lets no caret through in names [ORD-31]', () => {
      const values = { name: '^A^da', firstName: '^Ada', lastName: 'L^' };
      const { customer } = mapped(orderFacts(market, { values }), mapper);
      expect(JSON.stringify(customer)).not.toContain('^');
    });

    it('changes neither what it was given nor what it does not know about', () => {
      const facts = orderFacts(market, { deliveryAddress: address });
      const base = mapped(facts);
      const before = structuredClone(base);
      const { customer: _customer, voucher: _voucher, ...rest } = mapper.map(base, facts);
      const { customer: _before, ...untouched } = before;
      expect(base).toEqual(before);
      expect(rest).toEqual(untouched);
    });

    it('works with nothing filled in', () => {
      expect(() => mapped(orderFacts(market, { values: {} }), mapper)).not.toThrow();
    });
  });
};
