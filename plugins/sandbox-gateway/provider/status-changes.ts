import type { GatewayStatus } from '../../../core/payments/gateway-status.ts';
import type { ReturnName } from '../../../core/payments/return-addresses.ts';
import type { PaymentRecord, RecordChange } from './records.ts';
import type { KnownCard } from './trial-card.ts';
import type { TrialEntry, TrialOutcome } from './trial-entry.ts';

/** Where the provider has its pages and calls. */
export const pagesPath = '/sandbox/gateway';

/** The page on which the bank asks about a payment. */
export const challengePage = (transactionId: string): string =>
  `${pagesPath}/three-ds/${transactionId}`;

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

/** The return address that a page leads to, by how its payment stands; none where it was let go. */
export const returnOfStatus: Readonly<Partial<Record<GatewayStatus, ReturnName>>> = {
  approved: 'accept',
  captured: 'accept',
  declined: 'decline',
  pending: 'pending',
  exception: 'exception',
  cancelled: 'cancel',
};

/** A payment in a new status; what is pending is settled later by itself [PAY-149]. */
export const movedTo = (
  { status: before }: PaymentRecord,
  status: GatewayStatus,
  detail: Readonly<Record<string, unknown>> = {},
): RecordChange<GatewayStatus> => ({
  result: status,
  status,
  tells: status === 'pending' ? 'later' : 'never',
  events: [{ kind: status, detail: { before, ...detail } }],
});

/** The bank asks about a card before it pays. */
const askedByBank = (
  { transactionId }: PaymentRecord,
  card: TokenisedCard,
): RecordChange<TrialEntry> => ({
  result: { kind: 'page', url: challengePage(transactionId) },
  card,
  events: [{ kind: 'challenge' }],
});

/**
 * Pays with what was typed or pressed on a page that leads back to the site: the payment as it is then, which says where
 * to. A page that was left and comes again leads where it led before. The shop is told of an approval as well, should the
 * browser never come back [PAY-151].
 */
export const paidOnPage = (
  record: PaymentRecord,
  card: TokenisedCard,
): RecordChange<TrialEntry | PaymentRecord> => {
  if (!openStatuses.includes(record.status)) {
    return { result: returnOfStatus[record.status] ? record : { kind: 'closed' } };
  }
  if (card.outcome === 'challenge') return askedByBank(record, card);
  const status = statusOfOutcome[card.outcome];
  if (!status) return { result: { kind: 'silent' }, events: [{ kind: 'timeout' }] };
  const moved = movedTo(record, status);
  const used = { ...card, isUsed: true };
  return {
    ...moved,
    tells: status === 'approved' || status === 'pending' ? 'later' : 'never',
    card: used,
    result: { ...record, status, card: used },
  };
};
