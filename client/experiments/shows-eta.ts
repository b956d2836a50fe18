import type { Manifest } from '../../schemas/types/manifest.ts';
import type { Variants } from './experiments.ts';

/** What decides whether an estimate of time is shown at all. */
export interface EtaVisit {
  readonly sector: string;
  readonly manifest: Pick<Manifest, 'eta'>;
  readonly experiments: Pick<Variants, 'variantOfFamily'>;
}

/** A market's experiment on showing the estimate is named so, with the market after it. */
const experimentPrefix = 'show-eta';

/**
 * Whether the estimate is shown: not where it is off or in a hidden sector, and where a market tries it out only to the
 * treatment [TRK-21, TRK-22, EXP-46].
 */
export const showsEta = ({ sector, manifest, experiments }: EtaVisit): boolean => {
  const { eta } = manifest;
  if (!eta.enabled || eta.hiddenSectors.includes(sector)) return false;
  return (experiments.variantOfFamily(experimentPrefix) ?? 'treatment') === 'treatment';
};
