import type { Transaction } from 'kysely';
import { isEnded, type IntentState } from '../../core/orders/order-intent.ts';
import { releaseCredit, takeCredit } from '../gift-cards/gift-card-account.ts';
import { earnPoints, releasePoints, takePoints } from '../loyalty/points-ledger.ts';
import type { Tables } from '../storage/tables.ts';
import { releaseVoucher, takeVoucher } from '../vouchers/voucher-repository.ts';
import type { Intent } from './intent-repository.ts';
import type { OrderContext } from './order-context.ts';
import { settleHolds } from './order-holds.ts';
import { releaseUnpaid } from './unpaid-orders.ts';

/** Gives back what an order holds or took of a voucher, a gift card, points and extras, and counts it as unpaid no more; repeated it does nothing [ORD-104]. */
export async function releaseUses(
  context: Pick<OrderContext, 'markets'>,
  tx: Transaction<Tables>,
  intent: Intent,
): Promise<void> {
  const { transaction_id: transactionId } = intent;
  await releaseVoucher(tx, transactionId);
  await releaseCredit(tx, transactionId);
  await releasePoints(tx, transactionId);
  await settleHolds(context, tx, intent, 'free');
  await releaseUnpaid(tx, transactionId);
}

/** Settles what an order holds of a voucher, a gift card, points and extras by the state it has come to: taken when it is placed, given back when it ended without. */
export async function settleUses(
  context: Pick<OrderContext, 'markets'>,
  tx: Transaction<Tables>,
  intent: Intent,
  { state, isPaid }: { readonly state: IntentState; readonly isPaid: boolean },
): Promise<void> {
  const { transaction_id: transactionId } = intent;
  if (state === 'placed') {
    await takeVoucher(tx, transactionId);
    await takeCredit(tx, transactionId);
    await takePoints(tx, transactionId);
    if (isPaid) await earnPoints(tx, transactionId);
    await settleHolds(context, tx, intent, 'take');
  } else if (isEnded(state)) await releaseUses(context, tx, intent);
}

/** The order was handed over, and what was to be paid then is paid: it earns its points, and counts as unpaid no more. */
export async function settleHandedOver(
  tx: Transaction<Tables>,
  transactionId: string,
): Promise<void> {
  await earnPoints(tx, transactionId);
  await releaseUnpaid(tx, transactionId);
}
