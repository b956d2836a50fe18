import type { ExperimentFacts, ExperimentList } from '../../../client/experiments/experiments.ts';
import { type KeyValueStorage, memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { sampleManifest } from '../../../conformance/sample-market.ts';
import type { ExperimentSource } from '../../../core/experiments/experiment-source.ts';
import { datafileExperiments } from '../../../plugins/experiments-datafile/datafile-experiments.ts';
import { drawnVariants } from '../../../plugins/experiments-local/drawn-variants.ts';
import type { Experiment } from '../../../schemas/types/manifest/experiments.ts';

/** An experiment of two variants. */
export const experiment = (more: Partial<Experiment> = {}): Experiment => ({
  goal: 'CVR',
  expires: '2026-03-04',
  variants: ['control', 'treatment'],
  ...more,
});

/** A moment of the last day of the experiment. */
export const noon = Date.parse('2026-03-04T12:00:00Z');

const { experiments: settings, storage } = sampleManifest();

/** Prefix of what the shop keeps. */
export const prefix = storage.persistKeyPrefix;

/** The sources of every sample market, in their order. */
export const sourcesOf = (storagePrefix = 'Experiment::'): readonly ExperimentSource[] => [
  drawnVariants({ storagePrefix }),
  datafileExperiments({ id: 'zz', experiments: settings, storage }),
];

/** What variants are decided by, for a visitor who was never here. */
export const facts = (
  list: ExperimentList,
  more: Partial<ExperimentFacts> = {},
): ExperimentFacts => ({
  list: () => list,
  sources: sourcesOf(),
  forced: {},
  storage: memoryStorage(),
  randomId: () => 'visitor-7',
  now: () => noon,
  random: () => 0.9,
  ...more,
});

/** A list of one experiment. */
export const button = { button: experiment() };

const datafileOf = (experiments: ExperimentList) => ({ revision: 1, experiments });

/** A browser that an earlier visit has left a datafile in. */
export const keptBefore = (list: ExperimentList): KeyValueStorage => {
  const kept = memoryStorage();
  kept.write(`${prefix}datafile-zz`, JSON.stringify(datafileOf(list)));
  return kept;
};

/** Gives sources that follow somebody a datafile. */
export const takeDatafile = async (
  sources: readonly ExperimentSource[],
  list: ExperimentList,
): Promise<void> => {
  for (const { follow } of sources) {
    if (!follow) continue;
    await new Promise<void>((done) => {
      void follow({
        ...facts(list),
        read: async () => ({ body: datafileOf(list) }),
        report: () => {},
        wait: () => {
          done();
          return new Promise(() => {});
        },
      });
    });
  }
};
