import type { Variants } from '../experiments/experiments.ts';
import { surchargeTypes } from '../../core/surcharges/surcharge-types.ts';

/** Markets that try out names for the delivery charge name the experiment after themselves. */
const namesExperiment = 'delivery-charge-fee-name';

/** Wording key of a surcharge's line; the name of the delivery charge may be under an experiment [SUR-05, SUR-06]. */
export function surchargeLabel(type: string, experiments: Variants): string {
  const variant =
    type === surchargeTypes.delivery ? experiments.variantOfFamily(namesExperiment) : undefined;
  return variant === undefined ? `basket.surcharge.${type}` : `basket.deliveryFee.${variant}`;
}
