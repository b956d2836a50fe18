import type { Kysely } from 'kysely';
import type { Outbox } from '../../core/installation.ts';
import type { Tables } from '../storage/tables.ts';

/** Letters that are kept, for the outbox page and tests to read [ACC-20]. */
export const keptLetters = (db: Kysely<Tables>): Outbox => ({
  async keep(letter) {
    await db.insertInto('sent_mail').values(letter).execute();
  },
});

/** The letters kept for a recipient, newest first. */
export const lettersTo = (db: Kysely<Tables>, recipient: string, most: number) =>
  db
    .selectFrom('sent_mail')
    .select(['market', 'recipient', 'subject', 'body', 'html', 'at'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
