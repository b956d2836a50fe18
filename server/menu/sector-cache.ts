import type { Kysely } from 'kysely';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Database } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import { readHuts, readSectorCatalogue, type SectorCatalogue } from './catalogue-repository.ts';
import { catalogueChannel, hutsChannel } from '../storage/channels.ts';

/** What the database holds of a sector. */
export interface Sector extends SectorCatalogue {
  readonly huts: ReadonlyMap<Hut['id'], Hut>;
}

/** Keeps what is read of the sectors until the catalogue changes, here or in another process. */
export interface SectorCache {
  readonly sector: (sector: string) => Promise<Sector>;
  readonly close: () => Promise<void>;
}

/** Opens the cache; it listens for changes of the catalogue from then on. */
export async function openSectorCache(database: Database): Promise<SectorCache> {
  const sectors = new Map<string, Promise<Sector>>();
  const subscriptions = await Promise.all([
    database.subscribe(catalogueChannel, () => sectors.clear()),
    database.subscribe(hutsChannel, (signal) => {
      const [, sector] = signal.kind === 'message' ? (JSON.parse(signal.payload) as string[]) : [];
      if (sector === undefined) sectors.clear();
      else sectors.delete(sector);
    }),
  ]);
  return {
    sector: (name) => {
      const known = sectors.get(name);
      if (known) return known;
      const read = readSector(database.db, name);
      sectors.set(name, read);
      // A read that failed is not kept: the next call tries again.
      read.catch(() => sectors.get(name) === read && sectors.delete(name));
      return read;
    },
    close: async () => {
      await Promise.all(subscriptions.map((unsubscribe) => unsubscribe()));
    },
  };
}

async function readSector(db: Kysely<Tables>, sector: string): Promise<Sector> {
  const huts = await readHuts(db, sector);
  const catalogue = await readSectorCatalogue(db, sector);
  return { ...catalogue, huts: new Map(huts.map((hut) => [hut.id, hut])) };
}
