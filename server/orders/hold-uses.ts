import type { Transaction } from 'kysely';
import { holdCredit } from '../gift-cards/gift-card-account.ts';
import { holdPointsOf } from '../loyalty/member-of-order.ts';
import { extraUnavailable } from './extras-of-order.ts';
import { inOrder } from '../intents/order-holds.ts';
import type { Tables } from '../storage/tables.ts';
import { holdVoucher } from '../vouchers/voucher-repository.ts';
import type { AcceptedRequest } from './check-request.ts';
import { OrderFailureError } from '../intents/order-failure.ts';

/** 422: the gift card does not cover what it is to pay [ORD-84]. */
export const insufficientCredit = (): OrderFailureError =>
  new OrderFailureError(422, {
    name: 'INSUFFICIENT_CREDIT',
    message: 'The gift card does not cover the amount.',
  });

/**
 * Holds what an order uses of a voucher, a gift card, extras and a member's points, in the transaction that stores it: of orders
 * that come at once no more get a use, credit, a place or points than there are [VOU-46, ORD-84, ORD-19, PRI-24].
 * @throws OrderFailureError when another order was faster; nothing is stored then
 */
export async function holdUses(
  tx: Transaction<Tables>,
  accepted: AcceptedRequest,
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
  { uses, shop, priced }: Pick<AcceptedRequest, 'uses' | 'shop' | 'priced'>,
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
