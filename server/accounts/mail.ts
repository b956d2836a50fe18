import type { Kysely } from 'kysely';
import type { Letter } from '../../core/accounts/mailer.ts';
import type { Outbox } from '../../core/installation.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import type { Tables } from '../storage/tables.ts';

/**
 * Sends a letter of a market.
 * @throws when it could not be handed on, or the market has nobody who sends mail; the caller reports it
 */
export async function sendLetter({ market }: RunningMarket, letter: Letter): Promise<void> {
  const [mailer] = market.extensions.all('mailer');
  if (!mailer) throw new Error('No plugin of the market sends mail.');
  await mailer.send(letter);
}

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
    .select(['market', 'recipient', 'subject', 'body', 'at'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
