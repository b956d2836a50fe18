import type { Instance, Outcome, SearchBudget, Solution, Variant } from './instance.ts';
import { search } from './search.ts';
import { savingOf } from './whole-solution.ts';

/**
 * Finds the cheapest grouping and, among those of its price, the one that leaves the most as it is. The price is
 * proven first, in whole minor units, where a bound can be rounded down by almost one; what is below a minor unit is
 * decided after it, among the groupings of that price, with what is left of the budget. A start that is as cheap as
 * can be is the answer itself. `bound` and `isProven` tell of the price.
 * @param start what the search has to beat: the saving of a grouping that is there already
 * @param wanted place of a bundle that has to be among them; without one nothing is asked for
 */
export function cheapest(
  instance: Instance,
  budget: SearchBudget,
  start: Solution,
  wanted?: number,
): Outcome {
  const { scale } = instance;
  if (scale === 1) return search(instance, budget, start, wanted);
  const until = budget.now() + budget.milliseconds;
  const least: Solution = { saving: Math.floor(start.saving / scale), copies: [] };
  const whole = search(inMinorUnits(instance), budget, least, wanted);
  const bound = (whole.bound + 1) * scale - 1;
  if (whole.solution === least) return { ...whole, solution: start, bound };
  const { copies } = whole.solution;
  const found: Solution = { saving: savingOf(instance, copies), copies };
  if (!whole.isProven) return { ...whole, solution: found, bound };
  const left = {
    ...budget,
    nodes: budget.nodes - whole.nodes,
    milliseconds: until - budget.now(),
  };
  const { solution, nodes } = search(instance, left, found, wanted, bound);
  return { solution, bound, isProven: true, nodes: whole.nodes + nodes };
}

/** The instance without what is below a minor unit. */
const inMinorUnits = (instance: Instance): Instance => ({
  ...instance,
  scale: 1,
  variants: instance.variants.map(({ bundle, constant, groups }): Variant => {
    const ofGroup = (group: Variant['groups'][number]): Variant['groups'][number] => ({
      ...group,
      scores: group.scores.map((score) => score / instance.scale),
    });
    return { bundle, constant: Math.ceil(constant / instance.scale), groups: groups.map(ofGroup) };
  }),
});
