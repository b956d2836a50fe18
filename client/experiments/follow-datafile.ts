import type { Environment } from '../kernel/environment.ts';
import type { ExperimentPorts } from './experiments.ts';
import { datafileKey, experimentsOf } from './kept-datafile.ts';

/** What the datafile is read through. */
export type DatafilePorts = ExperimentPorts &
  Pick<Environment, 'http' | 'market' | 'report' | 'storage' | 'wait'>;

/** Reads the datafile once; what cannot be used is logged and changes nothing [EXP-14]. */
const refresh = async ({ experiments, http, market, report, storage }: DatafilePorts) => {
  const { id, storage: settings } = market.manifest;
  try {
    const query = { market: id };
    const { body } = await http.send<unknown>({ path: '/v1/experiments/datafile', query });
    const list = experimentsOf(body);
    if (!list) throw new Error('It holds no experiments.');
    experiments.take(list);
    storage.write(datafileKey(settings.persistKeyPrefix, id), JSON.stringify(body));
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
