import type { Surcharge } from './surcharge-policy.ts';
import { toDecimal } from '../money/money.ts';

/** The surcharges as an order request lists them: decimals, without amounts of 0 or less [SUR-17, SUR-18]. */
export const orderSurcharges = (
  surcharges: readonly Surcharge[],
): { readonly type: string; readonly amount: number }[] =>
  surcharges
    .filter(({ amount }) => amount > 0)
    .map(({ type, amount }) => ({ type, amount: toDecimal(amount) }));
