import type { Transaction } from 'kysely';
import { isEnded, type IntentState } from '../../core/orders/order-intent.ts';
import { releaseCredit, takeCredit } from '../gift-cards/gift-card-account.ts';
import { earnPoints, releasePoints, takePoints } from '../loyalty/points-ledger.ts';
import { freePlace, takePlace } from '../priority/reservations.ts';
import type { Tables } from '../storage/tables.ts';
import { releaseVoucher, takeVoucher } from '../vouchers/voucher-repository.ts';
import { releaseUnpaid } from './unpaid-orders.ts';

/** Gives back what an order holds or took of a voucher, a gift card and points, and counts it as unpaid no more; repeated it does nothing [ORD-104]. */
export async function releaseUses(tx: Transaction<Tables>, transactionId: string): Promise<void> {
  await releaseVoucher(tx, transactionId);
  await releaseCredit(tx, transactionId);
  await releasePoints(tx, transactionId);
  await freePlace(tx, transactionId);
  await releaseUnpaid(tx, transactionId);
}

/** Settles what an order holds of a voucher, a gift card and points by the state it has come to: taken when it is placed, given back when it ended without. */
export async function settleUses(
  tx: Transaction<Tables>,
  transactionId: string,
  { state, isPaid }: { readonly state: IntentState; readonly isPaid: boolean },
): Promise<void> {
  if (state === 'placed') {
    await takeVoucher(tx, transactionId);
    await takeCredit(tx, transactionId);
    await takePoints(tx, transactionId);
    if (isPaid) await earnPoints(tx, transactionId);
    await takePlace(tx, transactionId);
  } else if (isEnded(state)) await releaseUses(tx, transactionId);
}

/** The order was handed over, and what was to be paid then is paid: it earns its points, and counts as unpaid no more. */
export async function settleHandedOver(
  tx: Transaction<Tables>,
  transactionId: string,
): Promise<void> {
  await earnPoints(tx, transactionId);
  await releaseUnpaid(tx, transactionId);
}
