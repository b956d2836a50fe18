import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const now = sql`present_moment()`;

/** The accounts, sessions and recovery codes of those who work at the console, and the list of what they did. */
export const operators: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('operator')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) =>
        column.notNull().check(sql`role in ('viewer', 'hut', 'market', 'admin')`),
      )
      .addColumn('markets', 'jsonb', (column) => column.notNull())
      .addColumn('huts', 'jsonb', (column) => column.notNull())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('factor_key', 'text')
      .addColumn('factor_checked_at', 'timestamptz')
      .addColumn('factor_step', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .execute();
    await db.schema
      .createTable('operator_session')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('operator_id', 'text', (column) =>
        column.notNull().references('operator.id').onDelete('cascade'),
      )
      .addColumn('is_open', 'boolean', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .addColumn('seen_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('operator_session_of')
      .on('operator_session')
      .column('operator_id')
      .execute();
    await db.schema
      .createTable('operator_recovery_code')
      .addColumn('operator_id', 'text', (column) =>
        column.notNull().references('operator.id').onDelete('cascade'),
      )
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('operator_recovery_code_once', ['operator_id', 'code_hash'])
      .execute();
    await db.schema
      .createTable('operator_action')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .addColumn('operator_id', 'text')
      .addColumn('operator', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('order_id', 'text')
      .addColumn('detail', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
      .addColumn('action_key', 'text')
      .addUniqueConstraint('operator_action_once', ['operator_id', 'action_key'])
      .execute();
    await sql`
      create function refuse_change_of_actions() returns trigger language plpgsql as $$
      begin
        raise exception 'What operators did is never changed.';
      end $$`.execute(db);
    await sql`
      create trigger operator_action_stays before update or delete or truncate on operator_action
      for each statement execute function refuse_change_of_actions()`.execute(db);
  },
};
