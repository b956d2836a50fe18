import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { retiredTables } from './retired-tables.ts';

/** Tables that are parted by the month with which the ids of their orders begin. */
const parted = ['order_intent', 'order_event', 'order_status_change'] as const;

type Parted = (typeof parted)[number];

/** Ids that carry their day begin with this; those before were random, and next to none of them sort behind it. */
const firstDated = 'fff2';

/** Where rows from before are kept. */
const before = (table: Parted): string => `${table}_before`;

/** Months that there are partitions for ahead of the present one. */
const monthsAhead = 2;

/**
 * Waits until nobody works on orders, a little at a time: whoever waits for us meanwhile goes on, and nobody is ended
 * because each waits for the other.
 */
const lockOrders = (tables: readonly string[]) => sql`
  do $$
  begin
    perform set_config('lock_timeout', '700ms', true);
    for attempt in 1..1000 loop
      begin
        lock table ${sql.raw(tables.join(', '))} in access exclusive mode;
        execute 'set local lock_timeout to default';
        return;
      exception when lock_not_available then
        perform pg_sleep(0.2);
      end;
    end loop;
    raise exception 'orders are never at rest';
  end $$`;

interface Reference {
  readonly name: string;
  readonly of: string;
  readonly cascades: boolean;
}

/** Foreign keys that lead to orders. */
async function referencesOf(db: Kysely<unknown>): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select conname as name, relname as of, confdeltype = 'c' as cascades
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and confrelid = 'order_intent'::regclass`.execute(db);
  return rows;
}

/** Names the orders since the first look, now that none are added. */
async function nameTheRest(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into order_name
    select transaction_id, order_id, customer_order_reference, caller_key, caller_key_until, secret_digest, created_at
    from order_intent
    where not exists (
      select from order_name where order_name.transaction_id = order_intent.transaction_id
    )`.execute(db);
}

/**
 * What belongs to an order refers to its names from now on. Events and statuses, which are written under the lock of
 * their order, refer to nothing: that would have each of them look for it.
 */
async function refer(db: Kysely<unknown>, references: readonly Reference[]): Promise<void> {
  const kept = references.filter(
    ({ of }) => !retiredTables.includes(of) && !parted.includes(of as Parted),
  );
  for (const { name, of } of references) {
    await sql`alter table ${sql.id(of)} drop constraint ${sql.id(name)}`.execute(db);
  }
  await setAside(db, 'order_intent');
  await sql`alter table order_name add constraint order_name_pkey primary key using index order_name_transaction_id`.execute(
    db,
  );
  // Under the names that processes of the release before know.
  for (const column of ['order_id', 'customer_order_reference', 'caller_key']) {
    await sql`alter table order_name add constraint ${sql.id(`order_intent_${column}`)}
      unique using index ${sql.id(`order_name_${column}`)}`.execute(db);
  }
  for (const { name, of, cascades } of kept) {
    await sql`alter table ${sql.id(of)} add constraint ${sql.id(name)}
      foreign key (transaction_id) references order_name (transaction_id)
      ${sql.raw(cascades ? 'on delete cascade' : '')}`.execute(db);
  }
}

/** Gives a table and its indexes other names. */
async function setAside(db: Kysely<unknown>, table: Parted): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = ${table}::regclass`.execute(db);
  await sql`alter table ${sql.id(table)} rename to ${sql.id(before(table))}`.execute(db);
  for (const { name } of rows) {
    await sql`alter index ${sql.id(name)} rename to ${sql.id(`${name}_before`)}`.execute(db);
  }
}

async function partition(db: Kysely<unknown>, table: Parted): Promise<void> {
  await sql`
    create table ${sql.id(table)} (like ${sql.id(before(table))} including defaults including constraints)
    partition by range (transaction_id)`.execute(db);
}

/** Indexes of an order: what changes with it is in no more of them than is asked for. */
async function partitionIntents(db: Kysely<unknown>): Promise<void> {
  await partition(db, 'order_intent');
  const open = sql`order_status not in ('DELIVERED', 'FAILED')`;
  const unsettled = sql`state in ('created', 'authorising', 'authorised', 'placing')`;
  const due = sql`money in ('capture-due', 'void-due', 'refund-due')`;
  for (const statement of [
    sql`alter table order_intent add constraint order_intent_pkey primary key (transaction_id)`,
    sql`alter table order_intent add constraint order_intent_account_id_fkey
      foreign key (account_id) references account (id) on delete set null`,
    sql`create index order_intent_of_account on order_intent (account_id, placed_at)`,
    sql`create index order_intent_open on order_intent (sector, hut_id) where ${open}`,
    sql`create index order_intent_sales on order_intent (sector, hut_id, placed_at)
      where placed_at is not null`,
    sql`create index order_intent_placed on order_intent (market, placed_at desc)
      where placed_at is not null`,
    sql`create index order_intent_money_due on order_intent (money) where ${due}`,
    sql`create index order_intent_unsettled on order_intent (expires_at) where ${unsettled}`,
    sql`create index order_intent_to_erase on order_intent (market, placed_at)
      where erased_at is null and placed_at is not null`,
    sql`create index order_attempt_to_erase on order_intent (market, created_at)
      where erased_at is null and placed_at is null`,
    sql`create index order_intent_erasure_asked on order_intent (market)
      where erased_at is null and is_erasure_asked`,
    sql`create index order_intent_email on order_intent
      (lower(request -> 'customer' ->> 'email'))`,
    sql`create index order_intent_phone on order_intent
      (right(regexp_replace(request -> 'customer' ->> 'phone', '\\D', '', 'g'), 9))`,
  ]) {
    await statement.execute(db);
  }
}

async function partitionStories(db: Kysely<unknown>): Promise<void> {
  await setAside(db, 'order_event');
  await partition(db, 'order_event');
  await sql`create sequence order_event_number owned by order_event.id`.execute(db);
  await sql`select setval('order_event_number', coalesce(max(id), 0) + 1, false) from order_event_before`.execute(
    db,
  );
  await sql`alter table order_event_before alter column id drop identity`.execute(db);
  await sql`alter table order_event alter column id set default nextval('order_event_number')`.execute(
    db,
  );
  await sql`create index order_event_of_intent on order_event (transaction_id, id)`.execute(db);

  await setAside(db, 'order_status_change');
  await partition(db, 'order_status_change');
  await sql`alter table order_status_change add constraint order_status_change_pkey
    primary key (transaction_id, order_status)`.execute(db);
}

/** Rows from before stay where they are, as the first partition; the few whose ids sort behind it are moved. */
async function attach(db: Kysely<unknown>, table: Parted): Promise<void> {
  const [old, strays] = [sql.id(before(table)), sql.id(`${table}_stray`)];
  const rest = sql.id(`${table}_rest`);
  await sql`create table ${rest} partition of ${sql.id(table)} default`.execute(db);
  const { rows } = await sql`select from ${old} limit 1`.execute(db);
  if (rows.length === 0) {
    await sql`drop table ${old}`.execute(db);
    return;
  }
  const isStray = sql`transaction_id >= ${sql.lit(firstDated)}`;
  await sql`create temporary table ${strays} on commit drop as
    select * from ${old} where ${isStray}`.execute(db);
  await sql`delete from ${old} where ${isStray}`.execute(db);
  await sql`alter table ${sql.id(table)} attach partition ${old}
    for values from (minvalue) to (${sql.lit(firstDated)})`.execute(db);
  await sql`insert into ${sql.id(table)} select * from ${strays}`.execute(db);
}

/**
 * Makes the partitions of the months from one moment to another that are not there yet, and moves into them what had to
 * go elsewhere while they were missing. Answers how many it made.
 */
const makeMonths = sql`
  create function make_order_months(since timestamptz, until timestamptz) returns integer
  language plpgsql set lock_timeout = '2s' as $$
  declare
    month timestamp;
    parent text;
    part text;
    low text;
    high text;
    made integer := 0;
  begin
    perform pg_advisory_xact_lock(hashtextextended('order months', 0));
    for month in
      select generate_series(date_trunc('month', since at time zone 'UTC'), until at time zone 'UTC', interval '1 month')
    loop
      low := 'fff' || to_char(month, 'YYYYMM');
      high := 'fff' || to_char(month + interval '1 month', 'YYYYMM');
      foreach parent in array array[${sql.join(parted.map((table) => sql.lit(table)))}] loop
        part := parent || to_char(month, '_YYYY_MM');
        continue when to_regclass(part) is not null;
        execute format('create table %I (like %I including defaults including constraints including indexes)', part, parent);
        -- The parent too: whoever looks for what moves has to know of its new place first.
        execute format('lock table %I, %I in access exclusive mode', parent, parent || '_rest');
        execute format(
          'with moved as (delete from %I where transaction_id >= %L and transaction_id < %L returning *) insert into %I select * from moved',
          parent || '_rest', low, high, part);
        execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, low, high);
        made := made + 1;
      end loop;
    end loop;
    return made;
  end $$`;

/** Whoever stores an order names it, whichever release it is of. */
const nameOrders = [
  sql`
    create function name_order() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into order_name (transaction_id, order_id, customer_order_reference, caller_key, caller_key_until, secret_digest, created_at)
        values (new.transaction_id, new.order_id, new.customer_order_reference, new.caller_key, new.caller_key_until, new.secret_digest, new.created_at);
      else
        update order_name set caller_key = new.caller_key, caller_key_until = new.caller_key_until
        where transaction_id = new.transaction_id;
      end if;
      return new;
    end $$`,
  sql`create trigger order_intent_named before insert on order_intent
    for each row execute function name_order()`,
  sql`create trigger order_intent_renamed after update of caller_key, caller_key_until on order_intent
    for each row when ((old.caller_key, old.caller_key_until) is distinct from (new.caller_key, new.caller_key_until))
    execute function name_order()`,
];

/**
 * Orders, their events and their statuses by months [OPS-26]. Nothing is copied: the tables as they were become the first
 * partitions, in which processes of the release before go on storing theirs.
 */
export const ordersByMonth: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const references = await referencesOf(db);
    const touched = new Set([...parted, ...references.map(({ of }) => of)]);
    await lockOrders([...touched]).execute(db);
    await nameTheRest(db);
    await refer(db, references);
    await partitionIntents(db);
    await partitionStories(db);
    for (const table of parted) await attach(db, table);
    await makeMonths.execute(db);
    await sql`select make_order_months(present_moment(), present_moment() + ${sql.lit(monthsAhead)} * interval '1 month')`.execute(
      db,
    );
    for (const statement of nameOrders) await statement.execute(db);
  },
};
