import type { Money } from '../money/money.ts';
import type { PaymentState, Refund } from './gateway-payment.ts';
import type { GatewayRecord, RecordChange } from './gateway-records.ts';
import type { GatewayStatus } from './gateway-status.ts';

type Move = RecordChange<PaymentState>;

/** How a record stands, with what is held or was taken. */
export const stateOfRecord = ({
  status,
  amount,
  captured: taken,
}: GatewayRecord): PaymentState => ({
  status,
  amount: taken === undefined ? amount : { ...amount, minor: taken },
});

const stays = (record: GatewayRecord): Move => ({ result: stateOfRecord(record) });

const known = (record: GatewayRecord | undefined): GatewayRecord => {
  if (!record) throw new Error('The gateway knows no such payment.');
  return record;
};

/** @throws for another currency, for nothing, and for more than there is */
function assertAtMost({ minor, currency }: Money, most: number, of: Money): void {
  if (currency !== of.currency || !Number.isInteger(minor) || minor <= 0 || minor > most) {
    throw new Error(`The gateway cannot take ${minor} ${currency} of ${most} ${of.currency}.`);
  }
}

const moved = (
  record: GatewayRecord,
  status: GatewayStatus,
  change: Partial<Pick<Move, 'captured' | 'refunds'>> = {},
  detail: Readonly<Record<string, unknown>> = {},
): Move => ({
  ...change,
  result: stateOfRecord({ ...record, ...change, status }),
  status,
  tells: 'never',
  events: [{ kind: status, detail: { before: record.status, ...detail } }],
});

/** Takes what a record holds, or less; in any state but `approved` it stays as it is. */
export function captured(found: GatewayRecord | undefined, amount: Money): Move {
  const record = known(found);
  if (record.status !== 'approved') return stays(record);
  assertAtMost(amount, record.amount.minor, record.amount);
  return moved(record, 'captured', { captured: amount.minor }, { minor: amount.minor });
}

const untaken: readonly GatewayStatus[] = [
  'created',
  'declined',
  'exception',
  'pending',
  'approved',
];

/** Lets go of what a record holds or leaves open; what was taken stays. */
export function voided(found: GatewayRecord | undefined): Move {
  const record = known(found);
  return untaken.includes(record.status) ? moved(record, 'voided') : stays(record);
}

/** Gives back what a record took, or a part of it, once for each key. */
export function refunded(found: GatewayRecord | undefined, { key, amount }: Refund): Move {
  const record = known(found);
  const { refunds, status, captured: taken = 0 } = record;
  if (status !== 'captured' || Object.hasOwn(refunds, key)) return stays(record);
  const left = Object.values(refunds).reduce((rest, minor) => rest - minor, taken);
  assertAtMost(amount, left, record.amount);
  const all = { ...refunds, [key]: amount.minor };
  const next = amount.minor === left ? 'refunded' : 'captured';
  return moved(record, next, { refunds: all }, { refunded: amount.minor, key });
}
