import type { Kysely, Transaction } from 'kysely';
import { internationalPhone } from '../../core/checkout/international-phone.ts';
import { isFinalStatus } from '../../core/tracking/tracking-status.ts';
import type { OrderFollowers, PushSubscription } from '../../schemas/types/http/followers.ts';
import type { TrackingStatus } from '../../schemas/types/http/orders.ts';
import { type Intent, lockIntent } from '../intents/intent-repository.ts';
import { takeBackMessages } from '../letters/letter-queue.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { notFound, ProblemError } from '../shell/problem-error.ts';
import { toJson } from '../storage/json-text.ts';
import type { Tables } from '../storage/tables.ts';

/** Who follows an order by its phone. */
export const textId = 'text';

/** Browsers that can follow one order: those of a household. */
const mostPushed = 5;

/** Who is told how an order goes. */
export interface OrderFollower {
  /** Of a browser, what it is known by; else `textId`. */
  readonly id: string;
  /** Locale of the page that asked. */
  readonly language: string;
  /** Only of a browser. */
  readonly subscription?: PushSubscription;
}

/** The phone that text messages about an order go to; undefined where its market sends none, or cannot reach it. */
export const phoneToText = (
  { request }: Pick<Intent, 'request'>,
  { market: { extensions, manifest } }: Pick<RunningMarket, 'market'>,
): string | undefined =>
  extensions.all('sms-sender').length > 0
    ? internationalPhone(request.customer.phone, manifest.phone.callingCode)
    : undefined;

/** Who follows an order. */
export async function followersOf(
  db: Kysely<Tables>,
  transactionId: string,
): Promise<readonly OrderFollower[]> {
  const rows = await db
    .selectFrom('order_follower')
    .select(['id', 'language', 'subscription'])
    .where('transaction_id', '=', transactionId)
    .orderBy('at')
    .execute();
  return rows.map(({ id, language, subscription }) => ({
    id,
    language,
    ...(subscription !== null && { subscription: subscription as PushSubscription }),
  }));
}

/** An order can be followed from when it is placed to its end. */
const isOpen = ({ state, order_status: status }: Intent): boolean =>
  state === 'placed' && status !== null && !isFinalStatus(status as TrackingStatus);

/** Who follows an order, and who can. */
export async function told(
  db: Kysely<Tables>,
  intent: Intent,
  { running, pushKey }: { readonly running: RunningMarket; readonly pushKey: string },
): Promise<OrderFollowers> {
  const followers = await followersOf(db, intent.transaction_id);
  const isTexted = phoneToText(intent, running) !== undefined;
  return {
    isOpen: isOpen(intent),
    pushKey,
    pushed: followers.filter(({ subscription }) => subscription).map(({ id }) => id),
    ...(isTexted && { texted: followers.some(({ id }) => id === textId) }),
  };
}

/**
 * Has somebody follow an order, under its lock, so that nobody is kept beyond its end. Asked again, the later language
 * holds.
 * @throws ProblemError 409 for an order at its end, or one that as many browsers follow as may
 */
export const follow = (
  db: Kysely<Tables>,
  transactionId: string,
  { id, language, subscription }: OrderFollower,
): Promise<Intent> =>
  db.transaction().execute(async (tx) => {
    const intent = await lockIntent(tx, transactionId);
    if (!intent) throw notFound('The order');
    if (!isOpen(intent)) {
      throw new ProblemError(409, 'NOTHING_TO_FOLLOW', 'The order is not on its way.');
    }
    const known = await followersOf(tx, transactionId);
    const others = known.filter((other) => other.subscription && other.id !== id);
    if (subscription && others.length >= mostPushed) {
      throw new ProblemError(409, 'TOO_MANY_FOLLOWERS', 'As many follow the order as may.');
    }
    const row = { language, subscription: subscription ? toJson(subscription) : null };
    await tx
      .insertInto('order_follower')
      .values({ transaction_id: transactionId, id, ...row })
      .onConflict((conflict) => conflict.columns(['transaction_id', 'id']).doUpdateSet(row))
      .execute();
    return intent;
  });

/** Has somebody follow an order no more; what they have not heard yet they hear no more either. */
export async function unfollow(
  db: Kysely<Tables>,
  transactionId: string,
  { id, recipient }: { readonly id: string; readonly recipient: string },
): Promise<void> {
  await db
    .deleteFrom('order_follower')
    .where('transaction_id', '=', transactionId)
    .where('id', '=', id)
    .execute();
  await takeBackMessages(db, transactionId, recipient);
}

/** Forgets who followed an order: it is at its end. */
export async function forgetFollowers(
  tx: Transaction<Tables>,
  transactionId: string,
): Promise<void> {
  await tx.deleteFrom('order_follower').where('transaction_id', '=', transactionId).execute();
}
