import type { Manifest } from '../../schemas/types/manifest.ts';
import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';
import {
  discountsFlag,
  discreetDealbotFlag,
  vouchersFlag,
} from '../../core/manifest/area-flags.ts';

/** What of the ways to pay less a market shows [BSK-22, EXP-84]. */
export interface BasketAreas {
  /** Where vouchers are typed and shown. */
  readonly hasVouchers: boolean;
  /** Where discounts are on offer. */
  readonly hasDiscounts: boolean;
  /** The deal assistant saves without a word of it. */
  readonly hasDiscreetDealbot: boolean;
}

/** The areas of a market at a flag level: `features.voucherMarkets` says who has them, the flag of each may say otherwise [BSK-22, CST-127]. */
export const basketAreas = (
  { flags }: Pick<Manifest, 'flags'>,
  flagLevel: string,
): BasketAreas => ({
  hasVouchers: isFeatureOn(flags, vouchersFlag, flagLevel),
  hasDiscounts: isFeatureOn(flags, discountsFlag, flagLevel),
  hasDiscreetDealbot: isFeatureOn(flags, discreetDealbotFlag, flagLevel),
});
