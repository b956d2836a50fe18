import { useEnvironment } from './use-environment.ts';

/** Variant of an experiment for this visitor; the control where the market does not run it. */
export const useVariant = (experiment: string): string =>
  useEnvironment().experiments.variantOf(experiment) ?? 'control';

/** The same for the market's own experiment of a family: the one whose name begins with the family's. */
export const useVariantOfFamily = (family: string): string =>
  useEnvironment().experiments.variantOfFamily(family) ?? 'control';
