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

export const ofBundle = ({ variants }: Instance, bundle: number): Float64Array =>
  Float64Array.from(variants, (variant) => (variant.bundle === bundle ? 1 : 0));

/** The most promising ways to split a node; none when its relaxation is a grouping already. */
export function splitsOf(instance: Instance, program: LinearProgram): Split[] {
  const { bundles, variants } = instance;
  const ofBundles = new Float64Array(bundles.length);
  const ofVariants = new Float64Array(variants.length);
  for (const [{ variant }, copies] of program.used()) {
    const { bundle } = variants[variant] as Instance['variants'][number];
    ofBundles[bundle] = (ofBundles[bundle] as number) + copies;
    ofVariants[variant] = (ofVariants[variant] as number) + copies;
  }
  const without = (bundle: number): Split[number] => [
    {
      row: { coefficients: ofBundle(instance, bundle), limit: 0 },
      bans: variants.flatMap((variant, index) => (variant.bundle === bundle ? [index] : [])),
    },
  ];
  for (const [bundle, { conflicts }] of bundles.entries()) {
    if ((ofBundles[bundle] as number) <= whole) continue;
    const other = conflicts.find((index) => (ofBundles[index] as number) > whole);
    if (other !== undefined) return [[without(bundle), without(other)]];
  }
  const broken = mostBroken(ofBundles);
  if (broken.length > 0) {
    return broken.map((bundle) =>
      around(ofBundles[bundle] as number, ofBundle(instance, bundle), (limit) =>
        limit === 0 ? without(bundle) : undefined,
      ),
    );
  }
  const totals = runningTotals(instance, ofVariants);
  return mostBroken(totals).map((prefix) => {
    const own = Float64Array.from(variants, ({ bundle }, index) =>
      index <= prefix && bundle === variants[prefix]?.bundle ? 1 : 0,
    );
    return around(totals[prefix] as number, own, () => undefined);
  });
}

/** For each variant, the copies of it and of all variants of the same bundle before it, wherever these stand. */
function runningTotals({ bundles, variants }: Instance, copies: Float64Array): Float64Array {
  const ofBundles = new Float64Array(bundles.length);
  return copies.map((amount, index) => {
    const { bundle } = variants[index] as Instance['variants'][number];
    const total = (ofBundles[bundle] as number) + amount;
    ofBundles[bundle] = total;
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
