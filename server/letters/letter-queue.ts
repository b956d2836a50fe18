import type { Insertable, Kysely, QueryCreator, RawBuilder } from 'kysely';
import { type LetterContent, letterText } from '../../core/accounts/letter-content.ts';
import type { Letter } from '../../core/accounts/mailer.ts';
import type { TextMessage } from '../../core/accounts/sms-sender.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { toJson } from '../storage/json-text.ts';
import { telling } from '../storage/publish.ts';
import type { LetterTable } from '../storage/letter-tables.ts';
import type { Tables } from '../storage/tables.ts';
import { letterHtml } from './letter-html.ts';
import type { PushLetter } from './push-service.ts';

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

/** What is handed on, by the way that it goes. */
export type Sending =
  | { readonly way: 'mail'; readonly mail: Letter }
  | { readonly way: 'push'; readonly mail: PushLetter }
  | { readonly way: 'text'; readonly mail: TextMessage };

/** What is asked of the market that writes. */
type MarketOfLetter = Pick<RunningMarket, 'id' | 'market' | 'locales' | 'theme'>;

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

/** A letter as its queue keeps it. */
export type QueuedLetter = Insertable<LetterTable>;

/** A letter as it waits to be sent, once it is stored. */
export const queuedLetter = (running: MarketOfLetter, letter: NewLetter): QueuedLetter => {
  const { kind, recipient, transactionId } = letter;
  return {
    market: running.id,
    kind,
    recipient,
    mail: toJson(mailOf(running, letter)),
    ...(transactionId !== undefined && { transaction_id: transactionId }),
  };
};

/** What stores a letter, for a statement that stores something else besides and selects `tellingOfLetter`. */
export const intoQueue = (into: QueryCreator<Tables>, letter: QueuedLetter) =>
  into.insertInto('letter').values(letter);

/** What has processes hear of a letter, once it is stored. */
export const tellingOfLetter = ({ market }: Pick<QueuedLetter, 'market'>): RawBuilder<unknown> =>
  telling(lettersChannel, market);

/** Stores a letter, in the transaction of what it tells of; it is sent once that is stored [GTW-31]. */
export async function queue(db: Kysely<Tables>, letter: QueuedLetter): Promise<void> {
  await db
    .with('queued', (into) => intoQueue(into, letter))
    .selectNoFrom(tellingOfLetter(letter).as('told'))
    .execute();
}

/** What is to be sent of an order, besides mail. */
export interface OrderMessage {
  /** What it is about, as with letters. */
  readonly kind: string;
  /** Whom it goes to: a phone number, or what a browser is known by. */
  readonly recipient: string;
  readonly sending: Exclude<Sending, { readonly way: 'mail' }>;
}

/** Takes back what is told of an order and has not been heard yet. */
const waitingMessages = (db: Kysely<Tables>, transactionId: string) =>
  db
    .deleteFrom('letter')
    .where('ended_at', 'is', null)
    .where('transaction_id', '=', transactionId)
    .where('way', '!=', 'mail');

/** Takes back what somebody is told of an order who does not want to hear it any more. */
export async function takeBackMessages(
  db: Kysely<Tables>,
  transactionId: string,
  recipient: string,
): Promise<void> {
  await waitingMessages(db, transactionId).where('recipient', '=', recipient).execute();
}

/**
 * Stores what is to be told of an order now, in the transaction of what it tells of. What it was told before and has not
 * heard yet is of no use any more [SHP-32].
 */
export async function queueMessages(
  db: Kysely<Tables>,
  transactionId: string,
  messages: readonly OrderMessage[],
): Promise<void> {
  await waitingMessages(db, transactionId).execute();
  for (const { kind, recipient, sending } of messages) {
    const { way, mail } = sending;
    await queue(db, {
      market: mail.market,
      way,
      kind,
      recipient,
      transaction_id: transactionId,
      mail: toJson(mail),
    });
  }
}

/** Writes a letter and stores it. */
export const queueLetter = (
  db: Kysely<Tables>,
  running: MarketOfLetter,
  letter: NewLetter,
): Promise<void> => queue(db, queuedLetter(running, letter));
