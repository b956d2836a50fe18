import type { ExperimentVisit } from '../../core/experiments/experiment-source.ts';
import type { ExperimentsDatafile } from '../../schemas/types/http/experiments.ts';
import type { Experiment } from '../../schemas/types/manifest/experiments.ts';

/** Experiments by name. */
export type ExperimentList = Readonly<Record<string, Experiment>>;

const isExperiment = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'expires' in value &&
  typeof value.expires === 'string' &&
  'variants' in value &&
  Array.isArray(value.variants);

/** The experiments of a datafile; undefined where it is none. */
export const experimentsOf = (datafile: unknown): ExperimentList | undefined => {
  if (typeof datafile !== 'object' || datafile === null) return undefined;
  const { experiments } = datafile as Partial<ExperimentsDatafile>;
  const isList = typeof experiments === 'object' && Object.values(experiments).every(isExperiment);
  return isList ? experiments : undefined;
};

/** The experiments of the last datafile that came on this or an earlier visit [EXP-14]. */
export const keptExperiments = (
  storage: Pick<ExperimentVisit['storage'], 'read'>,
  key: string,
): ExperimentList | undefined => {
  try {
    return experimentsOf(JSON.parse(storage.read(key) ?? 'null'));
  } catch {
    return undefined;
  }
};
