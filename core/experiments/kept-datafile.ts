import type { KeyValueStorage } from '../shell/key-value-storage.ts';
import type { ExperimentList } from './experiments.ts';

/** Where the last datafile that came is kept, behind the prefix of what is stored. */
export const datafileKey = 'datafile';

/** The experiments of the last datafile that came on this or an earlier visit; it was checked when it came [EXP-14]. */
export const keptExperiments = (
  storage: Pick<KeyValueStorage, 'read'>,
  prefix: string,
): ExperimentList | undefined => {
  try {
    const kept = JSON.parse(storage.read(prefix + datafileKey) ?? '{}') as {
      readonly experiments?: ExperimentList;
    } | null;
    return kept?.experiments;
  } catch {
    return undefined;
  }
};
