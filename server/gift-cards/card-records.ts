import { type Kysely, sql } from 'kysely';
import type { GiftCardRecords } from '../../core/gift-cards/gift-card-service.ts';
import { counterKey, countUp } from '../limits/rate-limiter.ts';
import type { Tables } from '../storage/tables.ts';
import { cardKeyOf, pinDigestOf } from './card-key.ts';
import type { KeptCard } from './import-gift-cards.ts';

/**
 * The cards of a market that this installation keeps. Comparing a pin and counting a wrong one are one statement on one
 * row, so that of pins tried at the same moment no more are answered than of pins tried one after the other.
 */
export const cardRecords = (db: Kysely<Tables>, market: string): GiftCardRecords => ({
  async find({ number, pin }, { most, windowMs }) {
    const cardKey = cardKeyOf(number);
    const { rows } = await sql<{ readonly document: KeptCard }>`
      with card as (
        select document, document ->> 'pinDigest' = ${pinDigestOf(number, pin)} as is_right
        from gift_card where market = ${market} and card_key = ${cardKey}
      ),
      tried (key, added, most, window_ms) as (
        select
          ${counterKey(`pin ${market} ${cardKey}`)}::text,
          case when is_right then 0 else 1 end,
          ${most}::integer,
          ${windowMs}::bigint
        from card
      ),
      counted as (${countUp})
      select document from card cross join counted where is_right`.execute(db);
    if (!rows[0]) return undefined;
    const { pinDigest: _pin, ...card } = rows[0].document;
    return card;
  },
});
