import type { TimedOverride as StatedOverride } from '../../schemas/types/manifest.ts';
import { instantOf, minutesOf } from '../timeslots/hut-clock.ts';

/** What differs for a while [OPR-15]. One that an operator began by hand may have no end yet. */
export interface TimedOverride extends Omit<StatedOverride, 'until'> {
  readonly until?: string;
}

/** Timed overrides by their names. */
export type TimedOverrides = Readonly<Record<string, TimedOverride>>;

/** Where it is asked what holds. Left out, sector and hut do not apply. */
export interface OverridePlace {
  readonly sector?: string | undefined;
  /** Id of a hut in that sector. */
  readonly hutId?: string | undefined;
  /** The clock that overrides go by there: the hut's, else that of the market's first hut. */
  readonly timeZone: string;
}

/** An override that reaches a place, with the moments of its begin and end there. */
export interface PlacedOverride {
  readonly id: string;
  readonly override: TimedOverride;
  /** First moment in which it holds, in milliseconds. */
  readonly from: number;
  /** First moment in which it does not hold any more; `Infinity` without an end. */
  readonly until: number;
}

/** The moment at which a clock shows a date and time written as YYYY-MM-DDTHH:mm, in milliseconds. */
export const momentOf = (local: string, timeZone: string): number =>
  instantOf(timeZone, local.slice(0, 10), minutesOf(local.slice(11)));

/** Overrides are frozen data, and the same places are asked about all the time. */
const known = new WeakMap<TimedOverrides, Map<string, readonly PlacedOverride[]>>();

/**
 * The overrides that reach a place, whenever they hold, the lowest first: of two that say the same the one that begins
 * later wins, and of two that begin in the same minute the one that stands later.
 */
export function placedOverrides(
  overrides: TimedOverrides | undefined,
  { sector, hutId, timeZone }: OverridePlace,
): readonly PlacedOverride[] {
  if (!overrides) return [];
  const places = known.get(overrides) ?? new Map<string, readonly PlacedOverride[]>();
  known.set(overrides, places);
  const key = `${sector ?? ''}:${hutId ?? ''} ${timeZone}`;
  const found = places.get(key) ?? placed(overrides, { sector, hutId, timeZone });
  places.set(key, found);
  return found;
}

/** Those of them that hold at a moment: from the first minute on, until the end, which is not included. */
export const inForce = (
  overrides: readonly PlacedOverride[],
  at: number,
): readonly PlacedOverride[] => overrides.filter(({ from, until }) => from <= at && at < until);

/** The next moment at which one of them begins or ends; undefined when none will. */
export function nextChange(overrides: readonly PlacedOverride[], at: number): number | undefined {
  const next = Math.min(
    ...overrides.flatMap(({ from, until }) => [from, until]).filter((moment) => moment > at),
  );
  return Number.isFinite(next) ? next : undefined;
}

const placed = (overrides: TimedOverrides, place: OverridePlace): readonly PlacedOverride[] =>
  Object.entries(overrides)
    .map(([id, override]) => ({ id, override, reach: reachOf(override, place) }))
    .filter(({ reach }) => reach > 0)
    .map(({ id, override, reach }) => ({
      reach,
      placed: {
        id,
        override,
        from: momentOf(override.from, place.timeZone),
        until: override.until === undefined ? Infinity : momentOf(override.until, place.timeZone),
      },
    }))
    .toSorted((one, other) => one.reach - other.reach || one.placed.from - other.placed.from)
    .map((one) => one.placed);

/** How near an override names a place: 3 by its hut, 2 by its sector, 1 for the whole market, 0 not at all. */
function reachOf({ sectors, huts }: TimedOverride, { sector, hutId }: OverridePlace): number {
  if (huts?.includes(`${sector}:${hutId}`) === true) return 3;
  if (sector !== undefined && sectors?.includes(sector) === true) return 2;
  return sectors === undefined && huts === undefined ? 1 : 0;
}
