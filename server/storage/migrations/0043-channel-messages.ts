import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const now = sql`statement_timestamp()`;

/**
 * What processes tell each other: a row each, which every process reads once it is committed [OPS-24]. `NOTIFY` would
 * have all commits wait for each other, and does not get through a pooler that lends connections by the transaction.
 */
async function keepMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('channel_message')
    .addColumn('xid', sql`xid8`, (column) => column.notNull().defaultTo(sql`pg_current_xact_id()`))
    .addColumn('id', 'bigint', (column) => column.notNull().generatedAlwaysAsIdentity())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    // By the clock of the machine, as nothing but the row's own end goes by it.
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('channel_message_key', ['xid', 'id'])
    .execute();
}

/** The one way to tell; the embedded database has one process, which hears of it at once and keeps nothing. */
const tell = sql`
  create function tell(channel text, payload text) returns void language plpgsql as $$
  begin
    if current_setting('comanda.tell', true) = 'at-once' then
      perform pg_notify($1, $2);
    else
      insert into channel_message (channel, payload) values ($1, $2);
    end if;
  end $$`;

const announceHuts = sql`
  create or replace function announce_hut() returns trigger language plpgsql as $$
  begin
    if (select count(*) from (select 1 from touched limit 65) as first) > 64 then
      perform tell('huts', json_build_array(market)::text)
      from (select distinct market from touched) as markets;
    else
      perform tell('huts', json_build_array(market, sector, hut_id)::text) from touched;
    end if;
    return null;
  end $$`;

const announcePlaces = sql`
  create or replace function announce_place() returns trigger language plpgsql as $$
  begin
    perform tell('places', market) from (select distinct market from touched) as markets;
    return null;
  end $$`;

export const channelMessages: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await keepMessages(db);
    for (const statement of [tell, announceHuts, announcePlaces]) await statement.execute(db);
  },
};
