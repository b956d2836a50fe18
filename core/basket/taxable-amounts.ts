import { allocate } from '../money/allocate.ts';
import type { TaxableAmount } from '../surcharges/tax-policy.ts';
import { surchargeTypes } from '../surcharges/surcharge-types.ts';
import { isEligible } from '../vouchers/discount-value.ts';
import type { DiscountTerms } from '../vouchers/discount-value.ts';
import type { BasketLine } from '../vouchers/basket-line.ts';
import type { Surcharge } from '../surcharges/surcharge-policy.ts';

/** Tax class of surcharges: a rate that names tax classes applies to them only when it names this one. */
const surchargeTaxCode = 'surcharge';

/** A discount that is active, with its value in minor units. */
export interface ActiveDiscount {
  readonly terms: DiscountTerms;
  readonly value: number;
}

/** Lines in an order that does not depend on the basket's, so that the same lines are always taxed alike. */
const byClassAndAmount = (a: BasketLine, b: BasketLine): number =>
  a.taxCode < b.taxCode ? -1 : a.taxCode > b.taxCode ? 1 : a.amount - b.amount;

/**
 * What is taxed: the lines after a discount, which is spread over the lines it was worked out on in
 * proportion to their prices [SUR-34], and the surcharges without the tip [SUR-25]; one amount a tax class. The order
 * of the lines changes nothing: browser and server have them in different orders.
 */
export function taxableAmounts(
  lines: readonly BasketLine[],
  discount: ActiveDiscount | undefined,
  surcharges: readonly Surcharge[],
): TaxableAmount[] {
  const byCode = new Map<string, number>();
  const add = (taxCode: string, amount: number): void => {
    if (amount > 0) byCode.set(taxCode, (byCode.get(taxCode) ?? 0) + amount);
  };
  const sorted = lines.toSorted(byClassAndAmount);
  const discounted = discount && discount.value > 0 ? discount : undefined;
  const eligible = discounted ? sorted.filter((line) => isEligible(line, discounted.terms)) : [];
  const shares = allocate(
    discounted?.value ?? 0,
    eligible.map(({ amount }) => amount),
  );
  const shareOf = new Map(eligible.map((line, index) => [line, shares[index] ?? 0]));
  for (const line of sorted) add(line.taxCode, line.amount - (shareOf.get(line) ?? 0));
  for (const { type, amount } of surcharges) {
    if (type !== surchargeTypes.driverTip) add(surchargeTaxCode, amount);
  }
  return [...byCode].map(([taxCode, amount]) => ({ taxCode, amount }));
}
