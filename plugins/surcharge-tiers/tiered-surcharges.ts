import type {
  Surcharge,
  SurchargeFacts,
  SurchargePolicy,
} from '../../core/surcharges/surcharge-policy.ts';
import type { DeliverySurchargeTier, FeeItem } from '../../schemas/types/catalogue/hut.ts';
import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';
import { toMinor } from '../../core/money/money.ts';
import { surchargeTypes, paymentSurchargeType } from '../../core/surcharges/surcharge-types.ts';

/** Flag under which account holders may pay another delivery fee [EXP-69]. */
const accountHolderFlag = 'account-holder-discount';

/** The fees of a delivery; collection and dine-in have none [SUR-13]. */
function deliveryFees(facts: SurchargeFacts): Surcharge[] {
  if (facts.disposition !== 'delivery') return [];
  const items = (facts.hut.fees ?? []).filter((fee) => isDue(fee, facts.orderValue));
  return [...supplement(facts), ...items.map((fee) => feeSurcharge(fee, facts))];
}

/**
 * The tier that holds an order value, which counts rounded up to a whole currency unit; bounds are
 * inclusive and the first of several tiers wins [SUR-07, SUR-08, SUR-09].
 * @param orderValue minor units; below 0 counts as 0
 * @param unbounded value of `maxOrderValue` that means no upper bound [CST-39]
 */
export function deliveryTier(
  tiers: readonly DeliverySurchargeTier[],
  orderValue: number,
  unbounded: number,
): DeliverySurchargeTier | undefined {
  const value = Math.ceil(Math.max(0, orderValue) / 100) * 100;
  return tiers.find(
    ({ minOrderValue, maxOrderValue }) =>
      toMinor(minOrderValue) <= value &&
      (maxOrderValue === unbounded || value <= toMinor(maxOrderValue)),
  );
}

/** The tier of the order value [SUR-07, SUR-11]. */
function supplement({ hut, manifest, orderValue }: SurchargeFacts): Surcharge[] {
  const tiers = hut.variableDeliverySurcharges ?? [];
  const tier = deliveryTier(tiers, orderValue, manifest.surcharges.tierUnbounded);
  if (!tier) return [];
  const price = toMinor(tier.deliverySurcharge);
  return [
    {
      type: surchargeTypes.deliverySupplement,
      price,
      amount: price,
      lowerThreshold: toMinor(tier.minOrderValue),
      upperThreshold: toMinor(tier.maxOrderValue),
    },
  ];
}

/** A fee applies from its lower to below its upper threshold; 0 or none means no upper bound [SUR-12]. */
function isDue({ lowerThreshold = 0, upperThreshold = 0 }: FeeItem, orderValue: number): boolean {
  if (orderValue < toMinor(lowerThreshold)) return false;
  return upperThreshold === 0 || orderValue < toMinor(upperThreshold);
}

/** The listed price and what this customer pays of it [SUR-02, SUR-16]. */
function feeSurcharge(fee: FeeItem, { isAccountHolder, manifest }: SurchargeFacts): Surcharge {
  const price = toMinor(fee.price);
  const isFavoured =
    isAccountHolder &&
    fee.type === surchargeTypes.delivery &&
    isFeatureOn(manifest.flags, accountHolderFlag);
  const amount = isFavoured ? toMinor(fee.priceForAccountHolder ?? fee.price) : price;
  return {
    type: fee.type,
    price,
    amount,
    ...(fee.lowerThreshold !== undefined && { lowerThreshold: toMinor(fee.lowerThreshold) }),
    ...(fee.upperThreshold !== undefined && { upperThreshold: toMinor(fee.upperThreshold) }),
  };
}

/** The surcharge of the chosen payment type; most types have none [SUR-20, SUR-21]. */
function paymentSurcharge({ paymentType, manifest }: SurchargeFacts): Surcharge[] {
  if (paymentType === undefined) return [];
  const listed = manifest.payments.surcharge[paymentType];
  if (listed === undefined) return [];
  const price = toMinor(listed);
  return [{ type: paymentSurchargeType(paymentType), price, amount: price }];
}

/** The tip, where the market has tips; a negative one is dropped [SUR-22, SUR-23, SUR-24]. */
function driverTip({ tip, manifest }: SurchargeFacts): Surcharge[] {
  if (!tip || tip.amount < 0 || !manifest.tipping.enabled) return [];
  const { amount, tippingOption } = tip;
  return [{ type: surchargeTypes.driverTip, price: amount, amount, tippingOption }];
}

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
