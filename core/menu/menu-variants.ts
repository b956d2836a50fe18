import type { Manifest } from '../../schemas/types.ts';
import type { ProductRanking, ToppingOrder } from './sort-menu.ts';

/** What an experiment decides by: the market's list and the variants forced for the visit. */
export interface ExperimentFacts {
  readonly manifest: Pick<Manifest, 'experiments'>;
  readonly forcedVariants: Readonly<Record<string, string>>;
}

/**
 * Variant of an experiment in this visit: the forced one where the experiment has it, else its control
 * (the first). Undefined where the market does not run it.
 */
export function variantOf(
  name: string,
  { manifest, forcedVariants }: ExperimentFacts,
): string | undefined {
  const variants = manifest.experiments.list[name]?.variants;
  return variants?.find((variant) => variant === forcedVariants[name]) ?? variants?.[0];
}

/** Variant of the one experiment of the market whose name starts so: markets name theirs after themselves. */
function variantOfFamily(family: string, facts: ExperimentFacts): string | undefined {
  const name = Object.keys(facts.manifest.experiments.list).find((known) =>
    known.startsWith(family),
  );
  return name === undefined ? undefined : variantOf(name, facts);
}

const rankings: Readonly<Record<string, ProductRanking>> = {
  quantity: 'quantity',
  revenue: 'revenue',
  perfmatrix: 'perfmatrix',
  treatment: 'popularity',
};

/** What products are sorted by; undefined keeps the menu's own order [MNU-78, MNU-79]. */
export const productRanking = (facts: ExperimentFacts): ProductRanking | undefined =>
  rankings[variantOfFamily('product-sorting', facts) ?? ''];

const toppingOrders: Readonly<Record<string, ToppingOrder>> = {
  alphabetical: 'alphabetical',
  ctr: 'click-through',
};

/** How toppings are sorted [MNU-55]. */
export const toppingOrder = (facts: ExperimentFacts): ToppingOrder =>
  toppingOrders[variantOf('topping-sort-order', facts) ?? ''] ?? 'catalogue';

/** Whether the vegetarian filter is tried out [MNU-70]. */
export const triesVegetarianFilter = (facts: ExperimentFacts): boolean =>
  variantOf('vegetarian-toggle', facts) === 'treatment';

/** Whether it is tried out to hide calories [MNU-74]. */
export const triesHidingCalories = (facts: ExperimentFacts): boolean =>
  variantOfFamily('hide-calorie-info', facts) === 'treatment';

/** Whether it is tried out to leave the way to the allergens away. */
export const triesHidingAllergens = (facts: ExperimentFacts): boolean =>
  variantOfFamily('hide-allergens-bar', facts) === 'treatment';
