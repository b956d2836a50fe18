import type { Transaction } from 'kysely';
import { toMinor } from '../../core/money/money.ts';
import type { CatalogueGiftCard } from '../../schemas/types/catalogue/gift-card.ts';
import { toJson } from '../storage/json-text.ts';
import type { Tables } from '../storage/tables.ts';
import { cardKeyOf, pinDigestOf } from './card-key.ts';

/** What is kept of a card of the embedded service; amounts in minor units. */
export interface KeptCard {
  readonly pinDigest: string;
  readonly loaded: number;
  readonly expiryDate: string;
  readonly answers?: string;
}

/** Brings the cards of a market in. What orders have spent of them is kept elsewhere and stays as it is. */
export async function importGiftCards(
  tx: Transaction<Tables>,
  market: string,
  cards: readonly CatalogueGiftCard[],
): Promise<void> {
  await tx.deleteFrom('gift_card').where('market', '=', market).execute();
  if (cards.length === 0) return;
  const rows = cards.map(({ number, pin, loaded, expiryDate, answers }) => {
    const pinDigest = pinDigestOf(number, pin);
    const kept: KeptCard = {
      pinDigest,
      loaded: toMinor(loaded),
      expiryDate,
      ...(answers !== undefined && { answers }),
    };
    return { market, card_key: cardKeyOf(number), document: toJson(kept) };
  });
  await tx.insertInto('gift_card').values(rows).execute();
}
