import { expect, it } from 'vitest';
import { internationalPhone } from '../../../core/checkout/international-phone.ts';

it.each([
  ['98765 43210', '+91', '+919876543210'],
  ['098765 43210', '+91', '+919876543210'],
  ['+44 (20) 7946-0000', '+91', '+442079460000'],
  ['0044 20 7946 0000', undefined, '+442079460000'],
  ['020 7946 0000', undefined, undefined],
  ['12', '+91', undefined],
])('%s with %s is %s for every network [SHP-32]', (typed, callingCode, number) => {
  expect(internationalPhone(typed, callingCode)).toBe(number);
});
