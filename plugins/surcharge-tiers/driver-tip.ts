import type { Surcharge } from '../../core/surcharges/surcharge-policy.ts';
import type { SurchargeFacts } from '../../core/surcharges/surcharge-policy.ts';
import { surchargeTypes } from '../../core/surcharges/surcharge-types.ts';

/** The tip, where the market has tips; a negative one is dropped [SUR-22, SUR-23, SUR-24]. */
export function driverTip({ tip, manifest }: SurchargeFacts): Surcharge[] {
  if (!tip || tip.amount < 0 || !manifest.tipping.enabled) return [];
  const { amount, tippingOption } = tip;
  return [{ type: surchargeTypes.driverTip, price: amount, amount, tippingOption }];
}
