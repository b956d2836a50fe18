/** What is left on a card, or why it does not pay; amounts in minor units. */
export type GiftCardVerdict =
  | { readonly kind: 'credit'; readonly balance: number; readonly expiryDate: string }
  | { readonly kind: 'refused'; readonly code: string };

/**
 * Judges the credit of a card: with nothing left it was used already, and after its last day it has expired, whoever
 * says that it is in order [GFT-27].
 * @param today the day it is now, as year-month-day
 */
export const judgeCredit = (
  { balance, expiryDate }: { readonly balance: number; readonly expiryDate: string },
  today: string,
): GiftCardVerdict => {
  if (expiryDate.slice(0, today.length) < today) return { kind: 'refused', code: 'EXPIRED_CARD' };
  if (!(balance > 0)) return { kind: 'refused', code: 'CARD_ALREADY_USED' };
  return { kind: 'credit', balance, expiryDate };
};

/** The day of a moment as year-month-day, in UTC. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);
