import { randomBytes } from 'node:crypto';
import type { Money } from '../../../core/money/money.ts';
import type { GatewayStatus } from '../../../core/payments/gateway-status.ts';
import { Refusal } from '../../../core/server-half/plugin-route.ts';
import { type AnswerConduct, staySilent, toldLate } from './conduct.ts';
import { begun, checked, type PayerAnswer } from './payer-auth.ts';
import { popUpOrder, providerOrderId, takenOrder, waitsForPopUp } from './pop-ups.ts';
import { captured, type PaymentStanding, refunded, standingOf, voided } from './record-moves.ts';
import type { OpenedRecord, PaymentRecord, PaymentRecords, RecordChange } from './records.ts';
import {
  challengePage,
  movedTo,
  openStatuses,
  pagesPath,
  statusOfOutcome,
  type TokenisedCard,
} from './status-changes.ts';
import { cardOfGiven, hangsOfGiven, outcomeOfGiven } from './trial-card.ts';
import type { TrialOutcome } from './trial-entry.ts';

/** How a customer is to pay. */
export const ways = [
  /** In a form whose token the shop brings. */
  'card-form',
  /** On a page that leads back to the shop: in a frame, or in the whole window. */
  'framed-page',
  'hosted-page',
  'pop-up',
  /** With what was given before: by a wallet, by a card form, for an order that a pop-up approved, or once the payer is known. */
  'wallet',
  'card',
  'order',
  'step-up',
] as const;
export type Way = (typeof ways)[number];

/** A payment as a shop asks for it. */
export interface AskedPayment extends OpenedRecord {
  readonly way: Way;
  /** What the browser gave for it. It is looked at and forgotten. */
  readonly given?: Readonly<Record<string, unknown>>;
}

/** What the shop goes on with. */
export type NextStep =
  | { readonly next: 'none' }
  | { readonly next: 'form'; readonly token: string; readonly validFrom: string }
  | { readonly next: 'frame' | 'page' | 'bank'; readonly url: string }
  | { readonly next: 'pop-up'; readonly key: string; readonly order: string }
  | { readonly next: 'step-up'; readonly session: string; readonly url: string };

/** How a payment stands after a try to hold it, or the page on which the bank asks. */
export type HoldAnswer = PaymentStanding | { readonly bank: string };

/** What a wallet's outcome makes of a payment, once; whether it stays silent [PAY-167, PAY-168, PAY-169, PAY-170, PAY-171]. */
const heldByWallet = (
  outcome: TrialOutcome,
  record: PaymentRecord | undefined,
): RecordChange<'silent' | 'told'> => {
  if (record?.status !== 'created') return { result: 'told' };
  if (outcome === 'timeout') return { result: 'silent', events: [{ kind: 'timeout' }] };
  const status = outcome === 'challenge' ? 'approved' : statusOfOutcome[outcome];
  return { ...movedTo(record, status ?? 'exception'), result: 'told' };
};

/** The same of a card that was typed at checkout, about which the bank may ask [PAY-28, PAY-163]. */
const heldByCard = (
  card: TokenisedCard,
  record: PaymentRecord | undefined,
): RecordChange<'silent' | 'told' | 'asked'> => {
  if (card.outcome !== 'challenge') return { ...heldByWallet(card.outcome, record), card };
  if (record?.status !== 'created') return { result: 'told' };
  const isNew = record.card === undefined;
  return { result: 'asked', ...(isNew && { card, events: [{ kind: 'challenge' }] }) };
};

/** Tries the card that a payment has, once: repeated, the token gets the answer of the first try. */
const tried = (
  record: PaymentRecord | undefined,
  cardToken: string,
): RecordChange<HoldAnswer | 'silent'> => {
  if (!record) throw new Refusal(404, 'NO_SUCH_PAYMENT', 'There is no such payment.');
  const { status, transactionId } = record;
  const card = record.card as TokenisedCard | undefined;
  const stands = (reached: GatewayStatus) => standingOf({ ...record, status: reached });
  if (!openStatuses.includes(status)) return { result: stands(status) };
  if (card?.cardToken !== cardToken) {
    const moved = movedTo(record, 'declined', { reason: 'unknown card token' });
    return { ...moved, result: stands('declined') };
  }
  if (card.isUsed) return { result: stands(status) };
  if (card.outcome === 'timeout') return { result: 'silent', events: [{ kind: 'timeout' }] };
  if (card.outcome === 'challenge') {
    return { result: { bank: challengePage(transactionId) }, events: [{ kind: 'challenge' }] };
  }
  const reached = statusOfOutcome[card.outcome] ?? 'exception';
  return { ...movedTo(record, reached), card: { ...card, isUsed: true }, result: stands(reached) };
};

const randomToken = (): string => randomBytes(24).toString('base64url');

/**
 * What a shop asks of the provider: payments that take no money, each known by its transaction id, so that every call but that
 * for an order may be repeated [PAY-142, PAY-143, PAY-144].
 */
export class Payments {
  readonly #records: PaymentRecords;

  constructor(records: PaymentRecords) {
    this.#records = records;
  }

  async open({ way, given = {}, ...payment }: AskedPayment): Promise<NextStep> {
    const { transactionId } = payment;
    const token = randomToken();
    const { createdAt, token: kept } = await this.#records.open(payment, token);
    switch (way) {
      case 'framed-page':
        return { next: 'frame', url: `${pagesPath}/frame/${transactionId}` };
      case 'hosted-page':
        return { next: 'page', url: `${pagesPath}/pay/${transactionId}` };
      case 'step-up':
        return this.#beginStepUp(transactionId, given, token);
      case 'pop-up':
        return this.#openPopUp(transactionId);
      case 'card-form':
        return { next: 'form', token: kept, validFrom: createdAt.toISOString() };
      case 'order':
        return this.#hold(payment, given, await this.#takeOrder(payment, given), { way, token });
      case 'card':
      case 'wallet':
        return this.#hold(payment, given, outcomeOfGiven(given), { way, token });
    }
  }

  /** How a payment stands; undefined for one that was never opened. */
  async standing(transactionId: string): Promise<PaymentStanding | undefined> {
    const record = await this.#records.find(transactionId);
    if (record?.conduct.answers === 'never') return staySilent();
    return record && toldLate(record.conduct.answers, standingOf(record));
  }

  async authorise(transactionId: string, token: string): Promise<HoldAnswer> {
    const answer = await this.#told(transactionId, (record) => tried(record, token));
    return answer === 'silent' ? staySilent() : answer;
  }

  capture(transactionId: string, amount: Money): Promise<PaymentStanding> {
    return this.#told(transactionId, (record) => captured(record, amount));
  }

  void(transactionId: string): Promise<PaymentStanding> {
    return this.#told(transactionId, voided);
  }

  refund(transactionId: string, key: string, amount: Money): Promise<PaymentStanding> {
    return this.#told(transactionId, (record) => refunded(record, { key, amount }));
  }

  async checkPayer(transactionId: string, session: string): Promise<PayerAnswer> {
    return checked(await this.#records.find(transactionId), session);
  }

  /** Makes an order for a pop-up to approve [PAY-118]. */
  async createOrder(type: string, amount: Money): Promise<{ readonly orderId: string }> {
    const orderId = providerOrderId(randomBytes(12).toString('hex'));
    const order = { transactionId: orderId, type, amount, reference: orderId, returnAddresses: {} };
    await this.#records.open(order, '');
    return { orderId };
  }

  /** A change of which the shop is told as the conduct has it [GTW-05]. */
  async #told<Answer>(
    transactionId: string,
    decide: (record: PaymentRecord | undefined) => RecordChange<Answer>,
  ): Promise<Answer> {
    const { conduct, answer } = await this.#records.change<{
      readonly conduct: AnswerConduct;
      readonly answer?: Answer;
    }>(transactionId, (record) => {
      const asked = record?.conduct.answers ?? 'prompt';
      if (asked === 'never') return { result: { conduct: asked } };
      const change = decide(record);
      return { ...change, result: { conduct: asked, answer: change.result } };
    });
    return conduct === 'never' ? staySilent() : toldLate(conduct, answer as Answer);
  }

  async #hold(
    { transactionId }: OpenedRecord,
    given: Readonly<Record<string, unknown>>,
    outcome: TrialOutcome,
    { way, token }: { readonly way: Way; readonly token: string },
  ): Promise<NextStep> {
    const isUsed = outcome !== 'challenge';
    const card = { ...cardOfGiven(given), cardToken: token, isUsed, outcome };
    const end = await this.#records.change<'silent' | 'told' | 'asked'>(transactionId, (record) =>
      way === 'card' ? heldByCard(card, record) : heldByWallet(outcome, record),
    );
    if (end === 'silent') return staySilent();
    return end === 'asked' ? { next: 'bank', url: challengePage(transactionId) } : { next: 'none' };
  }

  /** The pop-up of a payment is opened with an order of its own [PAY-29]. */
  async #openPopUp(transactionId: string): Promise<NextStep> {
    await this.#records.change<void>(transactionId, (record) => ({
      result: undefined,
      ...(!record?.card && { card: waitsForPopUp }),
    }));
    return { next: 'pop-up', key: 'sandbox-key', order: popUpOrder(transactionId) };
  }

  /** Keeps what was given until its payer is authenticated [PAY-21, PAY-22]. */
  async #beginStepUp(
    transactionId: string,
    given: Readonly<Record<string, unknown>>,
    cardToken: string,
  ): Promise<NextStep> {
    const fresh = randomBytes(18).toString('base64url');
    const kept = { cardToken, sessionId: fresh, hangs: hangsOfGiven(given) };
    const session = await this.#records.change(transactionId, (record) =>
      begun(record, outcomeOfGiven(given), kept),
    );
    return { next: 'step-up', session, url: `${pagesPath}/collect/${transactionId}` };
  }

  /** What the order that was approved in a pop-up comes to; a decline where it is not for this payment [PAY-119]. */
  async #takeOrder(
    payment: OpenedRecord,
    given: Readonly<Record<string, unknown>>,
  ): Promise<TrialOutcome> {
    const { orderId } = given;
    if (typeof orderId !== 'string') return 'decline';
    return this.#records.change(orderId, (order) => takenOrder(order, payment, given));
  }
}
