import type { Manifest } from '../../schemas/types/manifest.ts';

/** Whether the voucher form warns that the deal assistant may regroup the basket: while it is on, in the markets that `features.dealbotWarningMarkets` lists [CST-127, VOU-50]. */
export const warnsAboutDealbot = (
  { features, id }: Pick<Manifest, 'features' | 'id'>,
  isDealbotOn: boolean,
): boolean => isDealbotOn && features.dealbotWarningMarkets.includes(id);
