import { describe, expect, it } from 'vitest';
import { typeOf } from '../../core/upsells/upsell-type.ts';
import { anyMarkets } from './any-markets.ts';
import { idsOf, inSector, missingFrom } from './market-catalogue.ts';

describe.each(anyMarkets)('the upsells of market $id', ({ upsells, deals, products, manifest }) => {
  const { sectors } = manifest;

  it('show dips and deals that their sectors sell, with a price', () => {
    const found = sectors.flatMap((sector) => {
      const dips = inSector(products, sector).filter(({ type }) => type === 'dip');
      const priced = inSector(deals, sector).filter(({ price = 0 }) => price > 0);
      return inSector(upsells, sector).flatMap((upsell) =>
        missingFrom(idsOf(typeOf(upsell) === 'dip' ? dips : priced), upsell.toShow),
      );
    });
    expect(found).toEqual([]);
  });

  it('hang on products that their sectors sell', () => {
    const found = sectors.flatMap((sector) => {
      const sold = idsOf(inSector(products, sector));
      const named = inSector(upsells, sector).flatMap(({ productId }) => productId ?? []);
      return missingFrom(sold, named);
    });
    expect(found).toEqual([]);
  });

  it('match deals that their sectors have', () => {
    const found = sectors.flatMap((sector) => {
      const categories = inSector(deals, sector).flatMap(({ category }) => category ?? []);
      const rules = inSector(upsells, sector).flatMap(({ match = [] }) => match);
      const named = rules
        .filter(({ field }) => field === 'category')
        .map(({ value }) => `${value}`);
      return missingFrom(categories, named);
    });
    expect(found).toEqual([]);
  });
});
