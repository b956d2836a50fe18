import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { nextIntent } from '../../core/orders/order-intent.ts';
import type { Dependencies } from '../dependencies.ts';
import { installationSecret } from '../storage/installation-secret.ts';
import type { Tables } from '../storage/tables.ts';
import { findIntent, type Intent, lockIntent } from './intent-repository.ts';
import type { OrderContext } from './order-context.ts';
import { alreadyPlaced } from './order-failure.ts';
import { recordFacts } from './record-facts.ts';
import { readOrderState } from './order-state.ts';

/**
 * The attempt that a call names as left, in the `replaces-order` header: what it holds of a voucher or a gift card is
 * its customer's own, and counts as free for them before they order anew.
 * @returns its transaction id; undefined for a call that names none, or one that has ended or is not ours
 */
export const leftAttempts = ({ database, environment }: Dependencies) => {
  let secret: string | undefined;
  return async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<string | undefined> => {
    const { 'replaces-order': text } = headers;
    if (typeof text !== 'string') return undefined;
    secret ??= await installationSecret(database.db, 'order-secret', environment.orderSecret);
    const named = readOrderState(secret, text);
    const intent = named && (await findIntent(database.db, named.transactionId));
    return intent && nextIntent(intent.state, 'replaced') ? intent.transaction_id : undefined;
  };
};

type Clock = Pick<OrderContext, 'now'>;

/** An attempt that turned into an order while its customer was making another one: they are told, and get no second. */
const assertNotPlaced = (intent: Intent, { now }: Clock): void => {
  if (intent.state === 'placed' && intent.expires_at.getTime() > now()) throw alreadyPlaced(intent);
};

/**
 * The attempt that a new one replaces, named by its signed state: who holds that may give it up. A state that we did
 * not sign, or whose attempt has ended, replaces nothing.
 * @returns its transaction id
 * @throws OrderFailureError 410 when it has been placed within its life
 */
export async function attemptToReplace(
  context: OrderContext,
  orderState: string | undefined,
): Promise<string | undefined> {
  const named = orderState && readOrderState(context.stateSecret, orderState);
  const intent = named ? await findIntent(context.database.db, named.transactionId) : undefined;
  if (!intent) return undefined;
  assertNotPlaced(intent, context);
  return nextIntent(intent.state, 'replaced') ? intent.transaction_id : undefined;
}

/**
 * Ends an attempt in the transaction that stores the one in its place, so that what it holds of a voucher or a gift
 * card is free for that one alone. Its payment is let go afterwards: the promise of it is stored here.
 * @throws OrderFailureError 410 when it was placed meanwhile: then nothing is stored
 */
export async function replaceAttempt(
  tx: Transaction<Tables>,
  context: Clock,
  transactionId: string,
  by: string,
): Promise<void> {
  const locked = await lockIntent(tx, transactionId);
  if (!locked) return;
  assertNotPlaced(locked, context);
  if (!nextIntent(locked.state, 'replaced')) return;
  await recordFacts(tx, locked, [{ event: 'replaced', detail: { by } }]);
}
