import { describe, expect, it } from 'vitest';
import { bindPlugins } from '../../../core/engine/bind-plugins.ts';
import { buildOrderRequest } from '../../../client/orders/order-request.ts';
import type { MarketId } from '../../core/test-market.ts';
import { extensionsIn } from '../market-plugins.ts';
import { address, mapped, orderFacts } from './order-facts.ts';
import { loudFailures } from '../../setup/loud-failures.ts';

const mapperIn = (id: MarketId) => extensionsIn(id).one('order-request-mapper');
const ukMapper = mapperIn('uk');
const frMapper = mapperIn('fr');
const inMapper = mapperIn('in');
const caMapper = mapperIn('ca');

describe('names', () => {
  it('are one field in the United Kingdom and India, two joined in France and Canada [ORD-44]', () => {
    const names = (request: ReturnType<typeof mapped>) => {
      const { name, firstName, lastName } = request.customer;
      return [name, firstName, lastName];
    };
    expect(names(mapped(orderFacts('uk'), ukMapper))).toEqual([
      'Ada Lovelace',
      undefined,
      undefined,
    ]);
    expect(names(mapped(orderFacts('in'), inMapper))).toEqual([
      'Ada Lovelace',
      undefined,
      undefined,
    ]);
    for (const [market, mapper] of [
      ['fr', frMapper],
      ['ca', caMapper],
    ] as const) {
      expect(names(mapped(orderFacts(market), mapper))).toEqual([
        'Ada Lovelace',
        'Ada',
        'Lovelace',
      ]);
    }
  });
});

describe('a British address', () => {
  const ukAddress = (addressLine1: string, addressLine2 = '') =>
    mapped(
      orderFacts('uk', {
        values: { addressLine1, addressLine2, town: 'London', postcode: 'sw111jb' },
      }),
      ukMapper,
    ).customer.deliveryAddress;

  it.each([
    ['12 Lavender Hill', '', '12', 'Lavender Hill'],
    ['12a, Lavender Hill', 'Flat 3', '12a', 'Lavender Hill, Flat 3'],
    ['12 B Lavender Hill', '', '12B', 'Lavender Hill'],
    ['The Old Mill', 'Lavender Hill', '', 'The Old Mill, Lavender Hill'],
    ['12', 'Lavender Hill', '12', 'Lavender Hill'],
  ])('reads number and street from %j and %j [ORD-45]', (one, two, streetno, streetname) => {
    expect(ukAddress(one, two)).toEqual({
      streettype: '',
      streetno,
      streetname,
      city: 'London',
      postcode: 'SW11 1JB',
    });
  });
});

describe('a French address', () => {
  it('is the street record with the typed number [ORD-46]', () => {
    const { customer } = mapped(orderFacts('fr', { deliveryAddress: address }), frMapper);
    expect(customer.deliveryAddress).toEqual({
      streettype: 'RUE',
      streetname: 'DE RIVOLI',
      streetno: '12 bis',
      city: 'Paris',
      postcode: '75001',
    });
  });
});

describe('an Indian address', () => {
  it('is the flat above the localised street and sublocality [ORD-47]', () => {
    const facts = orderFacts('in', { deliveryAddress: address, values: { interior: 'Flat 3' } });
    expect(mapped(facts, inMapper).customer.deliveryAddress).toEqual({
      streettype: '',
      streetno: '',
      streetname: 'Flat 3, Hill Road, Bandra West',
      city: 'Paris',
      postcode: '75001',
      interior: 'Flat 3',
    });
  });
});

describe('a Canadian address', () => {
  it('has its number read from the street address and its code in capitals [ORD-48]', () => {
    const values = { streetAddress: '290 Queen St W', city: 'Toronto', postalCode: 'm5v 2a1' };
    expect(mapped(orderFacts('ca', { values }), caMapper).customer.deliveryAddress).toEqual({
      streettype: '',
      streetno: '290',
      streetname: '290 Queen St W',
      city: 'Toronto',
      postcode: 'M5V 2A1',
    });
  });
});

describe('a voucher without a discount', () => {
  it('goes out in Canada and India only [ORD-41, ORD-40, VOU-47]', () => {
    const voucher = { id: 'V1' };
    expect(mapped(orderFacts('ca', { voucher }), caMapper).voucher).toEqual(voucher);
    expect(mapped(orderFacts('in', { voucher }), inMapper).voucher).toEqual(voucher);
    expect(mapped(orderFacts('uk', { voucher }), ukMapper)).not.toHaveProperty('voucher');
    expect(mapped(orderFacts('fr', { voucher }), frMapper)).not.toHaveProperty('voucher');
  });
});

describe('the mappers of a market', () => {
  it('are those its manifest names, run in its order [ORD-49]', () => {
    const facts = orderFacts('uk');
    const mapper = (id: string, mark: string) => ({
      default: {
        id,
        title: id,
        version: '1.0.0',
        engine: '^1.0.0',
        contributes: [
          {
            point: 'order-request-mapper' as const,
            make: () => ({
              map: (request: ReturnType<typeof mapped>) => ({
                ...request,
                customer: { ...request.customer, name: request.customer.name + mark },
              }),
            }),
          },
        ],
      },
    });
    const loaded = [mapper('one', '1'), mapper('two', '2')].map(({ default: plugin }) => ({
      plugin,
      options: {},
    }));
    const build = (plugins: typeof loaded) =>
      buildOrderRequest(bindPlugins(plugins, facts.manifest, loudFailures), facts).customer.name;
    expect(build(loaded)).toBe('12');
    expect(build(loaded.toReversed())).toBe('21');
  });
});
