import type { Kysely } from 'kysely';
import type { Market } from '../../core/engine/start-market.ts';
import type { GiftCardKey, GiftCardRecords } from '../../core/gift-cards/gift-card-service.ts';
import { dayOf, type GiftCardVerdict, judgeCredit } from '../../core/gift-cards/judge-credit.ts';
import type { StorageLog } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import { cardRecords } from './card-records.ts';
import { spentOf } from './gift-card-account.ts';

/** Where a card is asked about. */
export interface CreditFacts {
  readonly db: Kysely<Tables>;
  /** Id of the market. */
  readonly market: string;
  readonly extensions: Market['extensions'];
  /** The present moment, in milliseconds. */
  readonly now: number;
  /** Transaction id of an order whose hold does not count, as another order is to replace it. */
  readonly besides?: string | undefined;
  /** Is told of a card that took too many wrong pins. */
  readonly log: Pick<StorageLog, 'warn'>;
}

/** What a card still pays, with what it was loaded with; amounts in minor units. */
export type Credit =
  | Extract<GiftCardVerdict, { kind: 'refused' }>
  | (Extract<GiftCardVerdict, { kind: 'credit' }> & { readonly loaded: number });

/** Whether nothing is known of a card by the number and pin that were given. */
export const isGuess = (credit: Credit): boolean =>
  credit.kind === 'refused' && credit.code === 'INVALID_CARD';

/** Asks the market's service for a card and takes off what orders have spent [GFT-07, GFT-27]. */
export async function readCredit(
  { db, market, extensions, now, besides, log }: CreditFacts,
  card: GiftCardKey,
): Promise<Credit> {
  const books: CreditBooks = {
    records: cardRecords(db, market, log),
    spentOf: ({ number }) => spentOf(db, market, number, besides),
  };
  return creditBy(books, { extensions, now }, card);
}

/** Where cards are looked up, and what orders have spent of them. */
export interface CreditBooks {
  readonly records: GiftCardRecords;
  /** In minor units. */
  readonly spentOf: (card: GiftCardKey) => Promise<number>;
}

/** Asks the market's service for a card by books of its cards [GFT-07, GFT-27]. */
export async function creditBy(
  books: CreditBooks,
  { extensions, now }: Pick<CreditFacts, 'extensions' | 'now'>,
  card: GiftCardKey,
): Promise<Credit> {
  const answer = await extensions.one('gift-card-service').check(card, books.records);
  if (answer.kind === 'refused') return answer;
  const balance = answer.loaded - (await books.spentOf(card));
  const verdict = judgeCredit({ balance, expiryDate: answer.expiryDate }, dayOf(now));
  return verdict.kind === 'refused' ? verdict : { ...verdict, loaded: answer.loaded };
}

/** Whether a card still bears what orders hold of it, the asking one's own hold among it [GFT-07, ORD-84]. */
export async function bearsHolds(
  { db, market, extensions, now, log }: CreditFacts,
  card: GiftCardKey,
): Promise<boolean> {
  const answer = await extensions
    .one('gift-card-service')
    .check(card, cardRecords(db, market, log));
  if (answer.kind === 'refused' || answer.expiryDate < dayOf(now)) return false;
  return (await spentOf(db, market, card.number)) <= answer.loaded;
}
