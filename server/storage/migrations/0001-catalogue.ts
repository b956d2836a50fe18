import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The catalogue of every market: huts, menu, deals, discounts and delivery areas. */
export const catalogue: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('catalogue_import')
      .addColumn('market', 'text', (column) => column.primaryKey())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('imported_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();

    await db.schema
      .createTable('hut')
      .addColumn('sector', 'text', (column) => column.notNull())
      .addColumn('hut_id', 'text', (column) => column.notNull())
      .addColumn('market', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('latitude', 'double precision', (column) => column.notNull())
      .addColumn('longitude', 'double precision', (column) => column.notNull())
      .addColumn('is_closed', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('is_test', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('pos_key_hash', 'text')
      .addColumn('document', 'jsonb', (column) => column.notNull())
      .addPrimaryKeyConstraint('hut_pkey', ['sector', 'hut_id'])
      .execute();
    await db.schema
      .createIndex('hut_market_position')
      .on('hut')
      .columns(['market', 'position'])
      .execute();

    await db.schema
      .createTable('product')
      .addColumn('sector', 'text', (column) => column.notNull())
      .addColumn('product_id', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('document', 'jsonb', (column) => column.notNull())
      .addPrimaryKeyConstraint('product_pkey', ['sector', 'product_id'])
      .execute();

    for (const table of ['deal', 'discount'] as const) {
      await db.schema
        .createTable(table)
        .addColumn('sector', 'text', (column) => column.notNull())
        .addColumn(`${table}_id`, 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('document', 'jsonb', (column) => column.notNull())
        .addPrimaryKeyConstraint(`${table}_pkey`, ['sector', `${table}_id`])
        .execute();
    }

    await db.schema
      .createTable('served_area')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('market', 'text', (column) => column.notNull())
      .addColumn('sector', 'text', (column) => column.notNull())
      .addColumn('hut_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) =>
        column.notNull().check(sql`kind in ('outcode', 'postcode', 'polygon')`),
      )
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('polygon', 'jsonb')
      .addForeignKeyConstraint(
        'served_area_hut',
        ['sector', 'hut_id'],
        'hut',
        ['sector', 'hut_id'],
        (key) => key.onDelete('cascade'),
      )
      .addCheckConstraint('served_area_polygon', sql`(kind = 'polygon') = (polygon is not null)`)
      .execute();
    await db.schema
      .createIndex('served_area_lookup')
      .on('served_area')
      .columns(['market', 'kind', 'value'])
      .execute();
    await db.schema
      .createIndex('served_area_of_hut')
      .on('served_area')
      .columns(['sector', 'hut_id'])
      .execute();
  },
};
