/**
 * What must be true of the tables of orders at every moment, between any two statements, whatever was killed before.
 * Each is one query for the rows that break it, so that it sees one moment of the database; running servers need not
 * stand still.
 */
export interface Invariant {
  readonly name: string;
  readonly says: string;
  /**
   * Answers a row, with the column `what`, for everything that breaks it. It may ask the `payment` of an attempt at its
   * gateway, and the `payment_event`s of payments.
   */
  readonly query: string;
}

/** States in which an attempt is over without an order. */
const lost = `('failed', 'expired', 'cancelled')`;

/** Longest that anything may wait to be settled. */
const generous = `interval '1 minute'`;

/** What a gateway has in its books, as two queries. */
export interface GatewayBooks {
  /** Answers `transaction_id`, `status`, `amount_minor` and `currency` of each payment. */
  readonly payments: string;
  /** Answers `transaction_id` and `kind`, a status, for every time that a payment came to it. */
  readonly events: string;
}

/** The books of the sandbox, a provider with tables of its own. */
const sandboxBooks: GatewayBooks = {
  payments:
    'select transaction_id, status, amount_minor, currency from "plugin_sandbox-gateway".payment',
  events: 'select transaction_id, kind from "plugin_sandbox-gateway".payment_event',
};

const uses = `
  select transaction_id, state, 'voucher' as kind from voucher_use
  union all select transaction_id, state, 'gift card' from gift_card_use
  union all select transaction_id, state, 'points' from loyalty_use`;

const invariants: readonly Invariant[] = [
  {
    name: 'placed-once',
    says: 'An order is stored once when it is placed, and never otherwise.',
    query: `
      select transaction_id as what from order_intent
      left join (
        select transaction_id, count(*) as times from order_event
        where kind = 'order-stored' group by transaction_id) as stored using (transaction_id)
      where coalesce(times, 0) <> case when state = 'placed' then 1 else 0 end`,
  },
  {
    name: 'placed-whole',
    says: 'A placed order has its moment, its status and the story of that status; no other attempt has any.',
    query: `
      select transaction_id as what from order_intent
      where (state = 'placed') is distinct from (placed_at is not null and order_status is not null)
        or (state = 'placed') <> exists (
          select from order_status_change where order_status = 'CONFIRMING'
          and order_status_change.transaction_id = order_intent.transaction_id)`,
  },
  {
    name: 'kitchen-cooks-orders',
    says: 'The kitchen works on placed orders only.',
    query: `
      select order_id as what from kitchen_job
      where not exists (select from order_intent
        where order_intent.order_id = kitchen_job.order_id and state = 'placed')`,
  },
  {
    name: 'waits-for-hut',
    says: 'Only a placed order that no hut has taken waits for its hut.',
    query: `
      select order_id as what from untaken_order
      where not exists (select from order_intent
        where order_intent.order_id = untaken_order.order_id and order_status = 'CONFIRMING')`,
  },
  {
    name: 'attempt-before-payment',
    says: 'No payment is opened for an attempt that was not stored first.',
    query: `
      select transaction_id as what from payment
      where not exists (select from order_intent
        where order_intent.transaction_id = payment.transaction_id)`,
  },
  {
    name: 'charge-has-order',
    says: 'Money is taken for placed orders only.',
    query: `
      select transaction_id as what from payment join order_intent using (transaction_id)
      where payment.status = 'captured' and state <> 'placed'`,
  },
  {
    name: 'placed-is-paid',
    says: 'An order that is paid online is placed with its money held, until it is taken or goes back.',
    query: `
      select transaction_id as what from order_intent left join payment using (transaction_id)
      where state = 'placed' and gateway is not null and order_status <> 'FAILED'
        and (status is null or status not in ('approved', 'captured', 'refunded'))`,
  },
  {
    name: 'charged-once',
    says: 'A payment is approved at most once, and taken at most once.',
    query: `
      select transaction_id as what from payment_event
      where kind in ('approved', 'captured') group by transaction_id, kind having count(*) > 1`,
  },
  {
    name: 'charged-what-was-due',
    says: 'A payment is of the amount and in the currency that the order leaves to pay.',
    query: `
      select transaction_id as what from payment join order_intent using (transaction_id)
      where amount_minor <> due_minor or payment.currency <> order_intent.currency`,
  },
  {
    name: 'hold-is-let-go',
    says: 'What the gateway holds for an attempt that is over without an order is promised to be let go.',
    query: `
      select transaction_id as what from payment join order_intent using (transaction_id)
      where state in ${lost} and payment.status in ('approved', 'captured')
        and money not in ('void-due', 'refund-due')
        and order_intent.updated_at < present_moment() - ${generous}`,
  },
  {
    name: 'money-as-at-the-gateway',
    says: 'What an order says of its money is what the gateway says.',
    query: `
      select transaction_id as what from order_intent left join payment using (transaction_id)
      where (money = 'captured' and status is distinct from 'captured')
        or (money = 'refunded' and status is distinct from 'refunded')
        or (money = 'voided' and status in ('approved', 'captured'))
        or (money = 'none' and status is not null)`,
  },
  {
    name: 'voucher-uses-add-up',
    says: 'A code counts as many uses as orders hold or have taken, and no more than it has.',
    query: `
      select voucher_count.code_key as what from voucher_count
      where used <> (select count(*) from voucher_use where state in ('held', 'taken')
          and voucher_use.market = voucher_count.market
          and voucher_use.code_key = voucher_count.code_key)
        or exists (select from voucher where voucher.code_key = voucher_count.code_key
          and sector like voucher_count.market || '-%'
          and used > (document ->> 'maxUses')::integer)`,
  },
  {
    name: 'gift-cards-add-up',
    says: 'Of a gift card as much is spent as orders hold or have taken, and no more than it was loaded with.',
    query: `
      select card_key as what from gift_card_account
      where spent_minor <> (select coalesce(sum(amount_minor), 0) from gift_card_use
          where state in ('held', 'taken') and gift_card_use.market = gift_card_account.market
          and gift_card_use.card_key = gift_card_account.card_key)
        or spent_minor > (select (document ->> 'loaded')::bigint from gift_card
          where gift_card.market = gift_card_account.market
          and gift_card.card_key = gift_card_account.card_key)`,
  },
  {
    name: 'points-add-up',
    says: 'The points of a member are the sum of what moved them.',
    query: `
      select account_id as what from loyalty_account
      where balance <> (select coalesce(sum(points), 0) from loyalty_entry
        where loyalty_entry.account_id = loyalty_account.account_id)`,
  },
  {
    name: 'points-used-by-orders',
    says: 'The points that an order uses are gone while it holds or has taken them, and back once it is over.',
    query: `
      select transaction_id as what from loyalty_use
      where (select coalesce(sum(points), 0) from loyalty_entry
          where cause in ('used', 'given-back')
          and loyalty_entry.transaction_id = loyalty_use.transaction_id)
        <> case when state in ('held', 'taken') then -used else 0 end`,
  },
  {
    name: 'uses-follow-orders',
    says: 'A voucher, a card and points are held while an attempt is open, taken when it is placed, and given back when it is over or its hut fails it.',
    query: `
      select kind || ' of ' || transaction_id as what
      from (${uses}) as each_use join order_intent using (transaction_id)
      where each_use.state <> case
        when order_status = 'FAILED' then 'released'
        when order_intent.state = 'placed' then 'taken'
        when order_intent.state in ${lost} then 'released'
        else 'held' end`,
  },
  {
    name: 'no-place-left-behind',
    says: 'A place among the priority orders is used by a placed order, held by an open attempt, or free.',
    query: `
      select id as what from "plugin_uk-priority-delivery".reservation left join order_intent using (transaction_id)
      where is_used is distinct from (order_intent.state is not distinct from 'placed')
        or order_intent.state in ${lost}`,
  },
  {
    name: 'nothing-stuck',
    says: 'After a minute nothing waits any more: no money that is due, no approved payment without its order, no attempt past its life.',
    query: `
      select concat_ws(' ', transaction_id, state, money, status, order_intent.updated_at) as what
      from order_intent left join payment using (transaction_id)
      where order_intent.updated_at < present_moment() - ${generous}
        and (money in ('capture-due', 'void-due', 'refund-due')
          or (state not in ('placed', 'failed', 'expired', 'cancelled')
            and (status in ('approved', 'captured')
              or expires_at < present_moment() - ${generous})))`,
  },
];

/** A broken invariant, with some of what breaks it. */
export interface Breach {
  readonly name: string;
  readonly says: string;
  readonly what: readonly string[];
}

/** Asks the database a question. */
export type Ask = (query: string) => Promise<readonly Record<string, unknown>[]>;

const mostExamples = 5;

/**
 * Checks every invariant; none broken is an empty list.
 * @param books of the gateway that takes the payments
 */
export async function breaches(
  ask: Ask,
  { payments, events }: GatewayBooks = sandboxBooks,
): Promise<readonly Breach[]> {
  const books = `with payment as (${payments}), payment_event as (${events})`;
  const found: Breach[] = [];
  for (const { name, says, query } of invariants) {
    const rows = await ask(`${books} ${query}`);
    if (rows.length === 0) continue;
    found.push({ name, says, what: rows.slice(0, mostExamples).map(({ what }) => String(what)) });
  }
  return found;
}
