import type { ExperimentSource } from '../../core/experiments/experiment-source.ts';
import { keep } from '../../core/experiments/keep.ts';
import { weightedVariant } from '../../core/experiments/weighted-variant.ts';
import type { ExperimentSettings } from '../../schemas/types/manifest/experiments.ts';

/** Runs what is not run remotely: a variant is drawn at first use and kept under its experiment's name [EXP-06, EXP-07, EXP-08]. */
export const drawnVariants = ({
  storagePrefix,
}: Pick<ExperimentSettings, 'storagePrefix'>): ExperimentSource => ({
  running: (_name, listed) => (listed.remote ? undefined : listed),
  variantOf: (name, experiment, { storage, random }) =>
    keep(
      storage,
      storagePrefix + name,
      (kept) => experiment.variants.includes(kept),
      () => weightedVariant(experiment, random()),
    ),
});
