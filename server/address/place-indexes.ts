import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Found, PlaceIndex, PlaceWords } from '../../core/places/place-index.ts';
import type { Database, StorageLog } from '../storage/database.ts';

/** Channel on which the database tells that places of a market changed; the message is the market's id. */
const placesChannel = 'places';

/** Places added between two turns of the event loop: the server goes on answering while an index is made. */
const addedAtOnce = 1_000;

/** The places of one market in memory. */
export interface MarketPlaces {
  /** False when the market has more places than are kept in memory. */
  readonly isComplete: boolean;
  readonly search: (
    text: string,
    limit: number,
  ) => readonly (Found & { readonly placeId: string })[];
}

interface Kept {
  places: Promise<MarketPlaces>;
  /** Whether the places changed while they were being read. */
  isStale: boolean;
  isReading: boolean;
}

/**
 * Keeps an index of each market's places in step with the database: read when it is first asked for, read again when
 * the database tells of a change, whoever made it. Until the new one is ready the old one answers.
 */
export class PlaceIndexes {
  readonly #database: Database;
  readonly #log: StorageLog;
  /** Most places of a market kept in memory. */
  readonly #most: number;
  readonly #kept = new Map<string, Kept>();
  #close: () => Promise<void> = async () => undefined;

  private constructor(database: Database, most: number, log: StorageLog) {
    this.#database = database;
    this.#most = most;
    this.#log = log;
  }

  /** Opens the indexes; they listen for changes from then on. */
  static async open(database: Database, most: number, log: StorageLog): Promise<PlaceIndexes> {
    const indexes = new PlaceIndexes(database, most, log);
    indexes.#close = await database.subscribe(placesChannel, (signal) =>
      indexes.#refresh(signal.kind === 'message' ? signal.payload : undefined),
    );
    return indexes;
  }

  close(): Promise<void> {
    return this.#close();
  }

  of(market: string): Promise<MarketPlaces> {
    const known = this.#kept.get(market);
    if (known) return known.places;
    const kept: Kept = { places: this.#read(market), isStale: false, isReading: true };
    this.#kept.set(market, kept);
    void this.#settle(market, kept, kept.places);
    return kept.places;
  }

  #refresh(market: string | undefined): void {
    for (const [id, kept] of this.#kept) {
      if (market !== undefined && market !== id) continue;
      if (kept.isReading) kept.isStale = true;
      else this.#readAgain(id, kept);
    }
  }

  #readAgain(market: string, kept: Kept): void {
    kept.isReading = true;
    kept.isStale = false;
    void this.#settle(market, kept, this.#read(market));
  }

  async #settle(market: string, kept: Kept, fresh: Promise<MarketPlaces>): Promise<void> {
    try {
      await fresh;
      kept.places = fresh;
      kept.isReading = false;
      if (kept.isStale) this.#readAgain(market, kept);
    } catch (error) {
      this.#log.warn({ err: error, market }, 'the places of a market could not be read');
      // The next one to ask tries again.
      if (this.#kept.get(market) === kept) this.#kept.delete(market);
    }
  }

  async #read(market: string): Promise<MarketPlaces> {
    const rows = await this.#database.db
      .selectFrom('place')
      .select(['place_id', 'name', 'city', 'sublocality', 'neighborhood', 'postcode', 'state'])
      .where('market', '=', market)
      .where('kind', '!=', 'postcode')
      .orderBy(sql`array_position(array['locality', 'sublocality', 'neighborhood'], kind)`, (by) =>
        by.asc().nullsLast(),
      )
      .orderBy(sql`length(name)`)
      .orderBy('search')
      .orderBy('place_id')
      .limit(this.#most + 1)
      .execute();
    const words = new PlaceWords();
    const ids: string[] = [];
    const seen = new Set<string>();
    for (const [index, row] of rows.slice(0, this.#most).entries()) {
      if (index % addedAtOnce === addedAtOnce - 1) await nextTurn();
      const { place_id, name, ...around } = row;
      if (seen.has(place_id)) continue;
      seen.add(place_id);
      ids.push(place_id);
      words.add({ name, context: Object.values(around).filter(Boolean).join(' ') });
    }
    const index = PlaceIndex.of(words);
    return {
      isComplete: rows.length <= this.#most,
      search: (text, limit) =>
        index.search(text, limit).map((found) => ({ ...found, placeId: ids[found.at] ?? '' })),
    };
  }
}
