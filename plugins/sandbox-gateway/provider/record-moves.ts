import type { Money } from '../../../core/money/money.ts';
import type { GatewayStatus } from '../../../core/payments/gateway-status.ts';
import { Refusal } from '../../../core/server-half/plugin-route.ts';
import type { PaymentRecord, RecordChange } from './records.ts';

/** How a payment stands, with what is held or was taken. */
export interface PaymentStanding {
  readonly status: GatewayStatus;
  readonly amount: Money;
}

type Move = RecordChange<PaymentStanding>;

export const standingOf = ({
  status,
  amount,
  captured: taken,
}: PaymentRecord): PaymentStanding => ({
  status,
  amount: taken === undefined ? amount : { ...amount, minor: taken },
});

const stays = (record: PaymentRecord): Move => ({ result: standingOf(record) });

const known = (record: PaymentRecord | undefined): PaymentRecord => {
  if (!record) throw new Refusal(404, 'NO_SUCH_PAYMENT', 'There is no such payment.');
  return record;
};

/** @throws for another currency, for nothing, and for more than there is */
function assertAtMost({ minor, currency }: Money, most: number, of: Money): void {
  if (currency !== of.currency || !Number.isInteger(minor) || minor <= 0 || minor > most) {
    const why = `${minor} ${currency} cannot be taken of ${most} ${of.currency}.`;
    throw new Refusal(422, 'WRONG_AMOUNT', why);
  }
}

const moved = (
  record: PaymentRecord,
  status: GatewayStatus,
  change: Partial<Pick<Move, 'captured' | 'refunds'>> = {},
  detail: Readonly<Record<string, unknown>> = {},
): Move => ({
  ...change,
  result: standingOf({ ...record, ...change, status }),
  status,
  tells: 'never',
  events: [{ kind: status, detail: { before: record.status, ...detail } }],
});

/** Takes what a record holds, or less; in any state but `approved` it stays as it is. */
export function captured(found: PaymentRecord | undefined, amount: Money): Move {
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
export function voided(found: PaymentRecord | undefined): Move {
  const record = known(found);
  return untaken.includes(record.status) ? moved(record, 'voided') : stays(record);
}

/** Gives back what a record took, or a part of it, once for each key. */
export function refunded(
  found: PaymentRecord | undefined,
  { key, amount }: { readonly key: string; readonly amount: Money },
): Move {
  const record = known(found);
  const { refunds, status, captured: taken = 0 } = record;
  if (status !== 'captured' || Object.hasOwn(refunds, key)) return stays(record);
  const left = Object.values(refunds).reduce((rest, minor) => rest - minor, taken);
  assertAtMost(amount, left, record.amount);
  const all = { ...refunds, [key]: amount.minor };
  const next = amount.minor === left ? 'refunded' : 'captured';
  return moved(record, next, { refunds: all }, { refunded: amount.minor, key });
}
