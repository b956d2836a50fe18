import type { Kysely, Selectable, Transaction } from 'kysely';
import type { GatewayRecord, GatewayRecords } from '../../core/payments/gateway-records.ts';
import type { GatewayStatus } from '../../core/payments/gateway-status.ts';
import { toJson } from '../storage/json-text.ts';
import { askMoment, isDueBy, momentIn, presentMoment } from '../storage/moments.ts';
import type { GatewayPaymentTable } from '../storage/sandbox-tables.ts';
import type { Tables } from '../storage/tables.ts';

type Row = Selectable<GatewayPaymentTable>;

/** Only gateways write these rows, so that the shape of their documents is known. */
const recordOf = (row: Row): GatewayRecord => ({
  transactionId: row.transaction_id,
  type: row.type,
  amount: { minor: row.amount_minor, currency: row.currency },
  reference: row.reference,
  returnAddresses: row.return_addresses as GatewayRecord['returnAddresses'],
  status: row.status as GatewayStatus,
  token: row.token ?? '',
  card: (row.card ?? undefined) as GatewayRecord['card'],
  captured: row.captured_minor ?? undefined,
  refunds: row.refunds as GatewayRecord['refunds'],
  createdAt: row.created_at,
});

const rowsIn = (db: Kysely<Tables>, transactionId: string) =>
  db.selectFrom('gateway_payment').selectAll().where('transaction_id', '=', transactionId);

/** Adds to the story of a payment. */
const addEvent = (
  tx: Transaction<Tables>,
  transactionId: string,
  kind: string,
  detail: Readonly<Record<string, unknown>> = {},
) =>
  tx
    .insertInto('gateway_payment_event')
    .values({ transaction_id: transactionId, kind, detail: toJson(detail) })
    .execute();

/**
 * The payments that this installation keeps for gateways without a server of their own.
 * @param settleDelayMs after how many milliseconds the shop is told of what is told later [PAY-149]
 */
export const gatewayRecords = (db: Kysely<Tables>, settleDelayMs: number): GatewayRecords => ({
  now: () => askMoment(db),

  find: async (transactionId) => {
    const row = await rowsIn(db, transactionId).executeTakeFirst();
    return row && recordOf(row);
  },

  open: (gateway, { transactionId, type, amount, reference, returnAddresses = {} }, token) =>
    db.transaction().execute(async (tx) => {
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
      if (inserted) await addEvent(tx, transactionId, 'created');
      return recordOf(await rowsIn(tx, transactionId).executeTakeFirstOrThrow());
    }),

  change: (transactionId, decide) =>
    db.transaction().execute(async (tx) => {
      const row = await rowsIn(tx, transactionId).forUpdate().executeTakeFirst();
      const {
        result,
        status,
        card,
        captured,
        refunds,
        tells,
        events = [],
      } = decide(row && recordOf(row));
      if (!row) return result;
      const moments = { now: presentMoment, later: momentIn(settleDelayMs), never: null };
      await tx
        .updateTable('gateway_payment')
        .set({
          updated_at: presentMoment,
          ...(status && { status }),
          ...(card && { card: toJson(card) }),
          ...(captured !== undefined && { captured_minor: captured }),
          ...(refunds && { refunds: toJson(refunds) }),
          ...(tells && { settle_at: moments[tells] }),
        })
        .where('transaction_id', '=', transactionId)
        .execute();
      for (const { kind, detail } of events) await addEvent(tx, transactionId, kind, detail);
      return result;
    }),
});

/** A payment of which the shop is to be told now. */
export interface DuePayment {
  readonly transactionId: string;
  readonly gateway: string;
  readonly status: GatewayStatus;
}

/**
 * Payments of which the shop is to be told now; no other process gets them until the pause is over.
 * @param settleDelayMs as the records were told
 */
export const takeDuePayments = (
  db: Kysely<Tables>,
  { pauseMs, settleDelayMs }: { readonly pauseMs: number; readonly settleDelayMs: number },
): Promise<readonly DuePayment[]> =>
  db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('gateway_payment')
      .select(['transaction_id', 'gateway', 'status'])
      .where(isDueBy('settle_at', Math.max(settleDelayMs, pauseMs)))
      .orderBy('settle_at')
      .limit(20)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { transaction_id } of rows) {
      await tx
        .updateTable('gateway_payment')
        .set({ settle_at: momentIn(pauseMs), updated_at: presentMoment })
        .where('transaction_id', '=', transaction_id)
        .execute();
    }
    return rows.map(({ transaction_id: transactionId, gateway, status }) => ({
      transactionId,
      gateway,
      status: status as GatewayStatus,
    }));
  });

/** The shop took the word of a payment: it is not notified again. */
export const wasTold = (db: Kysely<Tables>, transactionId: string) =>
  db
    .updateTable('gateway_payment')
    .set({ settle_at: null, updated_at: presentMoment })
    .where('transaction_id', '=', transactionId)
    .execute();

/** The story of a payment, oldest first [PAY-146]. */
export const paymentEvents = (db: Kysely<Tables>, transactionId: string) =>
  db
    .selectFrom('gateway_payment_event')
    .select(['kind', 'at', 'detail'])
    .where('transaction_id', '=', transactionId)
    .orderBy('id')
    .execute();
