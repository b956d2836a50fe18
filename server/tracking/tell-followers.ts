import type { Transaction } from 'kysely';
import { toldStatus } from '../../core/tracking/told-status.ts';
import { isFinalStatus } from '../../core/tracking/tracking-status.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { TrackingStatus } from '../../schemas/types/http/orders.ts';
import type { Intent } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { type OrderMessage, queueMessages } from '../letters/letter-queue.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { filledText } from '../markets/filled-text.ts';
import type { Tables } from '../storage/tables.ts';
import {
  followersOf,
  forgetFollowers,
  type OrderFollower,
  phoneToText,
} from './order-followers.ts';

/** What the tracker says of a status, in the words for this kind of order where there are some. */
function statusText(
  running: RunningMarket,
  { status, disposition, language }: TellingParts & { readonly language: string },
): string {
  const text = (key: string) => filledText(running, { key, language, values: {} });
  const key = `tracking.status.${status}`;
  return text(`${key}_${disposition}`) || text(key);
}

interface TellingParts {
  readonly status: TrackingStatus;
  readonly disposition: Disposition;
}

/** What one of those who follow an order is told; undefined for a phone that cannot be reached any more. */
function messageFor(
  { id, language, subscription }: OrderFollower,
  intent: Intent,
  running: RunningMarket,
  news: TellingParts,
): OrderMessage | undefined {
  const { status } = news;
  const { name } = running.market.manifest;
  const reference = intent.customer_order_reference;
  const title = statusText(running, { ...news, language });
  const kind = `order ${status}`;
  const market = running.id;
  if (subscription) {
    const message = {
      title,
      body: `${name} · ${reference}`,
      language,
      transactionId: intent.transaction_id,
    };
    const urgency = status === 'CONFIRMED' ? 'normal' : 'high';
    const mail = { market, subscription, message, urgency } as const;
    return { kind, recipient: id, sending: { way: 'push', mail } };
  }
  const phone = phoneToText(intent, running);
  if (phone === undefined) return undefined;
  const mail = { market, phone, text: `${name} · ${reference}: ${title}` };
  return { kind, recipient: phone, sending: { way: 'text', mail } };
}

/**
 * Tells those who follow an order of its new status, in the transaction that stores it, and forgets them at its end
 * [SHP-32].
 */
export async function tellFollowers(
  { markets }: Pick<OrderContext, 'markets'>,
  tx: Transaction<Tables>,
  intent: Intent,
  reported: TrackingStatus,
): Promise<void> {
  const { transaction_id: transactionId } = intent;
  const disposition = intent.disposition as Disposition;
  const status = toldStatus(disposition, intent.order_status as TrackingStatus, reported);
  const running = markets.bySector(intent.sector);
  const followers = await followersOf(tx, transactionId);
  if (followers.length === 0) return;
  if (status && running) {
    const messages = followers.map((follower) =>
      messageFor(follower, intent, running, { status, disposition }),
    );
    await queueMessages(
      tx,
      transactionId,
      messages.filter((message) => message !== undefined),
    );
  }
  if (isFinalStatus(reported)) await forgetFollowers(tx, transactionId);
}
