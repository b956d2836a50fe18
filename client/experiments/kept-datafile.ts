import type { ExperimentsDatafile } from '../../schemas/types/http/experiments.ts';
import type { KeyValueStorage } from '../kernel/key-value-storage.ts';
import type { ExperimentList } from './experiments.ts';

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

/** Where the last datafile of a market that came is kept. */
export const datafileKey = (prefix: string, market: string): string =>
  `${prefix}datafile-${market}`;

/** The experiments of the last datafile that came on this or an earlier visit [EXP-14]. */
export const keptExperiments = (
  storage: Pick<KeyValueStorage, 'read'>,
  prefix: string,
  market: string,
): ExperimentList | undefined => {
  try {
    return experimentsOf(JSON.parse(storage.read(datafileKey(prefix, market)) ?? 'null'));
  } catch {
    return undefined;
  }
};
