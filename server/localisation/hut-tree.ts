import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { Place } from '../address/distance-metres.ts';

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

/** Huts of a leaf of the tree: few, since each that a search looks at costs more than a step down the tree. */
const leafSize = 16;

/** What is known of a hut of the tree besides where it is, as bits. */
const marks = { stale: 1, test: 2 } as const;

/** The huts of a tree, column by column: a million objects would keep the garbage collector busy. */
export class HutTree {
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
