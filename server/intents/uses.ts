import { type Transaction, type Kysely, sql } from 'kysely';
import { isEnded, type IntentState } from '../../core/orders/order-intent.ts';
import { releaseCredit } from '../gift-cards/gift-card-account.ts';
import { earnPoints, notePoints, releasePoints } from '../loyalty/points-ledger.ts';
import type { Tables } from '../storage/tables.ts';
import { releaseVoucher } from '../vouchers/voucher-repository.ts';
import type { Intent } from './intent-repository.ts';
import type { OrderContext } from './order-context.ts';
import type { Extensions } from '../../core/engine/extensions.ts';
import type { HoldingOrder, NamedByOrder, OrderHold } from '../../core/orders/order-hold.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import { goesAhead } from '../storage/ahead.ts';
import { sharing } from '../storage/shared-transactions.ts';
import { takeUses } from '../storage/use-of-order.ts';
import type { HutCatalogue } from '../menu/catalogue-reader.ts';
import { addressKey } from '../limits/address-key.ts';
import { counterKey } from '../limits/counters.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { mayHoldUses } from './may-hold-uses.ts';
import { OrderFailureError } from './order-failure.ts';

/** Last digits of a phone number that tell it from others, however its beginning is written. */
const phoneDigits = 9;

/** An order as far as unpaid ones are counted. */
interface UnpaidOrder {
  readonly request: Pick<OrderRequest, 'customer'>;
  readonly shop: Pick<HutCatalogue, 'manifest' | 'running'>;
}

/** Whoever is held to a number of unpaid orders. */
interface Holder {
  readonly key: string;
  readonly most: number;
}

const holdersOf = (
  { request, shop }: UnpaidOrder,
  { limitsAddresses }: Pick<RateLimiter, 'limitsAddresses'>,
  address: string,
): readonly Holder[] => {
  const { perPhone, perAddress } = shop.manifest.limits.unpaidOrders;
  const phone = request.customer.phone.replace(/\D/g, '').slice(-phoneDigits);
  const of = `unpaid ${shop.running.id}`;
  const holders: readonly Holder[] = [
    { key: counterKey(`${of} phone ${phone}`), most: perPhone },
    ...(limitsAddresses
      ? [{ key: counterKey(`${of} address ${addressKey(address)}`), most: perAddress }]
      : []),
  ];
  // Always in the same order, so that no two orders wait for each other.
  return holders.toSorted((one, other) => one.key.localeCompare(other.key));
};

const tooManyUnpaid = (): OrderFailureError =>
  new OrderFailureError(429, {
    name: 'TOO_MANY_UNPAID_ORDERS',
    message: 'There are too many orders that are not paid yet.',
  });

/**
 * Counts an order that is paid at hand-over for its phone number and its network address, in the transaction that
 * stores it, until it is handed over or comes to nothing [SEC-26].
 * @throws OrderFailureError 429 when there are too many such orders
 */
export async function holdUnpaid(
  tx: Transaction<Tables>,
  limiter: Pick<RateLimiter, 'limitsAddresses'>,
  accepted: UnpaidOrder,
  { transactionId, address }: { readonly transactionId: string; readonly address: string },
): Promise<void> {
  const { windowMs } = accepted.shop.manifest.limits.unpaidOrders;
  const holders = holdersOf(accepted, limiter, address);
  const keys = holders.map(({ key }) => key);
  // Orders at the same moment wait here for each other, so that none is overlooked: what is counted is read afterwards.
  await sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0))
    from unnest(${keys}::text[]) with ordinality as asked (key, place) order by place
    ${goesAhead}`.execute(tx);
  // The limit tells the planner how few there are: it reckons with ten otherwise, and plans anew for each order.
  const { rows } = await sql`
    insert into unpaid_order (transaction_id, key, at)
    select ${transactionId}, asked.key, present_moment()
    from (
      select key, most
      from unnest(${keys}::text[], ${holders.map(({ most }) => most)}::integer[]) as given (key, most)
      limit ${sql.lit(holders.length)}
    ) as asked
    where asked.most > (
      select count(*) from unpaid_order as held where held.key = asked.key
        and held.at > present_moment() - ${windowMs} * interval '1 millisecond'
    )
    returning key`.execute(tx);
  if (rows.length < holders.length) throw tooManyUnpaid();
}

/** The order was handed over, or came to nothing: it counts no more. */
async function releaseUnpaid(db: Kysely<Tables>, transactionId: string): Promise<void> {
  await db.deleteFrom('unpaid_order').where('transaction_id', '=', transactionId).execute();
}

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
async function settleHolds(
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
    const points = mayHoldUses(intent) ? await takeUses(tx, transactionId) : undefined;
    if (points) {
      await notePoints(tx, points);
      if (isPaid) await earnPoints(tx, transactionId);
    }
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
