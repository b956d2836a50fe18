import { sql } from 'kysely';
import { toMinor } from '../../../core/money/money.ts';
import { breaches, type GatewayBooks } from '../../invariants/order-invariants.ts';
import type { Bank } from './bank.ts';
import type { Run } from './run.ts';

const minuteMs = 60_000;

/** Pauses after which everything has been settled that ever will be: the last attempts are over after fifteen minutes. */
const pausesMs = [20_000, 16 * minuteMs, 2 * minuteMs];

/** Lets everything that is open come to its end, with nothing in its way any more. */
export async function comeToRest({ shop }: Run): Promise<void> {
  shop.bank.behave();
  shop.bank.catchUp();
  shop.isHoldBroken = false;
  shop.setAhead(0);
  for (const pause of pausesMs) {
    await shop.pass(pause);
    await shop.settle();
  }
}

const booksOf = ({ payments }: Bank): GatewayBooks => {
  const rows = payments.map(({ id, status, amount }) => ({
    transaction_id: id,
    status,
    amount_minor: amount.minor,
    currency: amount.currency,
  }));
  const events = payments.flatMap(({ id, holds, takings }) => [
    ...Array.from({ length: holds }, () => ({ transaction_id: id, kind: 'approved' })),
    ...Array.from({ length: takings }, () => ({ transaction_id: id, kind: 'captured' })),
  ]);
  return {
    payments: `select * from json_to_recordset('${JSON.stringify(rows)}')
      as books(transaction_id text, status text, amount_minor bigint, currency text)`,
    events: `select * from json_to_recordset('${JSON.stringify(events)}')
      as books(transaction_id text, kind text)`,
  };
};

/** What is wrong when a run has come to rest; nothing is an empty list. */
export async function wrongs(run: Run): Promise<readonly string[]> {
  const { shop, customers } = run;
  const rows = await shop.ask(
    'select transaction_id, order_id, state, refunded_minor, order_status from order_intent',
  );
  const stored = new Map(rows.map((row) => [String(row['transaction_id']), row]));
  const isPlaced = (id: string | undefined) => stored.get(id ?? '')?.['state'] === 'placed';
  const found = [...customers.contradictions];
  const placedOfChain = new Map<number, number>();
  for (const { told, opened, chain, way } of customers.attempts) {
    const id = opened?.transactionId;
    if (told.orderId !== undefined && stored.get(id ?? '')?.['order_id'] !== told.orderId) {
      found.push(`told of an order that is not there: ${id}`);
    }
    if (told.orderId !== undefined && !isPlaced(id)) found.push(`told of an order: ${id}`);
    if (told.lost !== undefined && isPlaced(id)) found.push(`placed after ${told.lost}: ${id}`);
    if (isPlaced(id)) placedOfChain.set(chain, (placedOfChain.get(chain) ?? 0) + 1);
    const payment = shop.bank.find(id ?? '');
    if (opened && payment && toMinor(opened.totalPrice) !== payment.amount.minor) {
      found.push(`another amount than ${opened.totalPrice} at the bank: ${id}`);
    }
    if (opened && way.meets !== 'nobody' && !payment) found.push(`unknown at the bank: ${id}`);
  }
  for (const [chain, count] of placedOfChain) {
    if (count > 1)
      found.push(`${count} orders where each took the place of the one before: ${chain}`);
  }
  for (const { id, refunds } of shop.bank.payments) {
    const asked = [...refunds].filter(([key]) => key !== 'whole');
    const back = asked.reduce((all, [, minor]) => all + minor, 0);
    const known = Number(stored.get(id)?.['refunded_minor'] ?? 0);
    if (back > known) found.push(`the bank gave back ${back} of ${known} asked for: ${id}`);
  }
  const broken = await breaches((query) => shop.ask(query), booksOf(shop.bank));
  return [...found, ...broken.map(({ name, what }) => `${name}: ${what.join(', ')}`)];
}

/** Forgets all orders and what they used, so that every run begins with empty books. */
export async function forgetOrders({ shop }: Pick<Run, 'shop'>): Promise<void> {
  await sql`
    with events as (delete from order_event),
      refunds as (delete from order_refund),
      changes as (delete from order_status_change),
      notices as (delete from provider_notification),
      cards as (delete from gift_card_use),
      accounts as (delete from gift_card_account),
      points as (delete from loyalty_use),
      moved as (delete from loyalty_entry),
      codes as (delete from voucher_use),
      counts as (delete from voucher_count),
      waiting as (delete from untaken_order),
      letters as (delete from letter),
      unpaid as (delete from unpaid_order),
      calls as (delete from rate_limit),
      names as (delete from order_name)
    delete from order_intent
  `.execute(shop.db);
}
