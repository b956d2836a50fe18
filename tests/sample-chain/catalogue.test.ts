import { describe, expect, it } from 'vitest';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import { idsOf, missingFrom } from '../any-market/market-catalogue.ts';
import { marketCatalogues } from './market-catalogues.ts';

/** Whether a hut takes orders for now and for later around the clock in a disposition. */
function neverCloses({ hours: { web }, closed, test }: Hut, disposition: string): boolean {
  const asap = web.asap.find((hours) => hours.disposition === disposition);
  const scheduled = web.scheduled.find((hours) => hours.disposition === disposition)?.periods[0];
  return (
    !closed &&
    !test &&
    asap !== undefined &&
    asap.days === undefined &&
    asap.open === asap.close &&
    scheduled !== undefined &&
    scheduled.from === scheduled.to
  );
}

describe.each(marketCatalogues)('the sample catalogue of market $id', ({ huts, options }) => {
  it('sells the five crust kinds and at least one for a limited time [MNU-47]', () => {
    const kinds = [
      'super-cheezy',
      'square-pan',
      'cheesy-bites',
      'garlic-butter-stuffed',
      'pepperoni-stuffed',
    ];
    expect(missingFrom(idsOf(options.crusts), kinds)).toEqual([]);
    expect(options.crusts.filter(({ limited }) => limited).length).toBeGreaterThan(0);
  });

  it('has huts of every sort: round the clock, test, closed and for collection only', () => {
    const always = huts.filter(
      (hut) => neverCloses(hut, 'delivery') && neverCloses(hut, 'collection'),
    );
    expect(always.length).toBeGreaterThanOrEqual(3);
    expect(huts.filter(({ test }) => test).length).toBeGreaterThan(0);
    expect(huts.filter(({ closed }) => closed)).toHaveLength(1);
    const collectOnly = huts.filter(
      ({ allowedDisposition: { delivery, collection, dinein } }) =>
        collection && !delivery && !dinein,
    );
    expect(collectOnly.length).toBeGreaterThan(0);
  });
});
