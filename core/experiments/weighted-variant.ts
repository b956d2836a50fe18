import type { Experiment } from '../../schemas/types/manifest/experiments.ts';

/**
 * The variant that a share of the visitors gets, by the experiment's weights; without weights all variants get equal
 * shares, and a variant that the weights leave out gets none [EXP-09]. The control where the weights come to nothing.
 * @param share where the visitor stands among all of them, from 0 to below 1
 */
export const weightedVariant = (
  { variants, weights }: Pick<Experiment, 'variants' | 'weights'>,
  share: number,
): string => {
  const weightOf = (variant: string) => (weights ? (weights[variant] ?? 0) : 1);
  let left = share * variants.reduce((sum, variant) => sum + weightOf(variant), 0);
  const found = variants.find((variant) => {
    left -= weightOf(variant);
    return left < 0;
  });
  return found ?? variants[0] ?? '';
};
