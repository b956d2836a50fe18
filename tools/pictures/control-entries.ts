import { weightedVariant } from '../../core/experiments/weighted-variant.ts';
import { visitorShare } from '../../plugins/experiments-datafile/visitor-share.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** A name of a visitor whom every remote experiment of a list gives the control. */
function visitorInControl(list: Manifest['experiments']['list']): string {
  const remote = Object.entries(list).filter(([, experiment]) => experiment.remote === true);
  const isInControl = (name: string): boolean =>
    remote.every(
      ([of, experiment]) =>
        weightedVariant(experiment, visitorShare(of, name)) === experiment.variants[0],
    );
  let number = 0;
  while (!isInControl(`visitor-${number}`)) number += 1;
  return `visitor-${number}`;
}

/** What the browser of a visitor has stored who is in the control of every experiment of a market. */
export const controlEntries = ({
  experiments: { list, storagePrefix },
  storage: { persistKeyPrefix },
}: Pick<Manifest, 'experiments' | 'storage'>): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(list).map(([name, { variants }]) => [storagePrefix + name, variants[0] ?? '']),
  ),
  [`${persistKeyPrefix}visitor`]: visitorInControl(list),
});
