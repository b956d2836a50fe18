import { type Kysely, sql } from 'kysely';
import type { GiftCardRecords } from '../../core/gift-cards/gift-card-service.ts';
import type { Tables } from '../storage/tables.ts';
import { cardKeyOf, isSameDigest, pinDigestOf } from './card-key.ts';
import type { KeptCard } from './import-gift-cards.ts';

/** The cards of a market that this installation keeps. */
export const cardRecords = (db: Kysely<Tables>, market: string): GiftCardRecords => ({
  async find({ number, pin }) {
    const row = await db
      .selectFrom('gift_card')
      .leftJoin('gift_card_account', (join) =>
        join
          .onRef('gift_card_account.market', '=', 'gift_card.market')
          .onRef('gift_card_account.card_key', '=', 'gift_card.card_key'),
      )
      .select(['gift_card.document', 'gift_card_account.wrong_pins'])
      .where('gift_card.market', '=', market)
      .where('gift_card.card_key', '=', cardKeyOf(number))
      .executeTakeFirst();
    if (!row) return undefined;
    const { pinDigest, ...card } = row.document as KeptCard;
    return {
      ...card,
      isPinRight: isSameDigest(pinDigest, pinDigestOf(number, pin)),
      wrongPins: row.wrong_pins ?? 0,
    };
  },
  async countWrongPin({ number }) {
    const { wrong_pins } = await db
      .insertInto('gift_card_account')
      .values({ market, card_key: cardKeyOf(number), wrong_pins: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['market', 'card_key'])
          .doUpdateSet({ wrong_pins: sql<number>`gift_card_account.wrong_pins + 1` }),
      )
      .returning('wrong_pins')
      .executeTakeFirstOrThrow();
    return wrong_pins;
  },
});
