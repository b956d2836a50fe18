import { type ExperimentFacts, variantOf } from '../menu/menu-variants.ts';
import { surchargeTypes } from '../surcharges/surcharge-types.ts';

/** Markets that try out names for the delivery charge name the experiment after themselves. */
const namesExperiment = 'delivery-charge-fee-name';

/** Wording key of a surcharge's line; the name of the delivery charge may be under an experiment [SUR-05, SUR-06]. */
export function surchargeLabel(type: string, experiments: ExperimentFacts): string {
  const name = Object.keys(experiments.manifest.experiments.list).find((known) =>
    known.startsWith(namesExperiment),
  );
  const variant = name === undefined ? undefined : variantOf(name, experiments);
  return type === surchargeTypes.delivery && variant !== undefined
    ? `basket.deliveryFee.${variant}`
    : `basket.surcharge.${type}`;
}
