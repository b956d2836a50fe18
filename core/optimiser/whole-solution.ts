import { fillCopies } from './fill-copies.ts';
import type { Instance, Solution, VariantCopy } from './instance.ts';
import type { LinearProgram } from './linear-program.ts';

/** The grouping that a relaxation with whole numbers of copies stands for. */
export function wholeSolution(instance: Instance, program: LinearProgram): Solution | undefined {
  const copies = new Map<number, number>();
  for (const [{ variant }, amount] of program.used()) {
    copies.set(variant, (copies.get(variant) ?? 0) + amount);
  }
  const rounded = [...copies].map(([variant, amount]) => [variant, Math.round(amount)] as const);
  const filled = fillCopies(
    instance,
    new Map(rounded.filter(([, amount]) => amount > 0).toSorted(([a], [b]) => a - b)),
  );
  return filled && { saving: savingOf(instance, filled), copies: filled };
}

/** What filled copies save together. */
export function savingOf({ variants }: Instance, copies: readonly VariantCopy[]): number {
  return copies.reduce((total, { variant, units }) => {
    const { constant, groups } = variants[variant] as Instance['variants'][number];
    return units.reduce((sum, classes, group) => {
      const { classes: taken = [], scores = [] } = groups[group] ?? {};
      return classes.reduce((more, one) => more + (scores[taken.indexOf(one)] ?? 0), sum);
    }, total - constant);
  }, 0);
}
