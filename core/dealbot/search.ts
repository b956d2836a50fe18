import type { ColumnPool, Row } from './columns.ts';
import { Cuts } from './cuts.ts';
import { fillCopies } from './fill-copies.ts';
import type { Instance, Outcome, SearchBudget, Solution, VariantCopy } from './instance.ts';
import { LinearProgram } from './linear-program.ts';
import { ColumnPricer } from './price-columns.ts';
import { roundedDown } from './rounded-solution.ts';

const whole = 1e-5;
const pivotsPerProgram = 20_000;
const cutRounds = 12;
const splitsTried = 2;

/** A part of the search tree: what its groupings have in common is in the rows of its program. */
interface Node {
  readonly program: LinearProgram;
  /** No grouping in it saves more. */
  readonly bound: number;
}

/** How a node is split: each half forbids something its relaxation does. */
type Split = readonly (readonly { readonly row: Row; readonly bans?: readonly number[] }[])[];

/**
 * Finds the grouping that saves the most, and proves it: branch and bound over how many copies of each deal are
 * bought. The relaxation of a node takes parts of deals; once all numbers of copies are whole, the units can be dealt
 * out as a flow without loss. The same instance gives the same answer.
 * @param start what the search has to beat: the saving of a grouping that is there already
 * @param wanted place of a deal that has to be among them; without one nothing is asked for
 */
export function search(
  instance: Instance,
  budget: SearchBudget,
  start: Solution = { saving: 0, copies: [] },
  wanted?: number,
): Outcome {
  const pool: ColumnPool = [];
  const pricer = new ColumnPricer(instance, pool);
  const { variants, deals, counts, step } = instance;
  const until = budget.now() + budget.milliseconds;
  let best = start;
  let nodes = 0;
  const offer = (solution: Solution | undefined): void => {
    if (!solution || solution.saving <= best.saving) return;
    const hasWanted = solution.copies.some(({ variant }) => variants[variant]?.deal === wanted);
    if (wanted === undefined || hasWanted) best = solution;
  };
  const rootBound = upperBound(instance);
  const root = new LinearProgram({
    counts,
    variants: variants.length,
    pool,
    penalty: 4 * rootBound + 4,
  });
  for (const [deal, { limit }] of deals.entries()) {
    if (limit !== undefined) root.addRow({ coefficients: ofDeal(instance, deal), limit });
  }
  if (wanted !== undefined) {
    root.addRow({ coefficients: ofDeal(instance, wanted).map((one) => -one), limit: -1 });
  }
  let cuts: Cuts | undefined;

  /** Solves the relaxation of a node; undefined when nothing better is in it. */
  const solve = (program: LinearProgram, above: number): Node | undefined => {
    nodes += 1;
    for (let round = 0; ; round += 1) {
      if (!relax(program, pricer)) return { program, bound: above };
      if (program.isBroken) return undefined;
      const bound = Math.min(above, Math.floor((program.value + 1e-3) / step) * step);
      if (bound <= best.saving) return undefined;
      cuts ??= new Cuts(instance);
      if (round >= cutRounds || !cuts.addBroken(program)) return { program, bound };
    }
  };

  const open: Node[] = [];
  const first = solve(root, rootBound);
  if (first) open.push(first);
  while (open.length > 0) {
    if (nodes >= budget.nodes || budget.now() >= until) break;
    const node = open.pop() as Node;
    if (node.bound <= best.saving) continue;
    const { program } = node;
    offer(roundedDown(instance, program, pool));
    if (node.bound <= best.saving) continue;
    const splits = splitsOf(instance, program);
    if (splits.length === 0) {
      offer(wholeSolution(instance, program));
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
  const bound = open.reduce((most, node) => Math.max(most, node.bound), best.saving);
  return { solution: best, bound, isProven: bound <= best.saving, nodes };
}

function childOf(program: LinearProgram, rows: Split[number]): LinearProgram {
  const child = program.copy();
  for (const { row, bans } of rows) {
    for (const variant of bans ?? []) child.ban(variant);
    child.addRow(row);
  }
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

const ofDeal = ({ variants }: Instance, deal: number): Float64Array =>
  Float64Array.from(variants, (variant) => (variant.deal === deal ? 1 : 0));

/** The most promising ways to split a node; none when its relaxation is a grouping already. */
function splitsOf(instance: Instance, program: LinearProgram): Split[] {
  const { deals, variants } = instance;
  const ofDeals = new Float64Array(deals.length);
  const ofVariants = new Float64Array(variants.length);
  for (const [{ variant }, copies] of program.used()) {
    const { deal } = variants[variant] as Instance['variants'][number];
    ofDeals[deal] = (ofDeals[deal] as number) + copies;
    ofVariants[variant] = (ofVariants[variant] as number) + copies;
  }
  const without = (deal: number): Split[number] => [
    {
      row: { coefficients: ofDeal(instance, deal), limit: 0 },
      bans: variants.flatMap((variant, index) => (variant.deal === deal ? [index] : [])),
    },
  ];
  for (const [deal, { conflicts }] of deals.entries()) {
    if ((ofDeals[deal] as number) <= whole) continue;
    const other = conflicts.find((index) => (ofDeals[index] as number) > whole);
    if (other !== undefined) return [[without(deal), without(other)]];
  }
  const broken = mostBroken(ofDeals);
  if (broken.length > 0) {
    return broken.map((deal) =>
      around(ofDeals[deal] as number, ofDeal(instance, deal), (limit) =>
        limit === 0 ? without(deal) : undefined,
      ),
    );
  }
  const totals = runningTotals(instance, ofVariants);
  return mostBroken(totals).map((prefix) => {
    const own = Float64Array.from(variants, ({ deal }, index) =>
      index <= prefix && deal === variants[prefix]?.deal ? 1 : 0,
    );
    return around(totals[prefix] as number, own, () => undefined);
  });
}

/** For each variant, the copies of it and of the variants of the same deal before it. */
function runningTotals({ variants }: Instance, copies: Float64Array): Float64Array {
  const totals = new Float64Array(copies.length);
  for (let index = 0; index < copies.length; index += 1) {
    const before = variants[index - 1]?.deal === variants[index]?.deal ? totals[index - 1] : 0;
    totals[index] = (copies[index] as number) + (before ?? 0);
  }
  return totals;
}

/** At most the copies below, or at least those above. */
function around(
  copies: number,
  coefficients: Float64Array,
  none: (limit: number) => Split[number] | undefined,
): Split {
  const below = Math.floor(copies);
  return [
    none(below) ?? [{ row: { coefficients, limit: below } }],
    [{ row: { coefficients: coefficients.map((one) => -one), limit: -below - 1 } }],
  ];
}

/** The places of the amounts that are farthest from whole, the farthest first; none when all are whole. */
function mostBroken(amounts: Float64Array): number[] {
  const found: { readonly index: number; readonly distance: number }[] = [];
  for (let index = 0; index < amounts.length; index += 1) {
    const amount = amounts[index] as number;
    const distance = Math.abs(amount - Math.round(amount));
    if (distance > whole) found.push({ index, distance });
  }
  found.sort((a, b) => b.distance - a.distance || a.index - b.index);
  return found.slice(0, splitsTried).map(({ index }) => index);
}

/** The grouping that a relaxation with whole numbers of copies stands for. */
function wholeSolution(instance: Instance, program: LinearProgram): Solution | undefined {
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
function savingOf({ variants }: Instance, copies: readonly VariantCopy[]): number {
  return copies.reduce((total, { variant, units }) => {
    const { constant, groups } = variants[variant] as Instance['variants'][number];
    return units.reduce((sum, classes, group) => {
      const { classes: taken = [], scores = [] } = groups[group] ?? {};
      return classes.reduce((more, one) => more + (scores[taken.indexOf(one)] ?? 0), sum);
    }, total - constant);
  }, 0);
}
