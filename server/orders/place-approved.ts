import { isHutOpen } from '../../core/orders/check-order.ts';
import { settleMoney } from '../payments/settle-money.ts';
import type { HutCatalogue } from '../menu/catalogue-reader.ts';
import { shopOf } from './check-request.ts';
import type { Intent } from '../intents/intent-repository.ts';
import { nextIntent } from '../../core/orders/order-intent.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { type Fact, recordFacts } from '../intents/record-facts.ts';
import { type StoreOutcome, storeOrder, unlessPlaced } from './store-order.ts';

/** Gives up an intent whose hut has closed; its hold is let go [ORD-96]. */
function closeIntent(
  context: OrderContext,
  transactionId: string,
  approval: readonly Fact[],
): Promise<StoreOutcome> {
  return unlessPlaced(context, transactionId, async (tx, locked) => {
    const facts = [...approval, { event: 'hut-closed' } as const];
    const intent = nextIntent(locked.state, 'hut-closed')
      ? await recordFacts(context, tx, locked, facts)
      : locked;
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
  await settleMoney(context, transactionId);
  return outcome.kind === 'ended' && !shop ? { ...outcome, kind: 'hut-closed' } : outcome;
}
