import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { Availability, HutStatusSummary } from '../../../schemas/types/http/orders.ts';
import { root } from '../../../tools/tasks/project.ts';
import type { MarketId } from '../test-market.ts';

/** The huts of a sample market, as its catalogue holds them. */
export const sampleHuts = (market: MarketId): readonly Hut[] =>
  JSON.parse(readFileSync(join(root, `markets/${market}/catalogue/huts.json`), 'utf8')) as Hut[];

/** A British hut by its id. */
export const ukHut = (id: string): Hut => {
  const hut = sampleHuts('uk').find((candidate) => candidate.id === id);
  if (!hut) throw new Error(`The catalogue has no hut ${id}.`);
  return hut;
};

/** Never closes: delivers and lets people collect. */
export const clapham = ukHut('1101');
/** Open for delivery from 11:00 to 23:00 on Mondays to Thursdays. */
export const islington = ukHut('1104');

type Shown = Readonly<Partial<Record<'delivery' | 'collection' | 'dinein', boolean>>>;

const summed = (shown: Shown): Record<'delivery' | 'collection', Availability> => ({
  delivery: shown.delivery ? 'AVAILABLE' : 'UNAVAILABLE_CLOSED',
  collection: shown.collection ? 'AVAILABLE' : 'UNAVAILABLE_CLOSED',
});

/** A status summary with the given dispositions available and the others closed. */
export const statusWith = (asap: Shown, scheduled: Shown): HutStatusSummary => ({
  physical: summed(asap),
  web: { asap: summed(asap), scheduled: summed(scheduled) },
});

export const allOpen = statusWith(
  { delivery: true, collection: true },
  { delivery: true, collection: true },
);
export const allClosed = statusWith({}, {});
