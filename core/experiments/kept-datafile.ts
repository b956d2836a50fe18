import type { KeyValueStorage } from '../shell/key-value-storage.ts';
import type { ExperimentList } from './experiments.ts';

/** Key of the datafile of the last time, behind the prefix of what is stored. */
const key = 'datafile';

const isList = (value: unknown): value is ExperimentList =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value as Readonly<Record<string, unknown>>).every(
    (entry) =>
      typeof entry === 'object' &&
      entry !== null &&
      'expires' in entry &&
      typeof entry.expires === 'string' &&
      'variants' in entry &&
      Array.isArray(entry.variants),
  );

/** The experiments of a datafile; undefined where it is none. */
export const experimentsIn = (datafile: unknown): ExperimentList | undefined =>
  typeof datafile === 'object' &&
  datafile !== null &&
  'experiments' in datafile &&
  isList(datafile.experiments)
    ? datafile.experiments
    : undefined;

/** The experiments of the last datafile that came on this or an earlier visit [EXP-14]. */
export const keptExperiments = (
  storage: Pick<KeyValueStorage, 'read'>,
  prefix: string,
): ExperimentList | undefined => {
  try {
    return experimentsIn(JSON.parse(storage.read(prefix + key) ?? 'null'));
  } catch {
    return undefined;
  }
};

/** Keeps a datafile for the next visit. */
export const keepDatafile = (
  storage: Pick<KeyValueStorage, 'write'>,
  prefix: string,
  datafile: unknown,
): void => storage.write(prefix + key, JSON.stringify(datafile));
