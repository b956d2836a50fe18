import type { GatewayRecord, RecordChange } from '../../core/payments/gateway-records.ts';
import type { TrialOutcome } from '../../core/payments/gateway-trial.ts';
import type { GatewayStatus } from '../../core/payments/gateway-status.ts';
import type { AuthoriseResult } from '../../core/payments/gateway-payment.ts';
import type { KnownCard } from './trial-card.ts';

/** A card that was turned into a token: all that is kept of it. */
export interface TokenisedCard extends KnownCard {
  readonly [more: string]: unknown;
  readonly cardToken: string;
  /** A token is good for one try. */
  readonly isUsed?: boolean;
}

/** Statuses in which a card may still be tried. */
export const openStatuses: readonly GatewayStatus[] = ['created', 'declined', 'exception'];

/** The status an outcome leads to; a challenge and silence lead to none. */
export const statusOfOutcome: Readonly<Partial<Record<TrialOutcome, GatewayStatus>>> = {
  approve: 'approved',
  decline: 'declined',
  pending: 'pending',
  exception: 'exception',
  cancel: 'cancelled',
};

/** A payment in a new status; what is pending is settled later by itself [PAY-149]. */
export const movedTo = (
  { status: before }: GatewayRecord,
  status: GatewayStatus,
  detail: Readonly<Record<string, unknown>> = {},
): RecordChange<Extract<AuthoriseResult, { kind: 'status' }>> => ({
  result: { kind: 'status', status },
  status,
  tells: status === 'pending' ? 'later' : 'never',
  events: [{ kind: status, detail: { before, ...detail } }],
});
