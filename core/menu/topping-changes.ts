/** Toppings that were put on or taken off a pizza, double ones counted twice. */
export interface ToppingChanges {
  /** In the order they were added. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const none: ToppingChanges = { added: [], removed: [] };

/** What the customer changed about a pizza's toppings [MNU-49, MNU-51]. */
export function toppingChanges(
  chosen: readonly string[],
  defaults: readonly string[],
): ToppingChanges {
  if (chosen === defaults) return none;
  const removed = [...defaults];
  const added: string[] = [];
  for (const topping of chosen) {
    const index = removed.indexOf(topping);
    if (index === -1) added.push(topping);
    else removed.splice(index, 1);
  }
  return { added, removed };
}

/** How a market gives extra toppings away. */
export interface FreeToppingRule {
  readonly freeToppings: number;
  readonly maxSavingFreeToppings: boolean;
}

/**
 * What extra toppings cost after the free ones [MNU-53, MNU-54].
 * @param prices of the extras in the order they were added, in minor units
 */
export function extraToppingsPrice(prices: readonly number[], rule: FreeToppingRule): number {
  const ranked = rule.maxSavingFreeToppings ? prices.toSorted((a, b) => b - a) : prices;
  return ranked.slice(rule.freeToppings).reduce((sum, price) => sum + price, 0);
}
