import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';

/** Setting without which calories never show [EXP-86]. */
const caloriesFlag = 'nutritional-information.calories';

/**
 * Whether calories show: the market's setting is on, the hut shows nutrition and no experiment hides
 * them [MNU-73, MNU-74].
 */
export const showsCalories = (facts: {
  readonly manifest: Pick<Manifest, 'flags'>;
  readonly hut: Pick<Hut, 'showNutrition'>;
  readonly isHiddenByExperiment: boolean;
  readonly flagLevel?: string;
}): boolean =>
  isFeatureOn(facts.manifest.flags, caloriesFlag, facts.flagLevel) &&
  facts.hut.showNutrition !== false &&
  !facts.isHiddenByExperiment;
