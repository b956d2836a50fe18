import { expect, it } from 'vitest';
import { canBeOrdered } from '../../../client/localisation/can-be-ordered.ts';
import { hutList } from '../../../plugins/hut-list/hut-list.ts';

it('offers no delivery where customers only pick a hut', () => {
  expect(canBeOrdered('delivery', hutList)).toBe(false);
  expect(canBeOrdered('collection', hutList)).toBe(true);
  expect(canBeOrdered('dinein', hutList)).toBe(true);
});

it('offers delivery where customers give an address for it', () => {
  expect(canBeOrdered('delivery', { addressFor: ['delivery'] })).toBe(true);
});
