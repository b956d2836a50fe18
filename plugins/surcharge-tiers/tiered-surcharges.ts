import type { Surcharge } from '../../core/surcharges/surcharge-policy.ts';
import type { SurchargeFacts, SurchargePolicy } from '../../core/surcharges/surcharge-policy.ts';
import { deliveryFees } from './delivery-fees.ts';
import { driverTip } from './driver-tip.ts';
import { paymentSurcharge } from './payment-surcharge.ts';

/**
 * Delivery fees, the surcharge of the payment type and the tip. There is one surcharge of a type: a
 * later one takes the place of an earlier one [SUR-14].
 */
export const tieredSurcharges: SurchargePolicy = {
  surchargesFor(facts: SurchargeFacts) {
    const byType = new Map<string, Surcharge>();
    for (const surcharge of [
      ...deliveryFees(facts),
      ...paymentSurcharge(facts),
      ...driverTip(facts),
    ]) {
      byType.set(surcharge.type, surcharge);
    }
    return [...byType.values()];
  },
};
