import type { OrderTaxBreakdown } from '../../schemas/types/http/order-request.ts';
import type { TaxBreakdown } from './tax-policy.ts';
import { toDecimal } from '../money/money.ts';

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
