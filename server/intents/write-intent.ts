import {
  type Insertable,
  type Kysely,
  type RawBuilder,
  sql,
  type Transaction,
  type UpdateObject,
} from 'kysely';
import type { GatewayMemory } from '../../core/payments/gateway-payment.ts';
import { goesAhead } from '../storage/ahead.ts';
import { type JsonText, toJson } from '../storage/json-text.ts';
import { hasCome, momentIn, presentMoment } from '../storage/moments.ts';
import type { OrderIntentTable } from '../storage/order-tables.ts';
import type { Tables } from '../storage/tables.ts';
import type { Intent } from './intent-repository.ts';

/** An intent to be stored: the database adds the moments. */
export type NewIntentRow = Omit<
  Insertable<OrderIntentTable>,
  'caller_key_until' | 'created_at' | 'expires_at' | 'updated_at'
>;

/** How long an intent holds from now on, in milliseconds. */
export interface IntentLife {
  readonly lifeMs: number;
  /** How long its caller's key answers for it; null as long as it exists. */
  readonly keyLifeMs: number | null;
}

/** What changes in an intent, as it is read afterwards. */
export type IntentChange = Partial<
  Pick<
    Intent,
    | 'accepted_at'
    | 'answer'
    | 'eta'
    | 'money'
    | 'order_status'
    | 'placed_at'
    | 'refunded_minor'
    | 'state'
  > & {
    /** The process that had the row to settle is done with it. */
    readonly claimed_until: null;
    readonly watched_until: RawBuilder<Date>;
  }
>;

/** Something that happened to an order, for its story. */
export interface OrderEvent {
  readonly kind: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

const eventRows = (transaction_id: string, events: readonly OrderEvent[]) =>
  events.map(({ kind, detail = {} }) => ({ transaction_id, kind, detail: toJson(detail) }));

/** Takes a key from the intent that has it, once its time is over [ORD-101]. */
export const releaseCallerKey = async (tx: Transaction<Tables>, key: string): Promise<void> => {
  await tx
    .updateTable('order_name')
    .set({ caller_key: null })
    .where('caller_key', '=', key)
    .where(hasCome('caller_key_until'))
    .execute();
};

/** Stores an attempt with the beginning of its story, by one statement. */
export const insertIntent = async (
  tx: Transaction<Tables>,
  intent: NewIntentRow,
  { lifeMs, keyLifeMs }: IntentLife,
  events: readonly [OrderEvent, ...OrderEvent[]],
): Promise<void> => {
  await tx
    .with('story', (db) =>
      db.insertInto('order_event').values(eventRows(intent.transaction_id, events)),
    )
    .insertInto('order_intent')
    .values({
      ...intent,
      expires_at: momentIn(lifeMs),
      caller_key_until: keyLifeMs === null ? null : momentIn(keyLifeMs),
    })
    .modifyEnd(goesAhead)
    .execute();
};

const asStored = ({
  answer,
  eta,
  ...plain
}: IntentChange): UpdateObject<Tables, 'order_intent'> => ({
  ...plain,
  ...(answer && { answer: toJson(answer) }),
  ...(eta !== undefined && { eta: toJson(eta) }),
  updated_at: presentMoment,
});

/** Changes a locked attempt and adds to its story, by one statement. @returns it as it is then */
export async function updateIntent(
  tx: Transaction<Tables>,
  locked: Intent,
  change: IntentChange,
  events: readonly OrderEvent[] = [],
): Promise<Intent> {
  const { transaction_id } = locked;
  const told =
    events.length === 0
      ? tx
      : tx.with('story', (db) =>
          db.insertInto('order_event').values(eventRows(transaction_id, events)),
        );
  await told
    .updateTable('order_intent')
    .set(asStored(change))
    .where('transaction_id', '=', transaction_id)
    .modifyEnd(goesAhead)
    .execute();
  const { claimed_until: _claim, watched_until: _watch, ...read } = change;
  return { ...locked, ...read };
}

/** Keeps what a gateway wants to be told again, beside what is kept already. */
export const rememberForGateway = async (
  db: Kysely<Tables>,
  transactionId: string,
  memory: GatewayMemory,
): Promise<void> => {
  await db
    .updateTable('order_intent')
    .set({
      gateway_memory: sql<JsonText>`gateway_memory || ${toJson(memory)}::jsonb`,
      updated_at: presentMoment,
    })
    .where('transaction_id', '=', transactionId)
    .execute();
};

/** Adds to the story of an order [PAY-182]. */
export const addEvents = async (
  tx: Kysely<Tables>,
  transactionId: string,
  events: readonly OrderEvent[],
): Promise<void> => {
  if (events.length === 0) return;
  await tx.insertInto('order_event').values(eventRows(transactionId, events)).execute();
};
