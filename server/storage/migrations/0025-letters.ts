import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Letters on their way to the mailer, and what became of them. */
export const letters: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('letter')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('market', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('transaction_id', 'text')
      .addColumn('recipient', 'text')
      .addColumn('mail', 'jsonb')
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('made_at', 'timestamptz', (column) =>
        column.notNull().defaultTo(sql`present_moment()`),
      )
      .addColumn('due_at', 'timestamptz', (column) =>
        column.notNull().defaultTo(sql`present_moment()`),
      )
      .addColumn('ended_at', 'timestamptz')
      .addColumn('outcome', 'text')
      .execute();
    await db.schema
      .createIndex('letter_due')
      .on('letter')
      .column('due_at')
      .where(sql.ref('ended_at'), 'is', null)
      .execute();
    await db.schema
      .createIndex('letter_end')
      .on('letter')
      .columns(['market', 'ended_at'])
      .execute();
    await db.schema
      .createIndex('letter_of_recipient')
      .on('letter')
      .columns(['market', 'recipient'])
      .execute();
    await db.schema
      .alterTable('sent_mail')
      .addColumn('html', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
