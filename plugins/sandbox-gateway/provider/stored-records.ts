import type { GatewayStatus } from '../../../core/payments/gateway-status.ts';
import type { PluginDatabase, PluginStatements } from '../../../core/tables/plugin-database.ts';
import { type AnswerConduct, lateMessageMs, type MessageConduct } from './conduct.ts';
import type { PaymentRecord, PaymentRecords, RecordChange } from './records.ts';

/** Only this file writes these rows, so that the shape of their documents is known. */
interface Row {
  readonly transaction_id: string;
  readonly type: string;
  readonly amount_minor: number;
  readonly currency: string;
  readonly reference: string;
  readonly status: GatewayStatus;
  readonly token: string;
  readonly return_addresses: PaymentRecord['returnAddresses'];
  readonly card: PaymentRecord['card'] | null;
  readonly captured_minor: number | null;
  readonly refunds: PaymentRecord['refunds'];
  readonly answers: AnswerConduct;
  readonly messages: MessageConduct;
  readonly created_at: Date;
}

const recordOf = (row: Row): PaymentRecord => ({
  transactionId: row.transaction_id,
  type: row.type,
  amount: { minor: row.amount_minor, currency: row.currency },
  reference: row.reference,
  returnAddresses: row.return_addresses,
  status: row.status,
  token: row.token,
  card: row.card ?? undefined,
  captured: row.captured_minor ?? undefined,
  refunds: row.refunds,
  conduct: { answers: row.answers, messages: row.messages },
  createdAt: row.created_at,
});

const found = async (
  statements: PluginStatements,
  transactionId: string,
  lock = '',
): Promise<PaymentRecord | undefined> => {
  const [row] = await statements.query<Row>(
    `select * from payment where transaction_id = $1 ${lock}`,
    [transactionId],
  );
  return row && recordOf(row);
};

const json = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value);

/** In how many milliseconds the shop is told; null for never, undefined where nothing of that changes. */
function tellIn(
  { tells, status, conduct }: RecordChange<unknown>,
  record: PaymentRecord,
  tellDelayMs: () => number,
): number | null | undefined {
  if (tells === undefined) return undefined;
  if (tells === 'never') return null;
  const { messages } = conduct ?? record.conduct;
  // What is pending is settled at its time, and told of afterwards.
  const isLate = messages === 'late' && (status ?? record.status) !== 'pending';
  return (tells === 'later' ? tellDelayMs() : 0) + (isLate ? lateMessageMs : 0);
}

async function write(
  statements: PluginStatements,
  record: PaymentRecord,
  change: RecordChange<unknown>,
  tellDelayMs: () => number,
): Promise<void> {
  const { status, card, captured, refunds, conduct, events = [] } = change;
  const delay = tellIn(change, record, tellDelayMs);
  await statements.query(
    `update payment set
      earlier_status = case when $2::text is null then earlier_status else status end,
      status = coalesce($2, status),
      card = coalesce($3::jsonb, card),
      captured_minor = coalesce($4::integer, captured_minor),
      refunds = coalesce($5::jsonb, refunds),
      answers = coalesce($6, answers),
      messages = coalesce($7, messages),
      tell_at = case when $8 then present_moment() + $9::integer * interval '1 millisecond' else tell_at end,
      tries = case when $8 then 0 else tries end
    where transaction_id = $1`,
    [
      record.transactionId,
      status ?? null,
      json(card),
      captured ?? null,
      json(refunds),
      conduct?.answers ?? null,
      conduct?.messages ?? null,
      delay !== undefined,
      delay ?? null,
    ],
  );
  for (const { kind, detail = {} } of events) {
    await statements.query(
      'insert into payment_event (transaction_id, kind, detail) values ($1, $2, $3::jsonb)',
      [record.transactionId, kind, json(detail)],
    );
  }
}

/**
 * The payments in the provider's own tables.
 * @param tellDelayMs after how many milliseconds the shop is told of what is told later [PAY-149]
 */
export const storedRecords = (
  database: PluginDatabase,
  tellDelayMs: () => number,
): PaymentRecords => ({
  find: (transactionId) => found(database, transactionId),

  open: ({ transactionId, type, amount, reference, returnAddresses }, token) =>
    database.transaction(async (statements) => {
      const [made] = await statements.query<Row>(
        `with made as (
          insert into payment
            (transaction_id, type, amount_minor, currency, reference, status, token, return_addresses)
          values ($1, $2, $3, $4, $5, 'created', $6, $7::jsonb)
          on conflict (transaction_id) do nothing
          returning *)
        select * from made`,
        [
          transactionId,
          type,
          amount.minor,
          amount.currency,
          reference,
          token,
          JSON.stringify(returnAddresses),
        ],
      );
      if (made) {
        await statements.query(
          "insert into payment_event (transaction_id, kind) values ($1, 'created')",
          [transactionId],
        );
        return recordOf(made);
      }
      const known = await found(statements, transactionId);
      if (!known) throw new Error('A payment that is there cannot be read.');
      return known;
    }),

  change: (transactionId, decide) =>
    database.transaction(async (statements) => {
      const record = await found(statements, transactionId, 'for update');
      const change = decide(record);
      if (record) await write(statements, record, change, tellDelayMs);
      return change.result;
    }),
});

/** The story of a payment, oldest first [PAY-146]. */
export const paymentEvents = (database: PluginStatements, transactionId: string) =>
  database.query(
    'select kind, at, detail from payment_event where transaction_id = $1 order by id',
    [transactionId],
  );
