import type { Transaction } from 'kysely';
import { isEnded, type IntentState } from '../../core/orders/order-intent.ts';
import { releaseCredit, takeCredit } from '../gift-cards/gift-card-account.ts';
import { earnPoints, releasePoints, takePoints } from '../loyalty/points-ledger.ts';
import type { Tables } from '../storage/tables.ts';
import { releaseVoucher, takeVoucher } from '../vouchers/voucher-repository.ts';
import type { Intent } from './intent-repository.ts';
import type { OrderContext } from './order-context.ts';
import { releaseUnpaid } from './unpaid-orders.ts';
import type { Extensions } from '../../core/engine/extensions.ts';
import type { HoldingOrder, NamedByOrder, OrderHold } from '../../core/orders/order-hold.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import { sharing } from '../storage/shared-transactions.ts';

/** What an order names, and what holds that. */
export interface HoldOfOrder {
  readonly hold: OrderHold;
  readonly named: NamedByOrder;
}

/** What an order names of what its market holds for orders. */
export const holdsOfOrder = (
  { all }: Extensions,
  request: Pick<OrderRequest, 'hut'>,
): readonly HoldOfOrder[] =>
  all('order-hold').flatMap((hold) => {
    const part = partOf(request, hold.orderField);
    const { sector, id } = request.hut;
    return part === undefined ? [] : [{ hold, named: { sector, hutId: id, part } }];
  });

/** Has a hold do something in the transaction in which the order changes. */
export const inOrder = <Result>(
  tx: Transaction<Tables>,
  named: NamedByOrder,
  transactionId: string,
  work: (order: HoldingOrder) => Promise<Result>,
): Promise<Result> => sharing(tx, (transaction) => work({ ...named, transactionId, transaction }));

/** Tells what holds something for an order what the order has come to [PRI-24]. */
export async function settleHolds(
  { markets }: Pick<OrderContext, 'markets'>,
  tx: Transaction<Tables>,
  { sector, request, transaction_id: transactionId }: Intent,
  outcome: 'take' | 'free',
): Promise<void> {
  const running = markets.bySector(sector);
  // What a plugin holds that is named no more stays with it.
  if (!running) return;
  for (const { hold, named } of holdsOfOrder(running.market.extensions, request)) {
    await inOrder(tx, named, transactionId, (order) => hold[outcome](order));
  }
}

/** The part of an order request that a plugin of its market has added under a name of its own; undefined where there is none. */
const partOf = (request: Pick<OrderRequest, 'hut'>, field: string): unknown =>
  Object.hasOwn(request, field)
    ? (request as unknown as Readonly<Record<string, unknown>>)[field]
    : undefined;

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
