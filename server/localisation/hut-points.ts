import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { distanceMetres, type Place } from '../address/distance-metres.ts';

/** A hut as a search by distance sees it. */
export interface HutPoint extends Place {
  readonly market: string;
  readonly sector: string;
  readonly hutId: string;
  readonly isTest: boolean;
}

/** Which huts a search wants. */
export interface PointSearch {
  readonly sectors: readonly string[];
  readonly limit: number;
  /** Farthest that a hut may be, in metres; left out, any distance. */
  readonly metres?: number | undefined;
  readonly withTests: boolean;
}

/** A hut that was found, with how far it is. */
export interface NearPoint {
  readonly sector: string;
  readonly hutId: string;
  readonly distanceMetres: number;
}

/** Huts that changed since the tree was made, before a new tree is worth its while: at least, and as a share of all. */
const fewChanges = 256;
const changedShare = 0.01;
/** Huts of a leaf of the tree: few, since each that a search looks at costs more than a step down the tree. */
const leafSize = 16;

/** What is known of a hut of the tree besides where it is, as bits. */
const marks = { stale: 1, test: 2 } as const;

const keyOf = ({ sector, hutId }: Pick<HutPoint, 'sector' | 'hutId'>): string =>
  `${sector} ${hutId}`;

/** The huts of a tree, column by column: a million objects would keep the garbage collector busy. */
class SpatialIndex {
  readonly tree: KDBush | undefined;
  readonly hutIds: readonly string[];
  /** Markets and sectors by number, and the number of each hut. */
  readonly sectors: readonly Pick<HutPoint, 'market' | 'sector'>[];
  readonly sectorOf: Uint16Array;
  readonly marks: Uint8Array;
  readonly #latitudes: Float64Array;
  readonly #longitudes: Float64Array;
  #stale = 0;

  constructor(points: readonly HutPoint[]) {
    const sectors = new Map<string, Pick<HutPoint, 'market' | 'sector'>>();
    for (const { market, sector } of points) {
      if (!sectors.has(sector)) sectors.set(sector, { market, sector });
    }
    const numbers = new Map([...sectors.keys()].map((sector, number) => [sector, number]));
    this.sectors = [...sectors.values()];
    this.sectorOf = Uint16Array.from(points, ({ sector }) => numbers.get(sector) ?? 0);
    this.marks = Uint8Array.from(points, ({ isTest }) => (isTest ? marks.test : 0));
    this.hutIds = points.map(({ hutId }) => hutId);
    this.#latitudes = Float64Array.from(points, ({ latitude }) => latitude);
    this.#longitudes = Float64Array.from(points, ({ longitude }) => longitude);
    this.tree = points.length === 0 ? undefined : new KDBush(points.length, leafSize);
    for (const { longitude, latitude } of points) this.tree?.add(longitude, latitude);
    this.tree?.finish();
  }

  get size(): number {
    return this.hutIds.length;
  }

  /** How many of its huts are gone or have changed. */
  get stale(): number {
    return this.#stale;
  }

  at(index: number): HutPoint {
    const { market = '', sector = '' } = this.sectors[this.sectorOf[index] ?? 0] ?? {};
    return {
      market,
      sector,
      hutId: this.hutIds[index] ?? '',
      latitude: this.#latitudes[index] ?? NaN,
      longitude: this.#longitudes[index] ?? NaN,
      isTest: ((this.marks[index] ?? 0) & marks.test) !== 0,
    };
  }

  standing(): readonly HutPoint[] {
    const standing: HutPoint[] = [];
    for (let index = 0; index < this.size; index += 1) {
      if (((this.marks[index] ?? 0) & marks.stale) === 0) standing.push(this.at(index));
    }
    return standing;
  }

  /** Leaves a hut out from now on. */
  forget(sector: string, hutId: string): void {
    const number = this.sectors.findIndex((one) => one.sector === sector);
    for (let index = this.hutIds.indexOf(hutId); index >= 0;) {
      const mark = this.marks[index] ?? 0;
      if (this.sectorOf[index] === number && (mark & marks.stale) === 0) {
        this.marks[index] = mark | marks.stale;
        this.#stale += 1;
      }
      index = this.hutIds.indexOf(hutId, index + 1);
    }
  }

  /** The nearest that stand. It asks of many huts whether they are wanted: two small numbers tell. */
  nearest(
    { longitude, latitude }: Place,
    { sectors, limit, metres, withTests }: PointSearch,
  ): readonly HutPoint[] {
    if (!this.tree) return [];
    const wanted = Uint8Array.from(this.sectors, ({ sector }) => Number(sectors.includes(sector)));
    const unwanted = withTests ? marks.stale : marks.stale | marks.test;
    const { marks: marksOf, sectorOf } = this;
    const isWanted = (index: number): boolean =>
      wanted[sectorOf[index] ?? 0] === 1 && ((marksOf[index] ?? 0) & unwanted) === 0;
    const kilometres = metres === undefined ? Infinity : metres / 1000;
    return around(this.tree, longitude, latitude, limit, kilometres, isWanted).map((index) =>
      this.at(index),
    );
  }
}

/**
 * Huts by where they are: a tree over most of them, which cannot change, and beside it the few that changed since.
 * A search visits only what is near, so that it hardly takes longer among a million huts than among a thousand.
 */
export class HutPoints {
  #index: SpatialIndex;
  readonly #changed = new Map<string, HutPoint>();

  constructor(points: readonly HutPoint[] = []) {
    this.#index = new SpatialIndex(points);
  }

  get size(): number {
    return this.#index.size - this.#index.stale + this.#changed.size;
  }

  /** Takes a hut in, new or in place of what it was. */
  put(point: HutPoint): void {
    this.#index.forget(point.sector, point.hutId);
    this.#changed.set(keyOf(point), point);
    this.#rebuildIfStale();
  }

  remove(sector: string, hutId: string): void {
    this.#index.forget(sector, hutId);
    this.#changed.delete(keyOf({ sector, hutId }));
    this.#rebuildIfStale();
  }

  /** Takes in the huts of a market, all at once, in place of what it had. */
  replace(market: string, points: readonly HutPoint[]): void {
    this.#build([...this.all().filter((point) => point.market !== market), ...points]);
  }

  all(): readonly HutPoint[] {
    return [...this.#index.standing(), ...this.#changed.values()];
  }

  /** The nearest huts, nearest first. */
  nearest(from: Place, search: PointSearch): readonly NearPoint[] {
    const { sectors, limit, metres, withTests } = search;
    const changed = [...this.#changed.values()].filter(
      ({ sector, isTest }) => (withTests || !isTest) && sectors.includes(sector),
    );
    return [...this.#index.nearest(from, search), ...changed]
      .map((point) => ({
        sector: point.sector,
        hutId: point.hutId,
        distanceMetres: distanceMetres(from, point),
      }))
      .filter(({ distanceMetres: far }) => metres === undefined || far <= metres)
      .toSorted((one, other) => one.distanceMetres - other.distanceMetres)
      .slice(0, limit);
  }

  #rebuildIfStale(): void {
    const changes = this.#index.stale + this.#changed.size;
    if (changes > Math.max(fewChanges, this.#index.size * changedShare)) this.#build(this.all());
  }

  #build(points: readonly HutPoint[]): void {
    this.#index = new SpatialIndex(points);
    this.#changed.clear();
  }
}
