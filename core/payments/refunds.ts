import type { MoneyState } from './held-money.ts';

/** What is known of an order's money when somebody wants to give some of it back. Amounts in minor units. */
export interface PaidOrder {
  /** Whether the order was placed; one that came to nothing gives back by itself what it took. */
  readonly isPlaced: boolean;
  readonly money: MoneyState;
  /** What its gateway was to take. */
  readonly due: number;
  /** What persons have given back of that before. */
  readonly refunded: number;
}

/** Whether money can be given back, and how much. */
export type RefundVerdict =
  | { readonly kind: 'refund'; readonly amount: number }
  /** No gateway has taken, or will take, anything that could go back. */
  | { readonly kind: 'nothing-taken' }
  | { readonly kind: 'too-much'; readonly left: number };

/** Money that is or will be with the chain; what is only held goes back once it is taken. */
const kept: readonly MoneyState[] = ['open', 'capture-due', 'captured'];

/**
 * Judges a refund by a person [GTW-21].
 * @param asked how much, in minor units; undefined for all that is left
 */
export function judgeRefund(
  { isPlaced, money, due, refunded }: PaidOrder,
  asked: number | undefined,
): RefundVerdict {
  const left = due - refunded;
  if (!isPlaced || !kept.includes(money) || left <= 0) return { kind: 'nothing-taken' };
  const amount = asked ?? left;
  return amount > left ? { kind: 'too-much', left } : { kind: 'refund', amount };
}
