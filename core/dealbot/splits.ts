import type { Row } from './columns.ts';
import type { Instance } from './instance.ts';
import type { LinearProgram } from './linear-program.ts';

const whole = 1e-5;
const splitsTried = 2;

/** How a node is split: each half forbids something its relaxation does. */
export type Split = readonly (readonly {
  readonly row: Row;
  readonly bans?: readonly number[];
}[])[];

export const ofDeal = ({ variants }: Instance, deal: number): Float64Array =>
  Float64Array.from(variants, (variant) => (variant.deal === deal ? 1 : 0));

/** The most promising ways to split a node; none when its relaxation is a grouping already. */
export function splitsOf(instance: Instance, program: LinearProgram): Split[] {
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

/** For each variant, the copies of it and of all variants of the same deal before it, wherever these stand. */
function runningTotals({ deals, variants }: Instance, copies: Float64Array): Float64Array {
  const ofDeals = new Float64Array(deals.length);
  return copies.map((amount, index) => {
    const { deal } = variants[index] as Instance['variants'][number];
    const total = (ofDeals[deal] as number) + amount;
    ofDeals[deal] = total;
    return total;
  });
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
