import type { Surcharge } from '../../core/surcharges/surcharge-policy.ts';
import { toMinor } from '../../core/money/money.ts';
import type { SurchargeFacts } from '../../core/surcharges/surcharge-policy.ts';
import { paymentSurchargeType } from '../../core/surcharges/surcharge-types.ts';

/** The surcharge of the chosen payment type; most types have none [SUR-20, SUR-21]. */
export function paymentSurcharge({ paymentType, manifest }: SurchargeFacts): Surcharge[] {
  if (paymentType === undefined) return [];
  const listed = manifest.payments.surcharge[paymentType];
  if (listed === undefined) return [];
  const price = toMinor(listed);
  return [{ type: paymentSurchargeType(paymentType), price, amount: price }];
}
