import { useEnvironment } from './use-environment.ts';

/** Variant of an experiment for this visitor; the control where the market does not run it. */
export const useVariant = (experiment: string): string =>
  useEnvironment().experiments.variantOf(experiment) ?? 'control';
