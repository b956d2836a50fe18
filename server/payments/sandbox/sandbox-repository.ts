import type { Kysely, Selectable, Transaction, UpdateObject } from 'kysely';
import type { GatewayStatus, NewPayment } from '../../../core/payments/payment-gateway.ts';
import { toJson } from '../../storage/json-text.ts';
import type { GatewayPaymentTable } from '../../storage/sandbox-tables.ts';
import { isDueBy, presentMoment } from '../../storage/moments.ts';
import type { Tables } from '../../storage/tables.ts';
import type { KnownCard } from './sandbox-card.ts';

/** A card that was turned into a token: what is known of it. */
export interface TokenisedCard extends KnownCard {
  readonly cardToken: string;
  /** A token is good for one try: repeated, it gets the answer of the first. */
  readonly isUsed?: boolean;
}

/** A payment as the sandbox keeps it [PAY-143]. */
export type SandboxPayment = Omit<
  Selectable<GatewayPaymentTable>,
  'status' | 'card' | 'return_addresses'
> & {
  readonly status: GatewayStatus;
  readonly card: TokenisedCard | null;
  readonly return_addresses: Readonly<Record<string, string>>;
};

type Row = Selectable<GatewayPaymentTable>;

/** Only the sandbox writes these rows, so that the shape of their documents is known. */
const paymentOf = (row: Row | undefined): SandboxPayment | undefined =>
  row as SandboxPayment | undefined;

/** Keeps a new payment; one that exists stays as it is. */
export async function insertPayment(
  tx: Transaction<Tables>,
  gateway: string,
  payment: NewPayment,
  token: string,
): Promise<void> {
  const { transactionId, type, amount, reference, returnAddresses = {} } = payment;
  const inserted = await tx
    .insertInto('gateway_payment')
    .values({
      transaction_id: transactionId,
      gateway,
      type,
      amount_minor: amount.minor,
      currency: amount.currency,
      reference,
      status: 'created',
      token,
      return_addresses: toJson(returnAddresses),
    })
    .onConflict((conflict) => conflict.column('transaction_id').doNothing())
    .returning('transaction_id')
    .executeTakeFirst();
  if (inserted) await addPaymentEvent(tx, transactionId, 'created');
}

export const findPayment = async (
  db: Kysely<Tables>,
  transactionId: string,
): Promise<SandboxPayment | undefined> =>
  paymentOf(
    await db
      .selectFrom('gateway_payment')
      .selectAll()
      .where('transaction_id', '=', transactionId)
      .executeTakeFirst(),
  );

export const lockPayment = async (
  tx: Transaction<Tables>,
  transactionId: string,
): Promise<SandboxPayment | undefined> =>
  paymentOf(
    await tx
      .selectFrom('gateway_payment')
      .selectAll()
      .where('transaction_id', '=', transactionId)
      .forUpdate()
      .executeTakeFirst(),
  );

/**
 * Payments that settle by themselves now, or whose notification has not been taken yet; locked for this caller.
 * @param longestMs the longest time that a payment waits for it, in milliseconds
 */
export const lockDuePayments = async (
  tx: Transaction<Tables>,
  longestMs: number,
): Promise<readonly SandboxPayment[]> => {
  const rows = await tx
    .selectFrom('gateway_payment')
    .selectAll()
    .where(isDueBy('settle_at', longestMs))
    .orderBy('settle_at')
    .limit(20)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows as unknown as SandboxPayment[];
};

export async function changePayment(
  tx: Kysely<Tables>,
  transactionId: string,
  change: UpdateObject<Tables, 'gateway_payment'>,
): Promise<void> {
  await tx
    .updateTable('gateway_payment')
    .set({ ...change, updated_at: presentMoment })
    .where('transaction_id', '=', transactionId)
    .execute();
}

/** Adds to the log of a payment. */
export async function addPaymentEvent(
  tx: Kysely<Tables>,
  transactionId: string,
  kind: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await tx
    .insertInto('gateway_payment_event')
    .values({ transaction_id: transactionId, kind, detail: toJson(detail) })
    .execute();
}

/** The log of a payment, oldest first [PAY-146]. */
export const paymentEvents = (db: Kysely<Tables>, transactionId: string) =>
  db
    .selectFrom('gateway_payment_event')
    .select(['kind', 'at', 'detail'])
    .where('transaction_id', '=', transactionId)
    .orderBy('id')
    .execute();
