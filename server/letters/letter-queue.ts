import { type Kysely, sql } from 'kysely';
import { type LetterContent, letterText } from '../../core/accounts/letter-content.ts';
import type { Letter } from '../../core/accounts/mailer.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { toJson } from '../storage/json-text.ts';
import { isDueBy, momentIn, presentMoment } from '../storage/moments.ts';
import { telling } from '../storage/publish.ts';
import type { Tables } from '../storage/tables.ts';
import { letterHtml } from './letter-html.ts';

/** Channel on which processes hear that a letter waits; the message is its market. */
export const lettersChannel = 'letters';

/** A letter to be sent. */
export interface NewLetter {
  /** What it is about, for those who look after the shop; nothing personal. */
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly content: LetterContent;
  /** Language that it is written in; the market's first where none is known. */
  readonly language: string | undefined;
  /** Order that it tells of. */
  readonly transactionId?: string;
}

/** What is asked of the market that writes. */
type MarketOfLetter = Pick<RunningMarket, 'id' | 'market' | 'locales' | 'theme'>;

/** A letter that a process has taken to send. */
export interface TakenLetter {
  readonly id: number;
  readonly kind: string;
  readonly transactionId: string | null;
  readonly tries: number;
  readonly mail: Letter;
  /** Whether it has been tried for as long as letters are. */
  readonly isLastTry: boolean;
}

/** A text as a header may hold it: a second line would be a header of its own. */
const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** The mail of a letter, as text and as a page in the look of its market. */
export const mailOf = (
  { id, market: { manifest }, locales, theme }: MarketOfLetter,
  { recipient, subject, content, language }: NewLetter,
): Letter => ({
  market: id,
  recipient,
  subject: onOneLine(subject),
  body: letterText(content),
  html: letterHtml(content, {
    name: manifest.name,
    language: language ?? locales[0] ?? '',
    theme,
  }),
});

/** Stores a letter, in the transaction of what it tells of; it is sent once that is stored [GTW-31]. */
export async function queueLetter(
  db: Kysely<Tables>,
  running: MarketOfLetter,
  letter: NewLetter,
): Promise<void> {
  const { kind, recipient, transactionId } = letter;
  await db
    .with('queued', (into) =>
      into.insertInto('letter').values({
        market: running.id,
        kind,
        recipient,
        mail: toJson(mailOf(running, letter)),
        ...(transactionId !== undefined && { transaction_id: transactionId }),
      }),
    )
    .selectNoFrom(telling(lettersChannel, running.id).as('told'))
    .execute();
}

/** How long a letter is tried, in milliseconds [GTW-31]. */
const triedForMs = 24 * 3_600_000;

/** How long a process has a letter to itself, in milliseconds: longer than a mailer is waited for. */
const leaseMs = 60_000;

const longestPauseMs = 3_600_000;

/** Pause before a letter is tried again, in milliseconds: half a minute, then twice as long each time, an hour at most. */
const pauseAfter = (tries: number): number =>
  Math.min(30_000 * 2 ** Math.max(0, tries - 1), longestPauseMs);

/** Takes the letter that is due longest; no two processes get the same one. */
export async function takeLetter(db: Kysely<Tables>): Promise<TakenLetter | undefined> {
  const row = await db
    .updateTable('letter')
    .set(({ eb }) => ({ due_at: momentIn(leaseMs), tries: eb('tries', '+', 1) }))
    .where('id', '=', (due) =>
      due
        .selectFrom('letter')
        .select('id')
        .where('ended_at', 'is', null)
        .where(isDueBy('due_at', longestPauseMs))
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'transaction_id', 'tries', 'mail'])
    .returning(
      sql<boolean>`made_at + ${triedForMs} * interval '1 millisecond' <= present_moment()`.as(
        'is_last',
      ),
    )
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      kind: row.kind,
      transactionId: row.transaction_id,
      tries: row.tries,
      mail: row.mail as Letter,
      isLastTry: row.is_last,
    }
  );
}

/** Writes what became of a letter. What was in it, and to whom it went, is kept no longer. */
export async function endLetter(
  db: Kysely<Tables>,
  id: number,
  outcome: 'sent' | 'failed',
): Promise<void> {
  await db
    .updateTable('letter')
    .set({ ended_at: presentMoment, outcome, recipient: null, mail: null })
    .where('id', '=', id)
    .execute();
}

/** Has a letter wait for its next try. */
export async function postponeLetter(
  db: Kysely<Tables>,
  { id, tries }: Pick<TakenLetter, 'id' | 'tries'>,
): Promise<void> {
  await db
    .updateTable('letter')
    .set({ due_at: momentIn(pauseAfter(tries)) })
    .where('id', '=', id)
    .execute();
}
