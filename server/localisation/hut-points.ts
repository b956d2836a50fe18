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
  /** Huts of the tree that are gone or stand in `#changed`. */
  readonly #stale = new Set<number>();
  readonly #changed = new Map<string, HutPoint>();

  constructor(points: readonly HutPoint[] = []) {
    this.#plant([...points]);
  }

  get size(): number {
    return this.#points.length - this.#stale.size + this.#changed.size;
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
    const standing = this.#points.filter((_point, place) => !this.#stale.has(place));
    return [...standing, ...this.#changed.values()];
  }

  /** The nearest huts, nearest first. */
  nearest(from: Place, { sectors, limit, metres, withTests }: PointSearch): readonly NearPoint[] {
    const isWanted = ({ sector, isTest }: HutPoint): boolean =>
      (withTests || !isTest) && sectors.includes(sector);
    const standing = this.#tree
      ? around(
          this.#tree,
          from.longitude,
          from.latitude,
          limit,
          metres === undefined ? Infinity : metres / 1000,
          (place) => !this.#stale.has(place) && isWantedAt(this.#points[place], isWanted),
        )
      : [];
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

  #forget(key: string): void {
    this.#changed.delete(key);
    const place = this.#placeOf.get(key);
    if (place !== undefined) this.#stale.add(place);
  }

  #replantWhenWorth(): void {
    const changes = this.#stale.size + this.#changed.size;
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
    this.#stale.clear();
    this.#changed.clear();
  }
}

const isWantedAt = (point: HutPoint | undefined, isWanted: (point: HutPoint) => boolean): boolean =>
  point !== undefined && isWanted(point);
