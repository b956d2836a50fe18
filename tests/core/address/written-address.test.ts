import { expect, it } from 'vitest';
import { cityLine, hutLines } from '../../../core/address/written-address.ts';
import { addressLines } from '../../../core/orders/address-lines.ts';
import { type MarketId, testManifest } from '../test-market.ts';

it.each<[MarketId, string]>([
  ['uk', 'Paris 75001'],
  ['fr', '75001 Paris'],
  ['in', 'Paris 75001'],
  ['ca', 'Paris 75001'],
])('the line of a town is written as the post of %s has it', (market, line) => {
  const { address } = testManifest(market);
  expect(cityLine({ city: 'Paris', postcode: '75001' }, address)).toBe(line);
  expect(cityLine({ postcode: '75001' }, address)).toBe('75001');
});

it('the address of a restaurant ends with its town', () => {
  const address = { lines: ['Unit 4', '248 Broad Street'], city: 'Birmingham', postcode: 'B1 2HG' };
  expect(hutLines({ address }, {})).toEqual(['Unit 4', '248 Broad Street', 'Birmingham B1 2HG']);
});

it('an address of a delivery is its street, with the kind of street, and its town', () => {
  const written = { cityLine: 'postcode-first' } as const;
  const deliveryAddress = {
    streettype: 'RUE',
    streetname: 'DE RIVOLI',
    streetno: '12 bis',
    city: 'Paris',
    postcode: '75001',
  };
  expect(addressLines({ deliveryAddress }, written)).toEqual([
    '12 bis RUE DE RIVOLI',
    '75001 Paris',
  ]);
  const flat = { interior: 'Flat 3', streetname: 'Hill Road', city: '', postcode: '400050' };
  expect(addressLines({ deliveryAddress: flat }, {})).toEqual(['Flat 3 Hill Road', '400050']);
  expect(addressLines({}, written)).toEqual([]);
});
