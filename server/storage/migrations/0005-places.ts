import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Places, streets and their numbers; the bounds of delivery areas; messages about what changed. */
export const places: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createPlaces(db);
    await createStreets(db);
    await boundAreas(db);
    await announceChanges(db, 'hut', announceHuts);
    await announceChanges(db, 'place', announceMarkets);
  },
};

async function createPlaces(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('place')
    .addColumn('market', 'text', (column) => column.notNull())
    .addColumn('place_id', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .check(
          sql`kind in ('street', 'landmark', 'neighborhood', 'sublocality', 'locality', 'postcode')`,
        ),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('city', 'text')
    .addColumn('sublocality', 'text')
    .addColumn('neighborhood', 'text')
    .addColumn('street', 'text')
    .addColumn('number', 'text')
    .addColumn('state', 'text')
    .addColumn('postcode', 'text')
    .addColumn('postcode_key', sql`text collate "C"`)
    .addColumn('number_from', 'integer')
    .addColumn('number_to', 'integer')
    .addColumn('search', sql`text collate "C"`, (column) => column.notNull())
    .addColumn('latitude', 'double precision', (column) => column.notNull())
    .addColumn('longitude', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('place_pkey', ['market', 'place_id', 'source'])
    .execute();
  await index(db, 'place', ['market', 'search']);
  await index(db, 'place', ['market', 'postcode_key', 'kind']);
  await index(db, 'place', ['market', 'latitude', 'longitude']);
  await index(db, 'place', ['market', 'source']);

  await db.schema
    .createTable('address_point')
    .addColumn('market', 'text', (column) => column.notNull())
    .addColumn('place_id', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('suffix', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('latitude', 'double precision', (column) => column.notNull())
    .addColumn('longitude', 'double precision', (column) => column.notNull())
    .execute();
  await index(db, 'address_point', ['market', 'place_id', 'number']);
  await index(db, 'address_point', ['market', 'source']);
}

async function createStreets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('street_record')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('market', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('sector', 'text')
    .addColumn('hut_id', 'text')
    .addColumn('street', 'text', (column) => column.notNull())
    .addColumn('street_name', 'text', (column) => column.notNull())
    .addColumn('street_type', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('postcode', 'text', (column) => column.notNull())
    .addColumn('postcode_key', sql`text collate "C"`, (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('number_from', 'integer', (column) => column.notNull())
    .addColumn('number_to', 'integer', (column) => column.notNull())
    .addColumn('number_type', 'text', (column) =>
      column.notNull().check(sql`number_type in ('Consecutive', 'Odd', 'Even')`),
    )
    .addColumn('latitude', 'double precision')
    .addColumn('longitude', 'double precision')
    .addCheckConstraint('street_record_hut', sql`(sector is null) = (hut_id is null)`)
    .addCheckConstraint('street_record_range', sql`number_from between 1 and number_to`)
    .execute();
  await index(db, 'street_record', ['market', 'postcode_key']);
  await index(db, 'street_record', ['market', 'source']);
}

/** Circles beside polygons, and for both the box they lie in, by which a search leaves most of them out. */
async function boundAreas(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('served_area').dropConstraint('served_area_kind_check').execute();
  await db.schema
    .alterTable('served_area')
    .addColumn('radius_metres', 'double precision')
    .addColumn('south', 'double precision')
    .addColumn('north', 'double precision')
    .addColumn('west', 'double precision')
    .addColumn('east', 'double precision')
    .execute();
  await db.schema
    .alterTable('served_area')
    .addCheckConstraint(
      'served_area_kind',
      sql`kind in ('outcode', 'postcode', 'polygon', 'circle')`,
    )
    .execute();
  await index(db, 'served_area', ['sector', 'south', 'north']);
}

/**
 * Every change of a table tells the servers, whoever makes it. A message names the rows as long as they are few:
 * hut by hut a JSON list of market, sector and id; else the market alone.
 */
const announceHuts = sql`
  if (select count(*) from (select 1 from touched limit 65) as first) > 64 then
    perform pg_notify('huts', json_build_array(market)::text)
    from (select distinct market from touched) as markets;
  else
    perform pg_notify('huts', json_build_array(market, sector, hut_id)::text) from touched;
  end if;`;

const announceMarkets = sql`
  perform pg_notify('places', market) from (select distinct market from touched) as markets;`;

async function announceChanges(
  db: Kysely<unknown>,
  table: 'hut' | 'place',
  body: ReturnType<typeof sql>,
): Promise<void> {
  await sql`
    create function ${sql.raw(`announce_${table}`)}() returns trigger language plpgsql as $$
    begin
      ${body}
      return null;
    end $$`.execute(db);
  const events = [
    ['insert', 'new'],
    ['update', 'new'],
    ['update', 'old'],
    ['delete', 'old'],
  ] as const;
  for (const [event, rows] of events) {
    await sql`
      create trigger ${sql.raw(`${table}_${event}_${rows}`)}
      after ${sql.raw(event)} on ${sql.table(table)}
      referencing ${sql.raw(rows)} table as touched
      for each statement execute function ${sql.raw(`announce_${table}`)}()`.execute(db);
  }
}

const index = (db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> =>
  db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns([...columns])
    .execute();
