import type { Deal } from '../../schemas/types/catalogue/deal.ts';

const minuteMs = 60_000;

/** Huts and ways that are kept at a time, those asked for lately. */
const mostKept = 200;

/** What decides on what a hut sells. */
export interface KeptBy {
  /** Hut and way. */
  readonly key: string;
  /** Everything it is made of but the time: the same objects as long as nothing of it changes. */
  readonly madeOf: readonly unknown[];
  /** The time of the order, in milliseconds. */
  readonly at: number;
  /** Deals that may begin or end within a minute. */
  readonly deals: readonly Pick<Deal, 'schedule'>[];
}

interface Kept<Value> {
  readonly madeOf: readonly unknown[];
  readonly from: number;
  readonly until: number;
  readonly value: Value;
}

/** From when until when nothing but a minute's begin or a deal's schedule changes what is sold. */
function lifeOf({
  at,
  deals,
}: Pick<KeptBy, 'at' | 'deals'>): Pick<Kept<unknown>, 'from' | 'until'> {
  let from = Math.floor(at / minuteMs) * minuteMs;
  let until = from + minuteMs;
  for (const { schedule } of deals) {
    for (const date of schedule ? [schedule.startDate, schedule.endDate] : []) {
      const moment = Date.parse(date);
      if (moment <= at) from = Math.max(from, moment);
      else until = Math.min(until, moment);
    }
  }
  return { from, until };
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, index) => part === other[index]);

/** Keeps what huts sell for the minute: as long as it is made of the same, it is the same object. */
export function keptForTheMinute<Value>(): (by: KeptBy, make: () => Value) => Value {
  const kept = new Map<string, Kept<Value>>();
  return (by, make) => {
    const { key, madeOf, at } = by;
    const found = kept.get(key);
    if (found && found.from <= at && at < found.until && isSame(found.madeOf, madeOf)) {
      return found.value;
    }
    const value = make();
    // The one asked for last is the last to go.
    kept.delete(key);
    kept.set(key, { madeOf, ...lifeOf(by), value });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
