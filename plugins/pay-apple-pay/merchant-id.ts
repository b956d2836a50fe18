import type { Manifest } from '../../schemas/types/manifest.ts';

/** Whether a version is at or below another, compared number by number: 3.0.100 is above 3.0.90 [PAY-100]. */
const isUpTo = (version: string, most: string): boolean => {
  const [own, other] = [version, most].map((text) => text.split('.').map(Number));
  for (let at = 0; at < Math.max(own?.length ?? 0, other?.length ?? 0); at += 1) {
    const difference = (own?.[at] ?? 0) - (other?.[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
};

/** The merchant id of a payment: old apps have ids of the older form, which the market maps to new ones [PAY-99]. */
export const merchantId = (
  configured: string,
  appVersion: string | undefined,
  payments: Pick<Manifest['payments'], 'applePayMerchantIdMap' | 'applePayMerchantIdMapMaxVersion'>,
): string => {
  const { applePayMerchantIdMap: map, applePayMerchantIdMapMaxVersion: most } = payments;
  if (appVersion === undefined || !isUpTo(appVersion, most)) return configured;
  return Object.hasOwn(map, configured) ? (map[configured] ?? configured) : configured;
};
