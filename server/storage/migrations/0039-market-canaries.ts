import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Versions that some visitors are served first, with what both sides did. */
export const marketCanaries: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('market_canary')
      .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('started_at', 'timestamptz', (column) =>
        column.notNull().defaultTo(sql`present_moment()`),
      )
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('plan', 'text', (column) => column.notNull())
      .addColumn('after', 'integer', (column) =>
        column.notNull().references('market_version.number'),
      )
      .addColumn('reach', 'jsonb', (column) => column.notNull())
      .addColumn('guardrails', 'jsonb', (column) => column.notNull())
      .addColumn('ended_at', 'timestamptz')
      .addColumn('outcome', 'text')
      .addColumn('why', 'text')
      .execute();
    await db.schema
      .createTable('market_canary_file')
      .addColumn('canary', 'integer', (column) => column.notNull().references('market_canary.id'))
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull().references('market_file.digest'))
      .addPrimaryKeyConstraint('market_canary_file_pkey', ['canary', 'path'])
      .execute();
    await db.schema
      .createTable('market_canary_count')
      .addColumn('canary', 'integer', (column) => column.notNull().references('market_canary.id'))
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('tally', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('market_canary_count_pkey', ['canary', 'side', 'tally'])
      .execute();
  },
};
