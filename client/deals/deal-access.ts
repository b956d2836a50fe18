import type { Deal } from '../../schemas/types/catalogue/deal.ts';

/** What can unlock a deal. */
export interface DealKeys {
  /** Deals that a valid voucher names. */
  readonly voucherDealIds?: readonly string[];
  /** Points of a logged-in loyalty member; absent for everybody else [DEA-80]. */
  readonly points?: number;
}

/** Whether a deal can be opened and added: it is not locked, a voucher names it, or its points are there [DEA-08]. */
export function isUnlocked(deal: Deal, { voucherDealIds, points }: DealKeys): boolean {
  if (!deal.locked) return true;
  if (voucherDealIds?.includes(deal.id)) return true;
  return deal.loyalty === true && points !== undefined && points >= (deal.loyaltyPoints ?? 0);
}
