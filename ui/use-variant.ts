import { useEnvironment } from './use-environment.ts';

/** Variant of an experiment for this visitor: the one forced for the visit, else the control [SHL-24]. */
export const useVariant = (experiment: string): string => {
  const { market, visit } = useEnvironment();
  const forced = visit.forcedVariants[experiment];
  const variants = market.manifest.experiments.list[experiment]?.variants ?? [];
  return forced !== undefined && variants.includes(forced) ? forced : 'control';
};
