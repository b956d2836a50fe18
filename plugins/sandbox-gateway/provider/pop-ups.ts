import type { GatewayStatus } from '../../../core/payments/gateway-status.ts';
import type { OpenedRecord, PaymentRecord, RecordChange } from './records.ts';
import {
  challengePage,
  movedTo,
  openStatuses,
  statusOfOutcome,
  type TokenisedCard,
} from './status-changes.ts';
import type { TrialEntry, TrialOutcome } from './trial-entry.ts';

/** What the record of a payment that waits for a pop-up keeps as its card until somebody pays. */
export const waitsForPopUp = { isPopUp: true } as const;

/** Whether a payment is paid in a pop-up that was opened with it [PAY-29]. */
export const isPaidInPopUp = ({ card }: PaymentRecord): boolean => card?.['isPopUp'] === true;

/** Types whose customers approve in another app, so that nothing is known when the pop-up closes [PAY-32, PAY-178]. */
const approvedElsewhere: readonly string[] = ['upi'];

/** The order at the provider that the pop-up of a payment is opened with. */
export const popUpOrder = (transactionId: string): string => `order_${transactionId}`;

const statusIn = ({ type }: PaymentRecord, outcome: TrialOutcome): GatewayStatus | undefined =>
  outcome === 'approve' && approvedElsewhere.includes(type) ? 'pending' : statusOfOutcome[outcome];

/** A press of a button in the pop-up of a payment: the payment as it is then, or what the window does [PAY-175, PAY-179, PAY-180]. */
export const paidInPopUp = (
  record: PaymentRecord,
  known: TokenisedCard,
): RecordChange<TrialEntry | PaymentRecord> => {
  if (!openStatuses.includes(record.status)) return { result: record };
  // Who closes the window may open it again.
  if (known.outcome === 'cancel') return { result: { kind: 'given', given: {} } };
  const card = { ...known, ...waitsForPopUp };
  if (known.outcome === 'challenge') {
    const url = challengePage(record.transactionId);
    return { result: { kind: 'page', url }, card, events: [{ kind: 'challenge' }] };
  }
  const status = statusIn(record, known.outcome);
  if (!status) return { result: { kind: 'silent' }, events: [{ kind: 'timeout' }] };
  const used = { ...card, isUsed: true };
  return {
    ...movedTo(record, status),
    // Should the browser never come back, the shop is told all the same [PAY-151].
    tells: status === 'approved' || status === 'pending' ? 'later' : 'never',
    card: used,
    result: { ...record, status, card: used },
  };
};

/** Orders at the provider that were made before a payment have ids of their own kind. */
const orderPrefix = 'provider-order-';

export const providerOrderId = (random: string): string => `${orderPrefix}${random}`;

export const isProviderOrder = ({ transactionId }: Pick<PaymentRecord, 'transactionId'>): boolean =>
  transactionId.startsWith(orderPrefix);

/** The customer approved an order at the provider: the window hands over who they are, and by what the amount is held [PAY-23]. */
export const approvedOrder = (
  record: PaymentRecord,
  known: TokenisedCard,
): RecordChange<TrialEntry> => {
  if (record.status !== 'created') return { result: { kind: 'closed' } };
  if (known.outcome === 'timeout') return { result: { kind: 'silent' } };
  if (known.outcome === 'cancel' || known.outcome === 'exception') {
    return { result: { kind: 'given', given: {} }, events: [{ kind: known.outcome }] };
  }
  const payerId = `payer-${known.cardToken.slice(0, 8)}`;
  const given = { payerId, authorizationId: known.cardToken };
  const card = { ...known, payerId };
  return { result: { kind: 'given', given }, card, events: [{ kind: 'order-approved' }] };
};

/** Whether order, payer and authorisation belong together, and the amount is the one to be held [PAY-119]. */
const belongs = (
  order: PaymentRecord,
  { amount, type }: OpenedRecord,
  given: Readonly<Record<string, unknown>>,
  card: Readonly<Record<string, unknown>>,
): boolean =>
  order.type === type &&
  order.amount.minor === amount.minor &&
  order.amount.currency === amount.currency &&
  card['payerId'] !== undefined &&
  card['payerId'] === given['payerId'] &&
  card['cardToken'] === given['authorizationId'];

/** Takes an order at the provider for a payment, once: what it comes to; a decline where it is not for this payment [PAY-119]. */
export const takenOrder = (
  order: PaymentRecord | undefined,
  payment: OpenedRecord,
  given: Readonly<Record<string, unknown>>,
): RecordChange<TrialOutcome> => {
  if (!order || !isProviderOrder(order)) return { result: 'decline' };
  const { card = {}, status } = order;
  const { outcome = 'decline' } = card as Partial<TokenisedCard>;
  if (!belongs(order, payment, given, card)) return { result: 'decline' };
  if (status !== 'created') {
    return { result: card['takenFor'] === payment.transactionId ? outcome : 'decline' };
  }
  const { transactionId } = payment;
  const taken = { ...card, takenFor: transactionId };
  return { ...movedTo(order, 'captured', { transactionId }), card: taken, result: outcome };
};
