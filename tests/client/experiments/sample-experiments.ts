import {
  createExperiments,
  type ExperimentList,
  type Experiments,
} from '../../../client/experiments/experiments.ts';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { drawnVariants } from '../../../plugins/experiments-local/drawn-variants.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';

/** The variants of a visitor who is in every control, but for the variants that are forced. */
export const variantsIn = (
  { experiments }: Pick<Manifest, 'experiments'>,
  forced: Readonly<Record<string, string>> = {},
): Experiments => {
  const drawn = Object.entries(experiments.list).map(([name, experiment]) => [
    name,
    { ...experiment, remote: false },
  ]);
  const list = Object.fromEntries(drawn) as ExperimentList;
  return createExperiments({
    list: () => list,
    forced,
    sources: [drawnVariants(experiments)],
    storage: memoryStorage(),
    randomId: () => 'visitor',
    now: () => Date.parse('2026-03-04T12:00:00Z'),
    random: () => 0,
  });
};
