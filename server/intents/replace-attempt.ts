import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { nextIntent } from '../../core/orders/order-intent.ts';
import type { Database } from '../storage/database.ts';
import { installationSecret } from '../storage/installation-secret.ts';
import type { Tables } from '../storage/tables.ts';
import { findBySecret, findIntent, type Intent, lockIntent } from './intent-repository.ts';
import type { OrderContext } from './order-context.ts';
import { alreadyPlaced, earlierPlaced } from './order-failure.ts';
import { recordFacts } from './record-facts.ts';
import { readOrderState } from './order-state.ts';

/** Longest header of attempts that were left: room for more names than are read; what is longer is cut. */
const longestHeader = 2_000;

/** The attempts that a call names as left, as its `replaces-order` header has them. */
export const namesOfLeft = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const { 'replaces-order': names } = headers;
  return typeof names === 'string' && names !== '' ? names.slice(0, longestHeader) : undefined;
};

/** How an attempt is named whose answer never came: by the secret that went with its call. */
const secretName = /^key (.+)$/;

/** Most attempts that one call names; what follows is not read. */
const mostNames = 10;

async function namedBy(
  db: Kysely<Tables>,
  secret: string,
  name: string,
): Promise<Intent | undefined> {
  const given = secretName.exec(name)?.[1];
  if (given !== undefined) return findBySecret(db, given);
  const state = readOrderState(secret, name);
  return state && findIntent(db, state.transactionId);
}

/**
 * The attempts that a `replaces-order` header names, the latest last: each by the signed state it was answered with, or
 * as `key …` by the secret of a call whose answer never came; commas stand between them. The key of a call names nothing
 * here: it may be one that others can guess [SEC-27].
 */
async function namedAttempts(
  db: Kysely<Tables>,
  secret: string,
  header: string,
): Promise<readonly Intent[]> {
  const names = header.split(',', mostNames).map((name) => name.trim());
  const found = await Promise.all(names.map((name) => namedBy(db, secret, name)));
  return found.filter((attempt) => attempt !== undefined);
}

const canBeReplaced = ({ state }: Intent): boolean => nextIntent(state, 'replaced') !== undefined;

/**
 * The attempt that a call names as left: what it holds of a voucher or a gift card is its customer's own, and counts as
 * free for them before they order again.
 * @param names the call's `replaces-order` header
 * @returns its transaction id; undefined for a call that names none, or one that has ended or is not ours
 */
export async function attemptLeft(
  { database, stateSecret }: Pick<OrderContext, 'database' | 'stateSecret'>,
  names: string | undefined,
): Promise<string | undefined> {
  if (names === undefined) return undefined;
  const named = await namedAttempts(database.db, stateSecret, names);
  return named.findLast(canBeReplaced)?.transaction_id;
}

/** What attempts that were left are told by. */
interface LeftSources {
  readonly database: Database;
  /** Holds the secret that states are signed with, where the deployment sets one. */
  readonly environment: { readonly orderSecret: string | undefined };
}

/** Tells the attempt that a call names as left, for routes that know no orders. */
export const leftAttempts = ({ database, environment }: LeftSources) => {
  let secret: string | undefined;
  return async (request: Pick<FastifyRequest, 'headers'>): Promise<string | undefined> => {
    const names = namesOfLeft(request);
    if (names === undefined) return undefined;
    secret ??= await installationSecret(database.db, 'order-secret', environment.orderSecret);
    return attemptLeft({ database, stateSecret: secret }, names);
  };
};

/**
 * An attempt that turned into an order while its customer was making another one: they are told, and get no second. A
 * browser that knows of the order names it no more, so one that is named is news to its customer however old it is.
 */
const assertNotPlaced = (intent: Intent): void => {
  if (intent.state !== 'placed') return;
  throw intent.is_over ? earlierPlaced(intent) : alreadyPlaced(intent);
};

/**
 * The attempts that a new one replaces, named by their signed states or their keys: who holds those may give them up. A
 * state that we did not sign, a key nobody used, or an attempt that has ended replaces nothing.
 * @returns their transaction ids, the latest last: of attempts made one after the other only that one holds anything
 * @throws OrderFailureError 410 when one has been placed; by its name whether that was within the attempt's life
 */
export async function attemptsToReplace(
  context: OrderContext,
  header: string | undefined,
): Promise<readonly string[]> {
  if (header === undefined) return [];
  const named = await namedAttempts(context.database.db, context.stateSecret, header);
  for (const intent of named) assertNotPlaced(intent);
  return named.filter(canBeReplaced).map((intent) => intent.transaction_id);
}

/**
 * Ends attempts in the transaction that stores the one in their place, so that what they hold of a voucher or a gift
 * card is free for that one alone. Their payments are let go afterwards: the promise of it is stored here.
 * @throws OrderFailureError 410 when one was placed meanwhile: then nothing is stored
 */
export async function replaceAttempts(
  context: Pick<OrderContext, 'markets'>,
  tx: Transaction<Tables>,
  transactionIds: readonly string[],
  by: string,
): Promise<void> {
  for (const transactionId of transactionIds) {
    const locked = await lockIntent(tx, transactionId);
    if (!locked) continue;
    // It could be replaced when the call began: whatever it is now, its customer has not heard of it.
    assertNotPlaced(locked);
    if (!canBeReplaced(locked)) continue;
    await recordFacts(context, tx, locked, [{ event: 'replaced', detail: { by } }]);
  }
}
