import type { Disposition } from '../../schemas/types/catalogue/hut.ts';

/** When the food is wanted: as soon as it is ready, or at a time of the customer's choosing. */
export type When = 'asap' | 'scheduled';

/** A disposition with its timing; `time` is a moment in milliseconds [LOC-05]. */
export interface TimedDisposition {
  readonly type: Disposition;
  readonly when: When;
  readonly time?: number | undefined;
}

const typeNames: Readonly<Record<string, Disposition>> = {
  delivery: 'delivery',
  collection: 'collection',
  dinein: 'dinein',
  'eat-in': 'dinein',
};

const whenNames: Readonly<Record<string, When>> = {
  asap: 'asap',
  scheduled: 'scheduled',
  now: 'asap',
  later: 'scheduled',
};

/** Reads a disposition type, the older word included; undefined for anything else [LOC-05]. */
export const dispositionType = (word: string | null | undefined): Disposition | undefined =>
  Object.hasOwn(typeNames, word ?? '') ? typeNames[word ?? ''] : undefined;

/** Reads a timing, the older words included; undefined for anything else [LOC-06]. */
export const dispositionWhen = (word: string | null | undefined): When | undefined =>
  Object.hasOwn(whenNames, word ?? '') ? whenNames[word ?? ''] : undefined;

/** Delivery for collection and the other way round; a table has no opposite. */
export const oppositeOf = (type: Disposition): Disposition | undefined =>
  ({ delivery: 'collection', collection: 'delivery', dinein: undefined } as const)[type];

/** Whether two dispositions are the same in everything an order depends on. */
export const isSameDisposition = (one: TimedDisposition, other: TimedDisposition): boolean =>
  one.type === other.type && one.when === other.when && one.time === other.time;
