import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables.ts';

/** A letter to a customer. */
export interface Letter {
  readonly market: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Sends mail. A letter that cannot be sent throws; the caller reports it. */
export interface Mail {
  send(letter: Letter): Promise<void>;
}

/**
 * The mail of the embedded set-up: letters are kept for the manifest's `personalData.letterLifeMs`, for the outbox page
 * and tests to read [ACC-20].
 */
export const keptMail = (db: Kysely<Tables>): Mail => ({
  async send(letter) {
    await db.insertInto('sent_mail').values(letter).execute();
  },
});

/** The letters kept for a recipient, newest first. */
export const lettersTo = (db: Kysely<Tables>, recipient: string, most: number) =>
  db
    .selectFrom('sent_mail')
    .select(['market', 'recipient', 'subject', 'body', 'at'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
