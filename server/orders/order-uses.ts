import type { Transaction } from 'kysely';
import { holdCredit } from '../gift-cards/gift-card-account.ts';
import { holdPointsOf, type MemberOfOrder } from '../loyalty/member-of-order.ts';
import { inOrder, type HoldOfOrder, holdsOfOrder } from '../intents/uses.ts';
import type { Tables } from '../storage/tables.ts';
import { holdVoucher, storedVouchers } from '../vouchers/voucher-repository.ts';
import type { CheckedOrder } from '../../core/orders/check-order.ts';
import {
  extraUnavailable,
  insufficientCredit,
  OrderFailureError,
} from '../intents/order-failure.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import { readCredit } from '../gift-cards/read-credit.ts';
import type { HutCatalogue } from '../menu/catalogue-reader.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { type VoucherOfOrder, voucherOfOrder } from '../vouchers/voucher-of-order.ts';
import type { FulfilmentExtra } from '../../core/basket/fulfilment-extra.ts';

/** An extra of an order, and what keeps it. */
export interface ExtraOfOrder extends HoldOfOrder {
  readonly extra: FulfilmentExtra;
}

/**
 * The extras that an order names what is kept of [PRI-23, PRI-24].
 * @param besides transaction id of an order whose hold does not count, as this one replaces it
 * @throws OrderFailureError when the order may not have one, or somebody else has what is kept
 */
export async function extrasOfOrder(
  request: OrderRequest,
  { hut: { sector }, market }: Pick<HutCatalogue, 'hut' | 'market'>,
  besides?: string,
): Promise<readonly ExtraOfOrder[]> {
  const extras = market.extensions.all('fulfilment-extra');
  const { disposition, customer } = request;
  const postcode = customer.deliveryAddress?.postcode;
  const found: ExtraOfOrder[] = [];
  for (const { hold, named } of holdsOfOrder(market.extensions, request)) {
    const extra = extras.find(({ orderField }) => orderField === hold.orderField);
    if (!extra) continue;
    const isOffered = extra.isOffered({ sector, disposition, postcode });
    if (!isOffered || !(await hold.isFree(named, besides))) throw extraUnavailable(extra);
    found.push({ extra, hold, named });
  }
  return found;
}

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
  const voucher = await voucherOfOrder(storedVouchers(db, besides), request, shop);
  const [asked] = request.payment.credits ?? [];
  if (!asked) return voucher;
  const { number, pin = '' } = asked;
  const { extensions } = shop.market;
  const facts = { db, market: shop.running.id, extensions, now, besides, log };
  const credit = await readCredit(facts, { number, pin });
  if (credit.kind === 'refused') return voucher;
  return { ...voucher, card: { number, loaded: credit.loaded, left: credit.balance } };
}

/** A checked order with the shop that sells it and all that it uses. */
export interface OrderWithUses extends CheckedOrder {
  readonly shop: HutCatalogue;
  /** What it uses of a voucher and a gift card. */
  readonly uses: UsesOfRequest;
  /** The loyalty member whose points it moves. */
  readonly member: MemberOfOrder | undefined;
  /** The extras that it has, with what it uses up for them. */
  readonly extras: readonly ExtraOfOrder[];
}

/**
 * Holds what an order uses of a voucher, a gift card, extras and a member's points, in the transaction that stores it: of orders
 * that come at once no more get a use, credit, a place or points than there are [VOU-46, ORD-84, ORD-19, PRI-24].
 * @throws OrderFailureError when another order was faster; nothing is stored then
 */
export async function holdUses(
  tx: Transaction<Tables>,
  accepted: OrderWithUses,
  transactionId: string,
): Promise<void> {
  await holdVoucherAndCredit(tx, accepted, transactionId);
  const { member, extras } = accepted;
  for (const { extra, hold, named } of extras) {
    const isHeld = await inOrder(tx, named, transactionId, (order) => hold.hold(order));
    if (!isHeld) throw extraUnavailable(extra);
  }
  if (member && !(await holdPointsOf(tx, member, accepted, transactionId))) {
    throw new OrderFailureError(422, {
      name: 'BAD_PRICE_INTEGRITY',
      message: 'failed price integrity check',
      reasons: [{ code: 'deal-locked' }],
    });
  }
}

async function holdVoucherAndCredit(
  tx: Transaction<Tables>,
  { uses, shop, priced }: Pick<OrderWithUses, 'uses' | 'shop' | 'priced'>,
  transactionId: string,
): Promise<void> {
  const { voucher: named, maxUses, card } = uses;
  // A voucher whose threshold is not reached takes nothing off, and is not used up.
  const isUsed =
    named?.type === 'deal' || (priced.discount?.value ?? 0) > 0 || priced.giftVoucher > 0;
  const voucher = isUsed ? named : undefined;
  const market = shop.running.id;
  if (voucher && !(await holdVoucher(tx, { market, transactionId, code: voucher.id, maxUses }))) {
    throw new OrderFailureError(422, {
      name: 'BAD_PRICE_INTEGRITY',
      message: 'failed price integrity check',
      reasons: [{ code: 'voucher-unavailable', entity: voucher.id }],
    });
  }
  if (!card || priced.credit === 0) return;
  const { number, loaded } = card;
  const isHeld = await holdCredit(tx, {
    market,
    transactionId,
    number,
    amount: priced.credit,
    loaded,
  });
  if (!isHeld) throw insufficientCredit();
}
