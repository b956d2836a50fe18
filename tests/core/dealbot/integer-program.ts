import type { LegacyHighs } from 'highs';
import type { Instance } from '../../../core/optimiser/instance.ts';

/** The text of a sum; the first term of a line needs no sign before it. */
const sumOf = (terms: readonly (readonly [factor: number, name: string])[]): string =>
  terms.map(([factor, name]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`).join(' ');

/**
 * An instance as an integer program in the LP format: whole copies of every variant, and units that flow from their
 * classes into its groups.
 */
export function integerProgram({ counts, bundles, variants }: Instance): string {
  const objective: (readonly [number, string])[] = [];
  const rows: string[] = [];
  const bounds: string[] = [];
  const whole: string[] = [];
  const ofClass = counts.map((): (readonly [number, string])[] => []);
  const ofBundle = bundles.map((): (readonly [number, string])[] => []);
  for (const [index, { bundle, constant, groups }] of variants.entries()) {
    const copies = `z${index}`;
    whole.push(copies);
    ofBundle[bundle]?.push([1, copies]);
    if (constant !== 0) objective.push([-constant, copies]);
    for (const [group, { need, isOptional, classes, scores }] of groups.entries()) {
      const units = classes.map((itemClass, at) => {
        const name = `x${index}_${group}_${itemClass}`;
        ofClass[itemClass]?.push([1, name]);
        objective.push([scores[at] ?? 0, name]);
        whole.push(name);
        return [1, name] as const;
      });
      rows.push(`${sumOf([...units, [-need, copies]])} ${isOptional ? '<=' : '='} 0`);
    }
  }
  for (const [itemClass, terms] of ofClass.entries()) {
    if (terms.length > 0) rows.push(`${sumOf(terms)} <= ${counts[itemClass]}`);
  }
  const most = counts.reduce((sum, count) => sum + count, 0);
  const used = new Set<number>();
  for (const [bundle, { limit, conflicts }] of bundles.entries()) {
    const terms = ofBundle[bundle] ?? [];
    if (limit !== undefined) rows.push(`${sumOf(terms)} <= ${limit}`);
    for (const other of conflicts) {
      if (other < bundle) continue;
      for (const one of [bundle, other]) {
        if (used.has(one)) continue;
        used.add(one);
        rows.push(`${sumOf([...(ofBundle[one] ?? []), [-most, `u${one}`]])} <= 0`);
        bounds.push(`u${one} <= 1`);
        whole.push(`u${one}`);
      }
      rows.push(`u${bundle} + u${other} <= 1`);
    }
  }
  return [
    'Maximize',
    ` obj: ${sumOf(objective)}`,
    'Subject To',
    ...rows.map((row, index) => ` r${index}: ${row}`),
    'Bounds',
    ...bounds.map((bound) => ` ${bound}`),
    'General',
    ` ${whole.join(' ')}`,
    'End',
  ].join('\n');
}

/**
 * What the best grouping of an instance saves, by an integer programming solver; undefined when it has not proven it
 * within so many seconds.
 */
export function solveProgram(
  solver: LegacyHighs,
  program: string,
  seconds = 60,
): number | undefined {
  const solved = solver.solve(program, {
    mip_rel_gap: 0,
    mip_abs_gap: 0.5,
    output_flag: false,
    time_limit: seconds,
  });
  if (solved.Status === 'Time limit reached') return undefined;
  if (solved.Status !== 'Optimal') throw new Error(`The solver says ${solved.Status}.`);
  return Math.round(solved.ObjectiveValue);
}
