import type { LoyaltyManifest, LoyaltyRules } from './loyalty-rules.ts';

/** Whether a way to pay goes with rewards; none chosen yet does, and where there are no rewards every one [LOY-04]. */
export const paysWithRewards = (
  paymentType: string | undefined,
  rules: LoyaltyRules | undefined,
  manifest: LoyaltyManifest,
): boolean => paymentType === undefined || !rules || rules.paysWith(paymentType, manifest);

/** What decides whether points show. */
export interface ShownLoyalty {
  /** Sector of the customer's hut; undefined while there is no hut. */
  readonly sector: string | undefined;
  readonly paymentType?: string | undefined;
}

/** Whether points and rewards show: not without rules, in a sector without them, with an offline payment, or without a hut [LOY-02, CHK-86, ENG-21]. */
export const showsLoyalty = (
  { sector, paymentType }: ShownLoyalty,
  rules: LoyaltyRules | undefined,
  manifest: LoyaltyManifest,
): boolean =>
  sector !== undefined &&
  rules !== undefined &&
  rules.isOn(sector, manifest) &&
  paysWithRewards(paymentType, rules, manifest);
