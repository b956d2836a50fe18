import type { OrderRequest, Preauthorisation } from '../../schemas/types.ts';
import { toDecimal } from '../../core/money/money.ts';
import { toJson } from '../storage/json-text.ts';
import { isUniqueViolation } from '../storage/storage-error.ts';
import { openPayment } from '../payments/open-payment.ts';
import { checkAccount } from './check-account.ts';
import { assertDelivered } from './check-delivery.ts';
import { acceptRequest, type AcceptedRequest } from './check-request.ts';
import { holdUses } from './hold-uses.ts';
import { digestOf } from './identifiers.ts';
import {
  addEvents,
  findByCallerKey,
  insertIntent,
  type Intent,
  releaseCallerKey,
} from './intent-repository.ts';
import { type CallerKey, newIntent, type NewIntent } from './new-intent.ts';
import type { OrderContext } from './order-context.ts';
import { OrderFailureError } from './order-failure.ts';
import { walk } from './record-facts.ts';

/** A pre-authorise call. */
export interface PreauthoriseCall {
  readonly request: OrderRequest;
  readonly idToken?: string | undefined;
  /** The caller's `idempotency-key` header. */
  readonly key?: string | undefined;
  readonly traceId: string;
}

/** How long a trace id and a body name the same attempt [ORD-101]. */
const repeatMs = 30_000;

/** A reference that exists already is made anew so often. */
const referenceTries = 3;

const callerKey = ({ request, key, traceId }: PreauthoriseCall, now: number): CallerKey => {
  const digest = digestOf(request);
  return key === undefined
    ? { key: `trace ${traceId} ${digest}`, until: new Date(now + repeatMs), digest }
    : { key: `key ${key}`, until: null, digest };
};

/** The intent an earlier call with the same key made. */
async function earlierIntent(
  { database }: OrderContext,
  caller: CallerKey,
  now: number,
): Promise<Intent | undefined> {
  const earlier = await findByCallerKey(database.db, caller.key);
  if (!earlier) return undefined;
  if (earlier.caller_key_until && earlier.caller_key_until.getTime() <= now) return undefined;
  if (earlier.body_digest !== caller.digest) {
    throw new OrderFailureError(409, {
      name: 'IDEMPOTENCY_KEY_REUSED',
      message: 'The idempotency key belongs to a call with another body.',
    });
  }
  return earlier;
}

/** Stores an intent, or finds the one that a call at the same moment stored first. */
async function storeIntent(
  context: OrderContext,
  accepted: AcceptedRequest,
  intent: NewIntent,
  caller: CallerKey,
  now: number,
): Promise<Intent | 'reference-taken'> {
  const { row, answer, gateway } = intent;
  const isSettled = gateway === null;
  const state = isSettled
    ? walk({ state: 'created', money: 'none' }, [{ event: 'nothing-to-hold' }]).state
    : 'created';
  try {
    return await context.database.db.transaction().execute(async (tx) => {
      if (caller.until) await releaseCallerKey(tx, caller.key, new Date(now));
      const stored = await insertIntent(tx, {
        ...row,
        state,
        ...(isSettled && { answer: toJson(answer) }),
      });
      await holdUses(tx, accepted, row.transaction_id);
      const toBePaid = { amount: toDecimal(row.due_minor), type: row.payment_type };
      await addEvents(tx, row.transaction_id, [
        { kind: 'created' },
        ...(isSettled
          ? [{ kind: 'nothing-to-hold' }, { kind: 'to-be-paid', detail: toBePaid }]
          : []),
      ]);
      return stored;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'order_intent_customer_order_reference')) return 'reference-taken';
    if (!isUniqueViolation(error, 'order_intent_caller_key')) throw error;
    const faster = await earlierIntent(context, caller, now);
    if (!faster) throw error;
    return faster;
  }
}

/**
 * Checks an order, stores it before any money moves, and opens its payment where it needs one [ORD-67 to ORD-84].
 * A repeated call goes on where the first one got to and gets the same answer [ORD-101].
 * @throws OrderFailureError
 */
export async function preauthorise(
  context: OrderContext,
  call: PreauthoriseCall,
): Promise<Preauthorisation> {
  const now = context.now();
  await checkAccount(context, call.idToken, call.request.customer.accountId);
  const caller = callerKey(call, now);
  const earlier = await earlierIntent(context, caller, now);
  if (earlier) return earlier.answer ?? openPayment(context, earlier);
  const accepted = await acceptRequest(context, call.request, now);
  const { hut, running } = accepted.shop;
  await assertDelivered(context.deliveries, { hut, running, request: accepted.request });
  for (let tries = 0; tries < referenceTries; tries += 1) {
    const intent = newIntent(accepted, caller, { now, stateSecret: context.stateSecret });
    const stored = await storeIntent(context, accepted, intent, caller, now);
    if (stored !== 'reference-taken') return stored.answer ?? openPayment(context, stored);
  }
  throw new Error('No free order reference was found.');
}
