import type { ExperimentSource } from '../../core/experiments/experiment-source.ts';
import { keep } from '../../core/experiments/keep.ts';
import { weightedVariant } from '../../core/experiments/weighted-variant.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { type ExperimentList, keptExperiments } from './kept-datafile.ts';
import { visitorShare } from './visitor-share.ts';

/**
 * Runs what the manifest says to be run remotely: as the last datafile has it, else as the manifest does [EXP-14]. The
 * variant follows from a name that the visitor is given once, so that it is the same on every visit [EXP-15].
 */
export const datafileExperiments = (
  manifest: Pick<Manifest, 'experiments' | 'id' | 'storage'>,
): ExperimentSource => {
  const prefix = manifest.storage.persistKeyPrefix;
  const key = `${prefix}datafile-${manifest.id}`;
  let isRead = false;
  let list: ExperimentList | undefined;
  let visitor: string | undefined;
  return {
    running(name, listed, { storage }) {
      if (!listed.remote) return undefined;
      if (!isRead) list = keptExperiments(storage, key);
      isRead = true;
      return list ? list[name] : listed;
    },
    variantOf(name, experiment, { randomId, storage }) {
      visitor ??= keep(storage, `${prefix}visitor`, () => true, randomId);
      return weightedVariant(experiment, visitorShare(name, visitor));
    },
    async follow(following) {
      const { followDatafile } = await import('./follow-datafile.ts');
      const take = (found: ExperimentList) => {
        list = found;
        isRead = true;
      };
      return followDatafile(following, { manifest, key, take });
    },
  };
};
