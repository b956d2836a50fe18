import type { BasketPricing } from '../../core/basket/price-basket.ts';
import {
  type CheaperFee,
  cheaperFee,
  type FeeSteps,
  feeSteps,
} from '../../core/surcharges/fee-steps.ts';
import type { Surcharge } from '../../core/surcharges/surcharge-policy.ts';

/** What an order of so much would be charged, whatever it is paid with. */
const feesAt =
  ({ surchargePolicy, hut, manifest, disposition, isAccountHolder }: BasketPricing) =>
  (orderValue: number): readonly Surcharge[] =>
    surchargePolicy.surchargesFor({
      hut,
      manifest,
      disposition,
      isAccountHolder,
      orderValue,
      paymentType: undefined,
      tip: undefined,
    });

/** The fees that a basket will carry, and what lowers or ends them [SHP-02]. */
export const feesOf = (facts: BasketPricing): readonly FeeSteps[] =>
  feeSteps(facts.hut, feesAt(facts));

/** What a basket that is worth so much can still reach [SHP-02]. */
export const cheaperFeeOf = (facts: BasketPricing, foodValue: number): CheaperFee | undefined =>
  cheaperFee(facts.hut, feesAt(facts), foodValue);
