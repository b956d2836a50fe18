import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders that several people choose for, until a day after they ended [SHP-27]. */
export const groupOrders: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('group_order')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('host_digest', 'text', (column) => column.notNull().unique())
      .addColumn('host_name', 'text', (column) => column.notNull())
      .addColumn('sector', 'text', (column) => column.notNull())
      .addColumn('hut_id', 'text', (column) => column.notNull())
      .addColumn('disposition', 'text', (column) => column.notNull())
      .addColumn('wanted_at', 'double precision')
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('open'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('transaction_id', 'text')
      .addColumn('created_at', 'timestamptz', (column) =>
        column.notNull().defaultTo(sql`present_moment()`),
      )
      .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('group_order_ends').on('group_order').column('ends_at').execute();
    await db.schema
      .createTable('group_person')
      .addColumn('group_id', 'text', (column) =>
        column.notNull().references('group_order.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('is_done', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('joined_at', 'timestamptz', (column) =>
        column.notNull().defaultTo(sql`present_moment()`),
      )
      .addPrimaryKeyConstraint('group_person_key', ['group_id', 'id'])
      .addUniqueConstraint('group_person_digest', ['group_id', 'digest'])
      .execute();
    await db.schema
      .createTable('group_line')
      .addColumn('group_id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('choice', 'jsonb', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('added_at', 'timestamptz', (column) =>
        column.notNull().defaultTo(sql`present_moment()`),
      )
      .addPrimaryKeyConstraint('group_line_key', ['group_id', 'person_id', 'id'])
      .addForeignKeyConstraint(
        'group_line_person',
        ['group_id', 'person_id'],
        'group_person',
        ['group_id', 'id'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute();
  },
};
