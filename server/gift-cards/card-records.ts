import { type Kysely, sql } from 'kysely';
import type { GiftCardRecords } from '../../core/gift-cards/gift-card-service.ts';
import { counterKey, countUp } from '../limits/counters.ts';
import type { Tables } from '../storage/tables.ts';
import type { StorageLog } from '../storage/database.ts';
import { logSecurityEvent } from '../shell/security-events.ts';
import { cardKeyOf, pinDigestOf } from './card-key.ts';
import type { KeptCard } from './import-gift-cards.ts';

/** A card that may be answered, with the wrong pins that were tried of it. */
interface Found {
  readonly document: KeptCard;
  readonly is_right: boolean;
  readonly count: number;
}

/**
 * The cards of a market that this installation keeps. Comparing a pin and counting a wrong one are one statement on one
 * row, so that of pins tried at the same moment no more are answered than of pins tried one after the other.
 * @param log is told when a card took its last wrong pin [SEC-41]
 */
export const cardRecords = (
  db: Kysely<Tables>,
  market: string,
  log: Pick<StorageLog, 'warn'>,
): GiftCardRecords => ({
  async find({ number, pin }, { most, windowMs }) {
    const cardKey = cardKeyOf(number);
    const { rows } = await sql<Found>`
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
      select document, is_right, count from card cross join counted`.execute(db);
    const [found] = rows;
    if (!found) return undefined;
    if (!found.is_right) {
      if (found.count >= most) logSecurityEvent(log, { kind: 'locked', guarded: 'gift card' });
      return undefined;
    }
    const { pinDigest: _pin, ...card } = found.document;
    return card;
  },
});
