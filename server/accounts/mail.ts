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

/** What kept mail works with. */
export interface LetterShelf {
  readonly db: Kysely<Tables>;
  /** The present moment, in milliseconds. */
  readonly now: () => number;
  /** How long a market's letters stay, in milliseconds. */
  readonly lifeIn: (market: string) => number;
}

/**
 * The mail of the embedded set-up: letters are kept for a time, for the outbox page and tests to read [ACC-20].
 */
export const keptMail = ({ db, now, lifeIn }: LetterShelf): Mail => ({
  async send(letter) {
    const at = now();
    await db
      .deleteFrom('sent_mail')
      .where('market', '=', letter.market)
      .where('at', '<=', new Date(at - lifeIn(letter.market)))
      .execute();
    await db
      .insertInto('sent_mail')
      .values({ ...letter, at: new Date(at) })
      .execute();
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
