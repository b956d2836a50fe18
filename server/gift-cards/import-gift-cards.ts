import type { Transaction } from 'kysely';
import { toMinor } from '../../core/money/money.ts';
import type { CatalogueGiftCard } from '../../schemas/types/catalogue/gift-card.ts';
import type { GiftCardRecord } from '../../core/gift-cards/gift-card-service.ts';
import { toJson } from '../storage/json-text.ts';
import type { Tables } from '../storage/tables.ts';
import { cardKeyOf, pinDigestOf } from './card-key.ts';

/** What is kept of a card of the embedded service; amounts in minor units. */
export interface KeptCard extends GiftCardRecord {
  readonly pinDigest: string;
}

/** A card of a catalogue as services of gift cards read it. */
export const giftCardRecord = ({
  loaded,
  expiryDate,
  answers,
}: CatalogueGiftCard): GiftCardRecord => ({
  loaded: toMinor(loaded),
  expiryDate,
  ...(answers !== undefined && { answers }),
});

/** Brings the cards of a market in. What orders have spent of them is kept elsewhere and stays as it is. */
export async function importGiftCards(
  tx: Transaction<Tables>,
  market: string,
  cards: readonly CatalogueGiftCard[],
): Promise<void> {
  await tx.deleteFrom('gift_card').where('market', '=', market).execute();
  if (cards.length === 0) return;
  const rows = cards.map((card) => {
    const pinDigest = pinDigestOf(card.number, card.pin);
    const kept: KeptCard = { pinDigest, ...giftCardRecord(card) };
    return { market, card_key: cardKeyOf(card.number), document: toJson(kept) };
  });
  await tx.insertInto('gift_card').values(rows).execute();
}
