import type { Manifest } from '../../schemas/types.ts';
import { isFeatureOn } from '../experiments/is-feature-on.ts';

/** What of the ways to pay less a market shows [BSK-22, EXP-84]. */
export interface BasketAreas {
  /** Where vouchers are typed and shown. */
  readonly hasVouchers: boolean;
  /** Where discounts are on offer. */
  readonly hasDiscounts: boolean;
  /** The deal assistant saves without a word of it. */
  readonly hasDiscreetDealbot: boolean;
}

/** The areas of a market at a flag level: each has a feature of its own [BSK-22]. */
export const basketAreas = (
  { flags }: Pick<Manifest, 'flags'>,
  flagLevel: string,
): BasketAreas => ({
  hasVouchers: isFeatureOn(flags, 'hasVouchers', flagLevel),
  hasDiscounts: isFeatureOn(flags, 'hasDiscounts', flagLevel),
  hasDiscreetDealbot: isFeatureOn(flags, 'hasDiscreetDealBotEnabled', flagLevel),
});
