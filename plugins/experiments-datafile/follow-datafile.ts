import type { ExperimentFollowing } from '../../core/experiments/experiment-source.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { type ExperimentList, experimentsOf } from './kept-datafile.ts';

/** Which datafile is followed, and who hears of it. */
interface FollowedDatafile {
  readonly manifest: Pick<Manifest, 'experiments' | 'id'>;
  /** Where the last one is kept. */
  readonly key: string;
  readonly take: (list: ExperimentList) => void;
}

/**
 * Reads the datafile at once and again at the manifest's pace [EXP-12, CST-77]; one that cannot be used is reported and
 * changes nothing [EXP-14].
 */
export const followDatafile = async (
  { read, report, storage, wait }: ExperimentFollowing,
  { manifest: { experiments, id }, key, take }: FollowedDatafile,
): Promise<never> => {
  for (;;) {
    try {
      const { body } = await read('/v1/experiments/datafile', { market: id });
      const list = experimentsOf(body);
      if (!list) throw new Error('It holds no experiments.');
      take(list);
      storage.write(key, JSON.stringify(body));
    } catch (error) {
      report('warning', 'The datafile of the experiments did not come', { error });
    }
    await wait(experiments.datafileRefreshMs);
  }
};
