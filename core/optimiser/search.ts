import type { ColumnPool, Row } from './columns.ts';
import { Cuts } from './cuts.ts';
import type { Instance, Outcome, SearchBudget, Solution } from './instance.ts';
import { LinearProgram } from './linear-program.ts';
import { ColumnPricer } from './price-columns.ts';
import { roundedDown } from './rounded-solution.ts';
import { ofBundle, type Split, splitsOf } from './splits.ts';
import { wholeSolution } from './whole-solution.ts';

const pivotsPerProgram = 20_000;
const cutRounds = 12;

/** A part of the search tree: what its groupings have in common is in the rows of its program. */
interface Node {
  readonly program: LinearProgram;
  /** No grouping in it saves more. */
  readonly bound: number;
  /** Its relaxation is solved; one that was given up may not show its best grouping. */
  readonly isSolved: boolean;
}

/**
 * Finds the grouping that saves the most, and proves it: branch and bound over how many copies of each bundle are
 * bought. The relaxation of a node takes parts of bundles; once all numbers of copies are whole, the units can be dealt
 * out as a flow without loss. The same instance gives the same answer.
 * @param start what the search has to beat: the saving of a grouping that is there already
 * @param wanted place of a bundle that has to be among them; without one nothing is asked for
 * @param ceiling no grouping saves more than this, as far as is known before
 */
export function search(
  instance: Instance,
  budget: SearchBudget,
  start: Solution = { saving: 0, copies: [] },
  wanted?: number,
  ceiling = Infinity,
): Outcome {
  const pool: ColumnPool = [];
  const pricer = new ColumnPricer(instance, pool);
  const { variants, bundles, counts } = instance;
  const step = stepOf(instance);
  const until = budget.now() + budget.milliseconds;
  let best = start;
  let nodes = 0;
  /** The most that nodes without a solved relaxation can still hide. */
  let unsolved = -Infinity;
  const offer = (solution: Solution | undefined): void => {
    if (!solution || solution.saving <= best.saving) return;
    const hasWanted = solution.copies.some(({ variant }) => variants[variant]?.bundle === wanted);
    if (wanted === undefined || hasWanted) best = solution;
  };
  const rootBound = upperBound(instance);
  const root = new LinearProgram({
    counts,
    variants: variants.length,
    pool,
    penalty: 4 * rootBound + 4,
  });
  const limits = bundles.flatMap(({ limit }, bundle): Row[] =>
    limit === undefined ? [] : [{ coefficients: ofBundle(instance, bundle), limit }],
  );
  if (wanted !== undefined) {
    limits.push({ coefficients: ofBundle(instance, wanted).map((one) => -one), limit: -1 });
  }
  root.addRows(limits);
  let cuts: Cuts | undefined;

  /** Solves the relaxation of a node; undefined when nothing better is in it. */
  const solve = (program: LinearProgram, above: number): Node | undefined => {
    nodes += 1;
    for (let round = 0; ; round += 1) {
      if (!relax(program, pricer)) return { program, bound: above, isSolved: false };
      if (program.isBroken) return undefined;
      const bound = Math.min(above, Math.floor((program.value + 1e-3) / step) * step);
      if (bound <= best.saving) return undefined;
      cuts ??= new Cuts(instance);
      if (round >= cutRounds || !cuts.addBroken(program)) return { program, bound, isSolved: true };
    }
  };

  const open: Node[] = [];
  const first = solve(root, Math.min(rootBound, ceiling));
  if (first) open.push(first);
  while (open.length > 0) {
    if (nodes >= budget.nodes || budget.now() >= until) break;
    const node = open.pop() as Node;
    if (node.bound <= best.saving) continue;
    const { program } = node;
    offer(roundedDown(instance, program, pool));
    if (node.bound <= best.saving) continue;
    if (node.isSolved) pricer.banLosing(program, program.value - best.saving - step / 2);
    const splits = splitsOf(instance, program);
    if (splits.length === 0) {
      const found = wholeSolution(instance, program);
      offer(found);
      // What is dealt out as a flow saves no less than the relaxation, unless numbers have lost their exactness.
      const isExact = node.isSolved && found !== undefined && found.saving > program.value - 0.5;
      if (!isExact) unsolved = Math.max(unsolved, node.bound);
      continue;
    }
    let children: readonly Node[] = [];
    let most = -1;
    for (const split of splits) {
      const tried = split.flatMap((rows) => solve(childOf(program, rows), node.bound) ?? []);
      const gain = splitGain(node.bound, tried);
      if (gain <= most) continue;
      most = gain;
      children = tried;
      if (tried.length < 2) break;
    }
    open.push(...children.toSorted((a, b) => a.bound - b.bound));
  }
  const bound = open.reduce(
    (most, node) => Math.max(most, node.bound),
    Math.max(best.saving, unsolved),
  );
  return { solution: best, bound, isProven: bound <= best.saving, nodes };
}

function childOf(program: LinearProgram, rows: Split[number]): LinearProgram {
  const child = program.copy();
  for (const { bans } of rows) {
    for (const variant of bans ?? []) child.ban(variant);
  }
  child.addRows(rows.map(({ row }) => row));
  return child;
}

/** How much a split tightens the bound, on both sides. */
function splitGain(bound: number, children: readonly Node[]): number {
  const [one, other] = children;
  if (!one) return Infinity;
  if (!other) return Number.MAX_VALUE;
  return (bound - one.bound + 1) * (bound - other.bound + 1);
}

/** Generates columns until none improves the program; false when it was given up. */
function relax(program: LinearProgram, pricer: ColumnPricer): boolean {
  do {
    if (!program.optimise(pivotsPerProgram)) return false;
  } while (pricer.addImproving(program));
  return true;
}

/** Every unit at its best score: more than any grouping saves. */
function upperBound({ counts, variants }: Instance): number {
  const most = counts.map(() => 0);
  for (const { constant, groups } of variants) {
    for (const { classes, scores } of groups) {
      for (const [at, itemClass] of classes.entries()) {
        const gain = (scores[at] ?? 0) + Math.max(0, -constant);
        most[itemClass] = Math.max(most[itemClass] ?? 0, gain);
      }
    }
  }
  return counts.reduce((sum, count, itemClass) => sum + count * (most[itemClass] ?? 0), 0);
}

/** What every saving is a multiple of: a bound may be rounded down to it. */
function stepOf({ variants }: Instance): number {
  let step = 0;
  const divide = (amount: number): void => {
    for (let rest = Math.abs(amount); rest > 0;) [step, rest] = [rest, step % rest];
  };
  for (const { constant, groups } of variants) {
    divide(constant);
    for (const { scores } of groups) scores.forEach(divide);
  }
  return Math.max(1, step);
}
