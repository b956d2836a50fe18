import type { ExperimentsDatafile } from '../../schemas/types.ts';
import type { Environment } from '../shell/environment.ts';
import type { ExperimentList } from './experiments.ts';
import { datafileKey } from './kept-datafile.ts';

/** What the datafile is read through. */
export type DatafilePorts = Pick<
  Environment,
  'experiments' | 'http' | 'market' | 'report' | 'storage' | 'wait'
>;

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

/** Reads the datafile once; what cannot be used is logged and changes nothing [EXP-14]. */
const refresh = async ({ experiments, http, market, report, storage }: DatafilePorts) => {
  const { id, storage: settings } = market.manifest;
  try {
    const query = { market: id };
    const { body } = await http.send<unknown>({ path: '/v1/experiments/datafile', query });
    const list = experimentsOf(body);
    if (!list) throw new Error('It holds no experiments.');
    experiments.take(list);
    storage.write(settings.persistKeyPrefix + datafileKey, JSON.stringify(body));
  } catch (error) {
    report('warning', 'The datafile of the experiments did not come', { error });
  }
};

/**
 * Reads the datafile of the experiments that run remotely, at once and again at the manifest's pace [EXP-12, CST-77],
 * for as long as the page lives. Nothing waits for it [EXP-14].
 */
export const followDatafile = async (ports: DatafilePorts): Promise<never> => {
  for (;;) {
    await refresh(ports);
    await ports.wait(ports.market.manifest.experiments.datafileRefreshMs);
  }
};
