import { type Kysely, sql, type Transaction } from 'kysely';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { HutCatalogue } from '../menu/catalogue-reader.ts';
import { addressKey } from '../limits/address-key.ts';
import { counterKey, type RateLimiter } from '../limits/rate-limiter.ts';
import type { Tables } from '../storage/tables.ts';
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
  for (const { key, most } of holdersOf(accepted, limiter, address)) {
    // Orders at the same moment wait here for each other, so that none is overlooked.
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
    const { held } = await tx
      .selectFrom('unpaid_order')
      .select(({ fn }) => fn.countAll<string>().as('held'))
      .where('key', '=', key)
      .where('at', '>', sql<Date>`present_moment() - ${windowMs} * interval '1 millisecond'`)
      .executeTakeFirstOrThrow();
    if (Number(held) >= most) throw tooManyUnpaid();
    await tx
      .insertInto('unpaid_order')
      .values({ transaction_id: transactionId, key, at: sql<Date>`present_moment()` })
      .execute();
  }
}

/** The order was handed over, or came to nothing: it counts no more. */
export async function releaseUnpaid(db: Kysely<Tables>, transactionId: string): Promise<void> {
  await db.deleteFrom('unpaid_order').where('transaction_id', '=', transactionId).execute();
}
