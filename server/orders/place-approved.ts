import { isHutOpen } from '../../core/orders/check-order.ts';
import { isDue } from '../../core/payments/held-money.ts';
import { settleMoney } from '../payments/settle-money.ts';
import type { HutCatalogue } from '../menu/catalogue-reader.ts';
import { beginStory } from './begin-story.ts';
import { shopOf } from './check-request.ts';
import { type Intent, lockNow } from '../intents/intent-repository.ts';
import { nextIntent, isEnded } from '../../core/orders/order-intent.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { tellByLetter } from '../intents/tell-by-letter.ts';
import { type Fact, recordFacts } from '../intents/record-facts.ts';
import type { Transaction } from 'kysely';
import { expectedAt } from '../../core/tracking/estimate.ts';
import { isUnavailable } from '../storage/storage-error.ts';
import type { Tables } from '../storage/tables.ts';
import { giveToHut } from '../tracking/hut-till.ts';

/** Gives up an intent whose hut has closed; its hold is let go [ORD-96]. */
function closeIntent(
  context: OrderContext,
  transactionId: string,
  approval: readonly Fact[],
): Promise<StoreOutcome> {
  return unlessPlaced(context, transactionId, async (tx, locked) => {
    if (!nextIntent(locked.state, 'hut-closed')) return { kind: 'ended', intent: locked };
    const facts = [...approval, { event: 'hut-closed' } as const];
    const intent = await recordFacts(context, tx, locked, facts);
    if (approval.length > 0) await tellByLetter(context, tx, intent, { event: 'failed' });
    return { kind: 'ended', intent };
  });
}

/** The shop of an intent when it takes the order now; undefined when its hut is closed. */
export async function openShopOf(
  context: OrderContext,
  { request }: Pick<Intent, 'request'>,
): Promise<HutCatalogue | undefined> {
  const shop = await shopOf(context.catalogue, request);
  const isOpen = shop && isHutOpen(shop.hut, request.disposition, shop.manifest, context.now());
  return isOpen ? shop : undefined;
}

/** What became of an approved order; `hut-closed` where the hut does not take it any more. */
export type PlaceOutcome = StoreOutcome | { readonly kind: 'hut-closed'; readonly intent: Intent };

/**
 * Places an intent whose payment is approved or needs none, whoever found that out: the customer's call, the
 * gateway's notification or the reconciler. Money that is to go back is sent back at once.
 * @throws when it is not known whether the order was stored
 */
export async function placeApproved(
  context: OrderContext,
  intent: Intent,
  approval: readonly Fact[],
): Promise<PlaceOutcome> {
  const { transaction_id: transactionId } = intent;
  const shop = await openShopOf(context, intent);
  const outcome = shop
    ? await storeOrder(context, transactionId, approval, shop)
    : await closeIntent(context, transactionId, approval);
  // What is due is in the order as it was stored: mostly nothing, which takes no second look.
  if (isDue(outcome.intent.money)) await settleMoney(context, transactionId);
  return outcome.kind === 'ended' && !shop ? { ...outcome, kind: 'hut-closed' } : outcome;
}

/** What became of a wish to place an order. */
export type StoreOutcome =
  | { readonly kind: 'placed'; readonly intent: Intent }
  | { readonly kind: 'already-placed'; readonly intent: Intent }
  /** Ended without an order; a payment approved too late is let go. */
  | { readonly kind: 'ended'; readonly intent: Intent }
  | { readonly kind: 'failed'; readonly intent: Intent };

/**
 * Works on an order in a transaction, under the lock of its row, unless it turns out to have been placed; the work is told
 * the moment by the clock of the database.
 */
const unlessPlaced = (
  { database }: Pick<OrderContext, 'database'>,
  transactionId: string,
  work: (tx: Transaction<Tables>, locked: Intent, at: Date) => Promise<StoreOutcome>,
): Promise<StoreOutcome> =>
  database.db.transaction().execute(async (tx) => {
    const { locked, at } = await lockNow(tx, transactionId);
    if (locked.state === 'placed') return { kind: 'already-placed', intent: locked };
    return work(tx, locked, at);
  });

/**
 * Turns an approved intent into an order: in one transaction, under the lock of its row, so that of any number of
 * callers exactly one places it [ORD-100]. The hut's copy is written in the same transaction.
 * @param approval facts that are new to the intent, such as the approval of its payment
 * @throws when it is not known whether the order was stored
 */
async function storeOrder(
  context: OrderContext,
  transactionId: string,
  approval: readonly Fact[],
  shop: HutCatalogue,
): Promise<StoreOutcome> {
  try {
    return await unlessPlaced(context, transactionId, async (tx, locked, placedAt) => {
      if (isEnded(locked.state)) {
        return { kind: 'ended', intent: await recordFacts(context, tx, locked, approval) };
      }
      const eta = expectedAt(shop.hut, locked.request.disposition, placedAt);
      const placed = await recordFacts(
        context,
        tx,
        locked,
        [...approval, { event: 'place-asked' }, { event: 'order-stored' }],
        {
          order_status: 'CONFIRMING',
          placed_at: placedAt,
          claimed_until: null,
          ...(eta && { eta }),
        },
      );
      await giveToHut(tx, context, placed, shop);
      await beginStory(tx, context, placed, placedAt);
      return { kind: 'placed', intent: placed };
    });
  } catch (error) {
    // A database that is away or full for a while refuses no order: the next try may store it.
    if (isUnavailable(error)) throw error;
    context.log.error({ err: error, transactionId }, 'order not stored');
    return recordFailure(context, transactionId, approval);
  }
}

/** Writes that an order could not be stored; finds out when it was after all, its commit having been heard by nobody. */
function recordFailure(
  context: OrderContext,
  transactionId: string,
  approval: readonly Fact[],
): Promise<StoreOutcome> {
  return unlessPlaced(context, transactionId, async (tx, locked) => {
    if (isEnded(locked.state)) return { kind: 'ended', intent: locked };
    const facts: readonly Fact[] = [
      ...approval,
      { event: 'place-asked' },
      { event: 'store-failed' },
    ];
    return { kind: 'failed', intent: await recordFacts(context, tx, locked, facts) };
  });
}
