import { describe, expect, it } from 'vitest';
import {
  collectionTypes,
  isCurbside,
  offeredCollectionTypes,
} from '../../../client/checkout/collection-type.ts';

describe('collection types', () => {
  it('are in-store and the two curbside kinds [CHK-24]', () => {
    expect(collectionTypes).toEqual([
      'in-store',
      'curbside-with-parking',
      'curbside-without-parking',
    ]);
    expect(collectionTypes.filter(isCurbside)).toEqual(collectionTypes.slice(1));
  });

  it.each([
    [undefined, ['in-store']],
    ['none', ['in-store']],
    ['with-parking', ['in-store', 'curbside-with-parking']],
    ['without-parking', ['in-store', 'curbside-without-parking']],
  ] as const)('of a hut with %s are %j [CHK-23, CHK-24]', (curbside, offered) => {
    expect(offeredCollectionTypes(curbside === undefined ? {} : { curbside })).toEqual(offered);
  });
});
