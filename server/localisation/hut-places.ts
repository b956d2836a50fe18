import { hutsChannel } from '../storage/channels.ts';
import type { ChannelSignal, Database, StorageLog } from '../storage/database.ts';
import type { Place } from '../address/distance-metres.ts';
import { readPoint, readPoints } from './hut-point-rows.ts';
import { HutPoints, type NearPoint } from './hut-points.ts';
import type { PointSearch } from './hut-tree.ts';

/** Changed huts read one by one before the whole market is read. */
const mostSingle = 500;

/**
 * Where all huts are, in this process, in step with the database: a hut that any process adds, moves or removes is
 * found or gone as soon as the database has told of it.
 */
export class HutPlaces {
  readonly #database: Database;
  readonly #log: StorageLog;
  readonly #points = new HutPoints();
  readonly #changedMarkets = new Set<string>();
  readonly #changedHuts = new Map<string, HutKeyOfMarket>();
  #reading: Promise<void>;
  #close: () => Promise<void> = async () => undefined;

  private constructor(database: Database, log: StorageLog) {
    this.#database = database;
    this.#log = log;
    this.#reading = Promise.resolve();
  }

  /** Reads all huts and listens for changes from then on. */
  static async open(database: Database, log: StorageLog): Promise<HutPlaces> {
    const places = new HutPlaces(database, log);
    // Listening comes first: a change between reading and listening would be lost.
    places.#close = await database.subscribe(hutsChannel, (signal) => places.#hear(signal));
    await places.#readEverything();
    return places;
  }

  async close(): Promise<void> {
    await this.#close();
    await this.#reading;
  }

  /** The nearest huts, nearest first. */
  nearest(from: Place, search: PointSearch): readonly NearPoint[] {
    return this.#points.nearest(from, search);
  }

  /** How many huts there are. */
  get size(): number {
    return this.#points.size;
  }

  #hear(signal: ChannelSignal): void {
    if (signal.kind === 'resync') {
      this.#afterReading(() => this.#readEverything());
      return;
    }
    const [market, sector, hutId] = JSON.parse(signal.payload) as readonly string[];
    if (market === undefined) return;
    if (sector === undefined || hutId === undefined) this.#changedMarkets.add(market);
    else this.#changedHuts.set(`${sector} ${hutId}`, { market, sector, hutId });
    this.#afterReading(() => this.#readChanges());
  }

  /** One read after the other: an older answer never overtakes a newer one. */
  #afterReading(read: () => Promise<void>): void {
    const next = async (): Promise<void> => {
      await this.#reading.catch(() => undefined);
      try {
        await read();
      } catch (error) {
        this.#log.warn({ err: error }, 'changed huts could not be read');
      }
    };
    this.#reading = next();
  }

  async #readEverything(): Promise<void> {
    const { db } = this.#database;
    const markets = await db.selectFrom('hut').select('market').distinct().execute();
    const known = new Set(this.#points.all().map(({ market }) => market));
    for (const market of new Set([...known, ...markets.map((row) => row.market)])) {
      this.#points.replace(market, await readPoints(db, market));
    }
  }

  async #readChanges(): Promise<void> {
    const single = [...this.#changedHuts.values()];
    if (single.length > mostSingle)
      for (const { market } of single) this.#changedMarkets.add(market);
    const markets = [...this.#changedMarkets];
    const huts = single.filter(({ market }) => !this.#changedMarkets.has(market));
    this.#changedHuts.clear();
    this.#changedMarkets.clear();
    const { db } = this.#database;
    for (const market of markets) this.#points.replace(market, await readPoints(db, market));
    for (const { sector, hutId } of huts) {
      const point = await readPoint(db, sector, hutId);
      if (point) this.#points.put(point);
      else this.#points.remove(sector, hutId);
    }
  }
}

interface HutKeyOfMarket {
  readonly market: string;
  readonly sector: string;
  readonly hutId: string;
}
