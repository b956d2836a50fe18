import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { Preauthorisation } from '../../schemas/types/http/orders.ts';
import { toDecimal } from '../../core/money/money.ts';
import { givenPayload } from '../../core/payments/payment-types.ts';
import { returnAddressesOf } from '../../core/payments/return-addresses.ts';
import { toJson } from '../storage/json-text.ts';
import { isDeadlock, isForeignKeyViolation, isUniqueViolation } from '../storage/storage-error.ts';
import { openPayment } from '../payments/open-payment.ts';
import { digestOfSecret } from '../accounts/secret-digests.ts';
import { checkAccount, notSignedIn, type Orderer } from './check-account.ts';
import { assertDelivered } from './check-delivery.ts';
import { acceptRequest, type AcceptedRequest } from './check-request.ts';
import { holdUses } from './order-uses.ts';
import { digestOf, type CallerKey, newIntent, type NewIntent } from './new-intent.ts';
import { findByCallerKey, findKnownIntent, type Intent } from '../intents/intent-repository.ts';
import { insertIntent, releaseCallerKey } from '../intents/write-intent.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { OrderFailureError } from '../intents/order-failure.ts';
import { walk } from '../intents/record-facts.ts';
import { attemptsToReplace, replaceAttempts } from '../intents/replace-attempt.ts';
import { holdUnpaid } from '../intents/uses.ts';
import { whileAlive } from '../intents/while-alive.ts';

/** A pre-authorise call. */
export interface PreauthoriseCall {
  readonly request: OrderRequest;
  readonly idToken?: string | undefined;
  /** The caller's `idempotency-key` header. */
  readonly key?: string | undefined;
  /** The caller's `idempotency-secret` header: what only this caller has. */
  readonly secret?: string | undefined;
  /** Names of the attempts that this one replaces: the caller's `replaces-order` header. */
  readonly replaces?: string | undefined;
  readonly traceId: string;
  /** The site's own origin, as the caller reached it [PAY-46]. */
  readonly origin: string;
  /** Network address of the caller. */
  readonly address: string;
  /** The level of flags that the order was made with: the caller's `feature-role` header [EXP-56]. */
  readonly flagLevel?: string | undefined;
}

/** How long a trace id and a body name the same attempt [ORD-101]. */
const repeatMs = 30_000;

/** What another call was in the way of is tried so often. */
const mostTries = 3;

const callerKey = ({ request, key, secret, traceId }: PreauthoriseCall): CallerKey => {
  const digest = digestOf(request);
  const secretDigest = secret === undefined ? null : digestOfSecret(secret);
  return key === undefined
    ? { key: `trace ${traceId} ${digest}`, lifeMs: repeatMs, digest, secretDigest }
    : { key: `key ${key}`, lifeMs: null, digest, secretDigest };
};

/** The intent an earlier call with the same key made. */
async function earlierIntent(
  { database }: OrderContext,
  caller: CallerKey,
): Promise<Intent | undefined> {
  const earlier = await findByCallerKey(database.db, caller.key);
  if (!earlier) return undefined;
  const isCallers = earlier.secret_digest === caller.secretDigest;
  if (!isCallers || earlier.body_digest !== caller.digest) {
    throw new OrderFailureError(409, {
      name: 'IDEMPOTENCY_KEY_REUSED',
      message: 'The idempotency key belongs to another call.',
    });
  }
  return earlier;
}

/** What a call has come to: an intent that may go on, or the answer where nothing is left to do. */
type Attempt = Intent | { readonly settled: Preauthorisation };

/** Stores an intent in the place of the one it replaces, or finds the one that a call at the same moment stored first. */
async function storeIntent(
  context: OrderContext,
  accepted: AcceptedRequest,
  intent: NewIntent,
  caller: CallerKey,
  { replaced, address }: { readonly replaced: readonly string[]; readonly address: string },
): Promise<Attempt | 'in-the-way'> {
  const { row, life, answer, gateway } = intent;
  const isSettled = gateway === null;
  const state = isSettled
    ? walk({ state: 'created', money: 'none' }, [{ event: 'nothing-to-hold' }]).state
    : 'created';
  try {
    return await context.database.db.transaction().execute(async (tx) => {
      await replaceAttempts(context, tx, replaced, row.transaction_id);
      if (caller.lifeMs !== null) await releaseCallerKey(tx, caller.key);
      const attempt = { ...row, state, ...(isSettled && { answer: toJson(answer) }) };
      const toBePaid = { amount: toDecimal(row.due_minor), type: row.payment_type };
      await insertIntent(tx, attempt, life, [
        { kind: 'created' },
        ...(isSettled
          ? [{ kind: 'nothing-to-hold' }, { kind: 'to-be-paid', detail: toBePaid }]
          : []),
      ]);
      if (isSettled && row.due_minor > 0) {
        const { transaction_id: transactionId } = row;
        await holdUnpaid(tx, context.limiter, accepted, { transactionId, address });
      }
      await holdUses(tx, accepted, row.transaction_id);
      return isSettled ? { settled: answer } : await findKnownIntent(tx, row.transaction_id);
    });
  } catch (error) {
    const isTaken = isUniqueViolation(error, 'order_intent_customer_order_reference');
    if (isTaken || isDeadlock(error)) return 'in-the-way';
    // The account was there when the call was checked, and has been deleted since.
    if (row.account_id && isForeignKeyViolation(error)) throw notSignedIn();
    if (!isUniqueViolation(error, 'order_intent_caller_key')) throw error;
    const faster = await earlierIntent(context, caller);
    if (!faster) throw error;
    return faster;
  }
}

/** Checks the order of a call and stores it. */
async function newAttempt(
  context: OrderContext,
  call: PreauthoriseCall,
  caller: CallerKey,
  orderer: Orderer | undefined,
): Promise<Attempt> {
  const now = context.now();
  const replaced = await attemptsToReplace(context, call.replaces);
  const { flagLevel, origin } = call;
  const facts = { now, besides: replaced.at(-1), orderer, flagLevel, origin };
  const accepted = await acceptRequest(context, call.request, facts).catch(
    async (error: unknown) => {
      // What the order uses may be used up because the one before was placed this moment: that is told first.
      await attemptsToReplace(context, call.replaces);
      throw error;
    },
  );
  const { hut, running } = accepted.shop;
  await assertDelivered(context.deliveries, { hut, running, request: accepted.request });
  for (let tries = 0; tries < mostTries; tries += 1) {
    const intent = newIntent(accepted, caller, context);
    const stored = await storeIntent(context, accepted, intent, caller, {
      replaced,
      address: call.address,
    });
    if (stored !== 'in-the-way') return stored;
  }
  throw new Error('The order could not be stored.');
}

/**
 * Checks an order, stores it before any money moves, and opens its payment where it needs one (docs/spec/orders.md).
 * A repeated call goes on where the first one got to and gets the same answer [ORD-101].
 * @throws OrderFailureError, 409 for a repeated call whose order has ended: it takes another key to order again
 */
export async function preauthorise(
  context: OrderContext,
  call: PreauthoriseCall,
): Promise<Preauthorisation> {
  const orderer = await checkAccount(context, call.idToken, call.request.customer.accountId);
  const caller = callerKey(call);
  const found = await newAttempt(context, call, caller, orderer).catch(async (error: unknown) => {
    // The same call before, or at the same moment, may have got what this one asks for.
    const earlier = await earlierIntent(context, caller);
    if (!earlier) throw error;
    return earlier;
  });
  if ('settled' in found) return found.settled;
  const intent = await whileAlive(context, found);
  if (intent.answer) return intent.answer;
  const payments = context.markets.bySector(intent.sector)?.market.manifest.payments ?? {};
  const { payment } = call.request;
  const wallet = givenPayload(payment, payments);
  const returnAddresses = returnAddressesOf(payment, payments);
  return openPayment(context, intent, {
    ...(wallet && { wallet }),
    ...(returnAddresses && { returnAddresses }),
  });
}
