import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import { readCredit } from '../gift-cards/read-credit.ts';
import type { HutCatalogue } from '../menu/catalogue-reader.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { type VoucherOfOrder, voucherOfOrder } from '../vouchers/voucher-of-order.ts';

/** What of a request is checked against the books of vouchers and gift cards. */
export type AskedUses = Pick<
  OrderRequest,
  'voucher' | 'deals' | 'disposition' | 'isMobileApp' | 'payment'
>;

/** A gift card that a request pays with; amounts in minor units. */
export interface CardOfOrder {
  readonly number: string;
  readonly loaded: number;
  readonly left: number;
}

/** The voucher and the gift card of a request as they stand now. */
export interface UsesOfRequest extends VoucherOfOrder {
  /** Absent when the request has no card or it is refused. */
  readonly card?: CardOfOrder;
}

/**
 * Checks the voucher and the gift card of a request again, from the books as they are now [VOU-46, GFT-07, ORD-84].
 * @param besides transaction id of an order whose holds do not count, as the request is to replace it
 */
export async function usesOfRequest(
  { database: { db }, log }: Pick<OrderContext, 'database' | 'log'>,
  request: AskedUses,
  shop: HutCatalogue,
  now: number,
  besides?: string,
): Promise<UsesOfRequest> {
  const voucher = await voucherOfOrder(db, request, shop, besides);
  const [asked] = request.payment.credits ?? [];
  if (!asked) return voucher;
  const { number, pin = '' } = asked;
  const { extensions } = shop.market;
  const facts = { db, market: shop.running.id, extensions, now, besides, log };
  const credit = await readCredit(facts, { number, pin });
  if (credit.kind === 'refused') return voucher;
  return { ...voucher, card: { number, loaded: credit.loaded, left: credit.balance } };
}
