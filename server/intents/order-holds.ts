import type { Transaction } from 'kysely';
import type { Extensions } from '../../core/engine/extensions.ts';
import type { HoldingOrder, NamedByOrder, OrderHold } from '../../core/orders/order-hold.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import { sharing } from '../storage/shared-transactions.ts';
import type { Tables } from '../storage/tables.ts';
import type { Intent } from './intent-repository.ts';
import type { OrderContext } from './order-context.ts';

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
