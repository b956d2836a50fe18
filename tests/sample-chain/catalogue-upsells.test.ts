import { describe, expect, it } from 'vitest';
import { typeOf } from '../../core/upsells/upsell-type.ts';
import { inSector } from '../any-market/market-catalogue.ts';
import { marketCatalogues } from './market-catalogues.ts';

describe.each(marketCatalogues)(
  'the sample upsells of market $id',
  ({ upsells, manifest: { sectors } }) => {
    it('suggest something in every sector, of both types', () => {
      const types = sectors.map((sector) => [...new Set(inSector(upsells, sector).map(typeOf))]);
      expect(types.flat()).toEqual(expect.arrayContaining(['deal', 'dip']));
      expect(types.every((found) => found.includes('dip'))).toBe(true);
    });
  },
);
