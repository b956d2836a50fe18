import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { distanceMetres, type Place } from './distance.ts';

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

/** What is known of a hut of the tree besides where it is, as bits. */
const marks = { stale: 1, test: 2 } as const;

const keyOf = ({ sector, hutId }: Pick<HutPoint, 'sector' | 'hutId'>): string =>
  `${sector} ${hutId}`;

/**
 * Huts by where they are: a tree over most of them, which cannot change, and beside it the few that changed since.
 * A search visits only what is near, so that it hardly takes longer among a million huts than among a thousand.
 */
export class HutPoints {
  #points: HutPoint[] = [];
  #placeOf = new Map<string, number>();
  #tree: KDBush | undefined;
  /** For each hut of the tree whether it is for tests, and whether it is gone or stands in `#changed`. */
  #marks = new Uint8Array();
  /** For each hut of the tree its sector's place in the list. */
  #sectorOf = new Uint16Array();
  #sectors: readonly string[] = [];
  /** How many huts of the tree are gone or stand in `#changed`. */
  #stale = 0;
  readonly #changed = new Map<string, HutPoint>();

  constructor(points: readonly HutPoint[] = []) {
    this.#plant([...points]);
  }

  get size(): number {
    return this.#points.length - this.#stale + this.#changed.size;
  }

  /** Takes a hut in, anew or in place of what it was. */
  put(point: HutPoint): void {
    this.#forget(keyOf(point));
    this.#changed.set(keyOf(point), point);
    this.#replantWhenWorth();
  }

  remove(sector: string, hutId: string): void {
    this.#forget(keyOf({ sector, hutId }));
    this.#replantWhenWorth();
  }

  /** Takes in the huts of a market, all at once, in place of what it had. */
  replace(market: string, points: readonly HutPoint[]): void {
    this.#plant([...this.all().filter((point) => point.market !== market), ...points]);
  }

  all(): readonly HutPoint[] {
    const standing = this.#points.filter(
      (_point, place) => ((this.#marks[place] ?? 0) & marks.stale) === 0,
    );
    return [...standing, ...this.#changed.values()];
  }

  /** The nearest huts, nearest first. */
  nearest(from: Place, { sectors, limit, metres, withTests }: PointSearch): readonly NearPoint[] {
    const isWanted = ({ sector, isTest }: HutPoint): boolean =>
      (withTests || !isTest) && sectors.includes(sector);
    const standing = this.#standing(from, { sectors, limit, metres, withTests });
    const candidates = [
      ...standing.flatMap((place) => this.#points[place] ?? []),
      ...[...this.#changed.values()].filter(isWanted),
    ];
    return candidates
      .map((point) => ({
        sector: point.sector,
        hutId: point.hutId,
        distanceMetres: distanceMetres(from, point),
      }))
      .filter(({ distanceMetres: far }) => metres === undefined || far <= metres)
      .toSorted((one, other) => one.distanceMetres - other.distanceMetres)
      .slice(0, limit);
  }

  /** The nearest of the tree. It asks of thousands of huts whether they are wanted: two small numbers tell. */
  #standing(
    { longitude, latitude }: Place,
    { sectors, limit, metres, withTests }: PointSearch,
  ): readonly number[] {
    if (!this.#tree) return [];
    const wanted = Uint8Array.from(this.#sectors, (sector) => Number(sectors.includes(sector)));
    const unwanted = withTests ? marks.stale : marks.stale | marks.test;
    const [marksOf, sectorOf] = [this.#marks, this.#sectorOf];
    const isWanted = (place: number): boolean =>
      wanted[sectorOf[place] ?? 0] === 1 && ((marksOf[place] ?? 0) & unwanted) === 0;
    const kilometres = metres === undefined ? Infinity : metres / 1000;
    return around(this.#tree, longitude, latitude, limit, kilometres, isWanted);
  }

  #forget(key: string): void {
    this.#changed.delete(key);
    const place = this.#placeOf.get(key);
    if (place === undefined || ((this.#marks[place] ?? 0) & marks.stale) !== 0) return;
    this.#marks[place] = (this.#marks[place] ?? 0) | marks.stale;
    this.#stale += 1;
  }

  #replantWhenWorth(): void {
    const changes = this.#stale + this.#changed.size;
    if (changes > Math.max(fewChanges, this.#points.length * changedShare)) {
      this.#plant([...this.all()]);
    }
  }

  #plant(points: HutPoint[]): void {
    const tree = points.length === 0 ? undefined : new KDBush(points.length);
    for (const { longitude, latitude } of points) tree?.add(longitude, latitude);
    tree?.finish();
    this.#placeOf = new Map(points.map((point, place) => [keyOf(point), place]));
    this.#points = points;
    this.#tree = tree;
    const sectors = [...new Set(points.map(({ sector }) => sector))];
    const numbers = new Map(sectors.map((sector, number) => [sector, number]));
    this.#sectors = sectors;
    this.#sectorOf = Uint16Array.from(points, ({ sector }) => numbers.get(sector) ?? 0);
    this.#marks = Uint8Array.from(points, ({ isTest }) => (isTest ? marks.test : 0));
    this.#stale = 0;
    this.#changed.clear();
  }
}
