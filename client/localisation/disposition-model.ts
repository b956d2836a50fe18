import { type Instance, type SnapshotIn, type SnapshotOut, types } from 'mobx-state-tree';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import { environmentOf } from '../kernel/environment.ts';
import {
  dispositionType,
  dispositionWhen,
  type When,
} from '../../core/localisation/disposition.ts';

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
