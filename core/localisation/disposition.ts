import { type Instance, type SnapshotIn, type SnapshotOut, types } from 'mobx-state-tree';
import type { Disposition } from '../../schemas/types.ts';
import { environmentOf } from '../shell/environment.ts';

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

const Model = types
  .model('Disposition', {
    /** The type that was chosen; nothing before there was a choice. */
    chosenType: types.maybe(types.enumeration<Disposition>(['delivery', 'collection', 'dinein'])),
    when: types.optional(types.enumeration<When>(['asap', 'scheduled']), 'asap'),
    time: types.maybe(types.number),
  })
  .views((self) => ({
    /** The chosen type; before there was a choice the market's default [CST-18]. */
    get type(): Disposition {
      return self.chosenType ?? environmentOf(self).market.manifest.disposition.default;
    },
  }));

/** A disposition as it is stored. */
interface StoredDisposition {
  readonly type?: string | undefined;
  readonly when?: string | undefined;
  readonly time?: number | undefined;
}

/** State of the disposition; stored state with older words is read too [LOC-05, LOC-06]. */
export const DispositionModel = types.snapshotProcessor(Model, {
  preProcessor: ({ type, when, time }: StoredDisposition): SnapshotIn<typeof Model> => ({
    chosenType: dispositionType(type),
    when: dispositionWhen(when) ?? 'asap',
    time,
  }),
  // A disposition that was made before it joined the tree comes through here twice.
  postProcessor: ({
    chosenType,
    type,
    when,
    time,
  }: SnapshotOut<typeof Model> & StoredDisposition): StoredDisposition => ({
    type: chosenType ?? type,
    when,
    time,
  }),
});

export type DispositionState = Instance<typeof DispositionModel>;

/** Delivery for collection and the other way round; a table has no opposite. */
export const oppositeOf = (type: Disposition): Disposition | undefined =>
  (({ delivery: 'collection', collection: 'delivery', dinein: undefined }) as const)[type];

/** Whether two dispositions are the same in everything an order depends on. */
export const isSameDisposition = (one: TimedDisposition, other: TimedDisposition): boolean =>
  one.type === other.type && one.when === other.when && one.time === other.time;
