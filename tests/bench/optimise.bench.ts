/**
 * How fast the deal assistant finds and proves the cheapest grouping, against the same questions solved as integer
 * programs by HiGHS in the same run. The baskets are seeded; every answer has to be the solver's. Run with
 * `npm run bench -- optimise`.
 */
import highs from 'highs';
import { buildInstance, type CandidateDeal } from '../../core/dealbot/build-instance.ts';
import type { Instance, Outcome } from '../../core/optimiser/instance.ts';
import { choiceUnits } from '../../core/dealbot/item-units.ts';
import { search } from '../../core/optimiser/search.ts';
import { integerProgram, solveProgram } from '../core/dealbot/integer-program.ts';
import { seededShop, type SeededShop } from '../core/dealbot/seeded-shop.ts';

const sizes = [2, 5, 10, 20, 40, 80];
const offers = [5, 20, 40];
const seeds = 15;
/** HiGHS is given up after this; its time then counts as this long. */
const timeoutSeconds = 10;
const budget = { nodes: 1_000_000, milliseconds: 10_000, now: () => performance.now() };

const candidatesOf = ({ deals }: SeededShop): CandidateDeal[] =>
  deals.map((deal) => ({
    deal,
    limit: deal.maxPerCustomer,
    conflicts: new Set([
      ...(deal.conflicts ?? []),
      ...deals.flatMap(({ id, conflicts }) => (conflicts?.includes(deal.id) ? [id] : [])),
    ]),
  }));

/** From the items to the proven answer: what a customer waits for. */
function answer(shop: SeededShop): { readonly instance: Instance; readonly outcome: Outcome } {
  const { choices, pricing } = shop;
  const units = choiceUnits(choices, pricing) ?? [];
  const candidates = candidatesOf(shop);
  const { instance } = buildInstance({ units, candidates, pricing, fillings: 5000 });
  return { instance, outcome: search(instance, budget) };
}

/** Milliseconds of processor time so far: what else runs on the machine does not count. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of the quickest of some runs: the least disturbed; one run is enough where it takes long. */
function timed<Result>(run: () => Result): { readonly result: Result; readonly ms: number } {
  let ms = Infinity;
  let result = run();
  for (let round = 0; round < 3; round += 1) {
    const start = spent();
    result = run();
    ms = Math.min(ms, spent() - start);
    if (ms > 300) break;
  }
  return { result, ms };
}

const quantile = (list: readonly number[], part: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0;

const figures = (list: readonly number[]): string =>
  [0.5, 0.95].map((part) => quantile(list, part).toFixed(2).padStart(8)).join(' ');

const solver = await highs();
for (let seed = 1; seed <= 200; seed += 1) answer(seededShop(1000 + seed, 12, 20));
const missed: string[] = [];
const check = (isKept: boolean, bar: string): void => {
  if (!isKept) missed.push(bar);
};
console.log(
  'items × deals: ours ms median, p95, most | HiGHS ms median, p95 | ratio of the medians',
);
for (const items of sizes) {
  for (const deals of offers) {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let seed = 1; seed <= seeds; seed += 1) {
      const shop = seededShop(seed, items, deals);
      const { result, ms } = timed(() => answer(shop));
      const { instance, outcome } = result;
      check(outcome.isProven, `seed ${seed} of ${items} × ${deals} is proven`);
      if (instance.variants.length === 0) continue;
      const program = integerProgram(instance);
      const start = spent();
      const best = solveProgram(solver, program, timeoutSeconds);
      theirs.push(spent() - start);
      ours.push(ms);
      if (best !== undefined && best !== outcome.solution.saving) {
        throw new Error(
          `Seed ${seed}, ${items} × ${deals}: ${outcome.solution.saving}, not ${best}.`,
        );
      }
    }
    const ratio = quantile(theirs, 0.5) / quantile(ours, 0.5);
    const name = `${items} × ${deals}`;
    const of = `${name} (${ours.length})`.padEnd(14);
    const most = Math.max(...ours);
    console.log(
      `${of} ${figures(ours)} ${most.toFixed(0).padStart(5)} | ${figures(theirs)} | ${ratio.toFixed(0)}`,
    );
    const times = items <= 20 ? 10 : 5;
    check(ratio >= times, `${name}: ${times} times as fast as HiGHS`);
    check(most < 1000, `${name}: everything proven within a second`);
    if (items <= 10) check(quantile(ours, 0.95) < 5, `${name}: 95 of 100 within 5 ms`);
    if (items === 20 && deals === 40) {
      check(quantile(ours, 0.95) < 50, `${name}: 95 of 100 within 50 ms`);
    }
  }
}
for (const bar of missed) console.error(`Missed: ${bar}.`);
if (missed.length === 0)
  console.log('Every bar is kept: ratios, quantiles, a second for the slowest.');
else process.exitCode = 1;
