import type { JsonObject } from './json.ts';
import { parsePath, valueAt } from './json-pointer.ts';
import { stringsAt } from './strings-at.ts';

/** Feature flags of what the markets of `features.voucherMarkets` have and others lack [BSK-22, EXP-84]. */
export const vouchersFlag = 'hasVouchers';
export const discountsFlag = 'hasDiscounts';
export const discreetDealbotFlag = 'hasDiscreetDealBotEnabled';

/** Key of the markets that have them. */
export const areaMarketsKey = 'features.voucherMarkets';

/**
 * The flags as the list of markets has them, below anything that a manifest says of a flag itself [CST-127].
 * @returns undefined for settings without the list
 */
export function areaFlags(settings: JsonObject): JsonObject | undefined {
  if (valueAt(settings, parsePath(areaMarketsKey)) === undefined) return undefined;
  const isOn = stringsAt(settings, areaMarketsKey).some((market) => market === settings['id']);
  const flags = [vouchersFlag, discountsFlag, discreetDealbotFlag];
  const features = Object.fromEntries(flags.map((flag) => [flag, { default: isOn }]));
  return { flags: { features } };
}
