import type { Surcharge } from './surcharge-policy.ts';
import { toDecimal } from '../money/money.ts';
import type { OrderTaxBreakdown } from '../../schemas/types/http/order-request.ts';
import type { TaxBreakdown } from './tax-policy.ts';

/** The surcharges as an order request lists them: decimals, without amounts of 0 or less [SUR-17, SUR-18]. */
export const orderSurcharges = (
  surcharges: readonly Surcharge[],
): { readonly type: string; readonly amount: number }[] =>
  surcharges
    .filter(({ amount }) => amount > 0)
    .map(({ type, amount }) => ({ type, amount: toDecimal(amount) }));

/** The taxes of an order as its request carries them: decimals in place of minor units [ORD-10]. */
export const toOrderBreakdown = ({
  taxes,
  taxTotal,
  grossTotal,
  netTotal,
}: TaxBreakdown): OrderTaxBreakdown => ({
  taxes: taxes.map(({ description, amount }) => ({ description, amount: toDecimal(amount) })),
  taxTotal: toDecimal(taxTotal),
  grossTotal: toDecimal(grossTotal),
  netTotal: toDecimal(netTotal),
});
