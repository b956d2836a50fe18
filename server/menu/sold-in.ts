import type { MarketCatalogue } from '../markets/catalogue-files.ts';
import type { Sector } from './sector-cache.ts';

/** What a market may sell in some of its sectors only. */
export interface SoldInSectors {
  /** All of the market's, unless it says which. */
  readonly sectors?: readonly string[];
}

/** The entries of a catalogue that a sector sells, with their places in the market's own order. */
export const soldIn = <Entry extends SoldInSectors>(
  sector: string,
  entries: readonly Entry[],
  all: readonly string[],
): readonly { readonly position: number; readonly entry: Omit<Entry, 'sectors'> }[] =>
  entries.flatMap(({ sectors = all, ...entry }, position) =>
    sectors.includes(sector) ? [{ position, entry }] : [],
  );

/** A sector of a catalogue as it is read from the database once that was brought in. */
export function sectorOfCatalogue(
  sector: string,
  { huts, products, deals, discounts, upsells }: MarketCatalogue,
  all: readonly string[],
): Sector {
  const entriesOf = <Entry extends SoldInSectors>(entries: readonly Entry[]) =>
    soldIn(sector, entries, all).map(({ entry }) => entry as Entry);
  const own = huts.filter((hut) => hut.sector === sector);
  return {
    huts: new Map(own.map(({ deliveryArea: _deliveryArea, ...hut }) => [hut.id, hut])),
    products: entriesOf(products),
    deals: entriesOf(deals),
    discounts: entriesOf(discounts),
    upsells: entriesOf(upsells),
  };
}
