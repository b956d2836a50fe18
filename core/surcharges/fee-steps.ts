import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import { toMinor } from '../money/money.ts';
import type { Surcharge } from './surcharge-policy.ts';
import { deliveryFeeTypes } from './surcharge-types.ts';

/** From an order value on, a fee costs so much; both in minor units. */
interface FeeStep {
  readonly from: number;
  readonly amount: number;
}

/** What a fee costs as the order grows, from an order of 0 on [SHP-02]. */
export interface FeeSteps {
  readonly type: string;
  readonly steps: readonly FeeStep[];
}

/** How much more makes a fee cheaper, and what it then costs; amounts in minor units [SHP-02]. */
export interface CheaperFee {
  /** The types that it is about: those of delivery together, or one of its own. */
  readonly types: readonly string[];
  /** Order value that it takes. */
  readonly from: number;
  readonly gap: number;
  /** What is left of the fee then; 0 when it ends. */
  readonly amount: number;
}

/** Order values at which a fee of the hut may change: its bounds, and what comes next after an inclusive one. */
function bounds({ fees = [], variableDeliverySurcharges = [] }: Hut): readonly number[] {
  const listed = [
    0,
    ...fees.flatMap(({ lowerThreshold, upperThreshold }) => [lowerThreshold, upperThreshold]),
    ...variableDeliverySurcharges.flatMap((tier) => [tier.minOrderValue, tier.maxOrderValue]),
  ]
    .filter((bound) => bound !== undefined)
    .map((bound) => toMinor(bound));
  const values = new Set(listed.flatMap((bound) => [bound, bound + 1]));
  return [...values].toSorted((one, other) => one - other);
}

const amountOf = (surcharges: readonly Surcharge[], types: readonly string[]): number =>
  surcharges.reduce((sum, { type, amount }) => sum + (types.includes(type) ? amount : 0), 0);

/** The steps of each fee that an order of the hut can carry, asked of the policy that charges them. */
export function feeSteps(
  hut: Hut,
  feesAt: (orderValue: number) => readonly Surcharge[],
): readonly FeeSteps[] {
  const charged = bounds(hut).map((from) => ({ from, surcharges: feesAt(from) }));
  const types = new Set(charged.flatMap(({ surcharges }) => surcharges.map(({ type }) => type)));
  return [...types]
    .map((type) => {
      const all = charged.map(({ from, surcharges }) => ({
        from,
        amount: amountOf(surcharges, [type]),
      }));
      return {
        type,
        steps: all.filter(({ amount }, index) => amount !== all[index - 1]?.amount),
      };
    })
    .filter(({ steps }) => steps.some(({ amount }) => amount > 0));
}

/**
 * What the customer can still reach: delivery for nothing where the hut has that, else delivery for less, else the end
 * of another fee. Undefined when more food makes nothing cheaper.
 */
export function cheaperFee(
  hut: Hut,
  feesAt: (orderValue: number) => readonly Surcharge[],
  orderValue: number,
): CheaperFee | undefined {
  const now = feesAt(orderValue);
  const others = now.map(({ type }) => type).filter((type) => !deliveryFeeTypes.includes(type));
  for (const types of [deliveryFeeTypes, ...others.map((type) => [type])]) {
    const paid = amountOf(now, types);
    const cheaper = bounds(hut)
      .filter((from) => from > orderValue)
      .map((from) => ({ from, amount: amountOf(feesAt(from), types) }))
      .filter(({ amount }) => amount < paid);
    const best = cheaper.find(({ amount }) => amount === 0) ?? cheaper[0];
    if (best) return { types, gap: best.from - orderValue, ...best };
  }
  return undefined;
}
