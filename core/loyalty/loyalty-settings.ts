import type { Manifest } from '../../schemas/types/manifest.ts';
import { isFeatureOn } from '../experiments/is-feature-on.ts';
import { isOffline } from '../payments/payment-types.ts';

/** Settings that decide where points and rewards are. */
export type LoyaltyManifest = Pick<Manifest, 'loyalty' | 'payments' | 'flags'>;

/** Flag that lets rewards go with offline payments [EXP-81]. */
const offlineFlag = 'loyalty-offline-payment';

/** Whether a sector has points and rewards [LOY-01]; a hidden one never shows them [LOY-02]. */
export const hasLoyalty = (sector: string, { loyalty }: Pick<Manifest, 'loyalty'>): boolean =>
  loyalty.sectors.includes(sector) && !loyalty.hiddenSectors.includes(sector);

/** Whether a way to pay goes with rewards: an offline one only where the market allows it [LOY-04]; none chosen yet does. */
export const paysWithRewards = (
  paymentType: string | undefined,
  { payments, flags }: LoyaltyManifest,
): boolean =>
  paymentType === undefined || !isOffline(paymentType, payments) || isFeatureOn(flags, offlineFlag);

/** What decides whether points show. */
export interface ShownLoyalty {
  /** Sector of the customer's hut; undefined while there is no hut. */
  readonly sector: string | undefined;
  readonly paymentType?: string | undefined;
}

/** Whether points and rewards show: not in a hidden sector, not with an offline payment, not without a hut [LOY-02, CHK-86]. */
export const showsLoyalty = (
  { sector, paymentType }: ShownLoyalty,
  manifest: LoyaltyManifest,
): boolean =>
  sector !== undefined && hasLoyalty(sector, manifest) && paysWithRewards(paymentType, manifest);
