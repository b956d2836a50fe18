import { distanceMetres, type Place } from '../address/distance-metres.ts';
import { type HutPoint, HutTree, type PointSearch } from './hut-tree.ts';

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
  #tree: HutTree;
  readonly #changed = new Map<string, HutPoint>();

  constructor(points: readonly HutPoint[] = []) {
    this.#tree = new HutTree(points);
  }

  get size(): number {
    return this.#tree.size - this.#tree.stale + this.#changed.size;
  }

  /** Takes a hut in, new or in place of what it was. */
  put(point: HutPoint): void {
    this.#tree.forget(point.sector, point.hutId);
    this.#changed.set(keyOf(point), point);
    this.#rebuildIfStale();
  }

  remove(sector: string, hutId: string): void {
    this.#tree.forget(sector, hutId);
    this.#changed.delete(keyOf({ sector, hutId }));
    this.#rebuildIfStale();
  }

  /** Takes in the huts of a market, all at once, in place of what it had. */
  replace(market: string, points: readonly HutPoint[]): void {
    this.#build([...this.all().filter((point) => point.market !== market), ...points]);
  }

  all(): readonly HutPoint[] {
    return [...this.#tree.standing(), ...this.#changed.values()];
  }

  /** The nearest huts, nearest first. */
  nearest(from: Place, search: PointSearch): readonly NearPoint[] {
    const { sectors, limit, metres, withTests } = search;
    const changed = [...this.#changed.values()].filter(
      ({ sector, isTest }) => (withTests || !isTest) && sectors.includes(sector),
    );
    return [...this.#tree.nearest(from, search), ...changed]
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
    const changes = this.#tree.stale + this.#changed.size;
    if (changes > Math.max(fewChanges, this.#tree.size * changedShare)) this.#build(this.all());
  }

  #build(points: readonly HutPoint[]): void {
    this.#tree = new HutTree(points);
    this.#changed.clear();
  }
}
