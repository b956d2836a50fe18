import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import type { Installation } from '../../core/installation.ts';
import type { GatewayRecord, RecordChange } from '../../core/payments/gateway-records.ts';
import type { TrialOutcome } from '../../core/payments/gateway-trial.ts';
import type { Money } from '../../core/money/money.ts';
import type {
  AuthoriseResult,
  GatewayMessage,
  GatewayNotice,
  NewPayment,
  OpenedPayment,
  Opening,
  PaymentState,
  Refund,
  ReturnQuery,
} from '../../core/payments/gateway-payment.ts';
import type { PaymentGateway } from '../../core/payments/payment-gateway.ts';
import { leadsBack } from '../../core/payments/return-addresses.ts';
import { captured, refunded, stateOfRecord, voided } from '../../core/payments/record-moves.ts';
import type { MerchantQuestion } from '../../core/payments/wallet.ts';
import { readNotice, signedPart } from './notice.ts';
import { signaturesOf } from './return-part.ts';
import { SandboxTrial } from './sandbox-trial.ts';
import {
  challengePage,
  movedTo,
  openStatuses,
  pagesPath,
  statusOfOutcome,
  type TokenisedCard,
} from './status-changes.ts';
import { outcomeOfGiven, cardOfGiven } from './trial-card.ts';

/** What manifests call it [PAY-141]. */
export const sandboxName = 'sandbox';

/** Kinds of flow that it has pages or tokens for. */
const servedFlows: readonly DeclaredPaymentType['flow'][] = [
  'embedded-frame',
  'hosted-redirect',
  'wallet-sheet',
];

/** Compares signatures in a time that tells nothing of where they differ. */
const isSame = (right: string, given: string): boolean => {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** The bank that never answers. */
const silence = (): Promise<never> => new Promise(() => undefined);

/** What a wallet's outcome makes of a payment, once; whether it stays silent [PAY-167, PAY-168, PAY-169, PAY-170, PAY-171]. */
const heldByWallet = (
  outcome: TrialOutcome,
  record: GatewayRecord | undefined,
): RecordChange<'silent' | 'told'> => {
  if (record?.status !== 'created') return { result: 'told' };
  if (outcome === 'timeout') return { result: 'silent', events: [{ kind: 'timeout' }] };
  const status = outcome === 'challenge' ? 'approved' : statusOfOutcome[outcome];
  return { ...movedTo(record, status ?? 'exception'), result: 'told' };
};

/** The same of a card that was typed at checkout, about which the bank may ask [PAY-28, PAY-163]. */
const heldByCard = (
  card: TokenisedCard,
  record: GatewayRecord | undefined,
): RecordChange<'silent' | 'told' | 'asked'> => {
  if (card.outcome !== 'challenge') return { ...heldByWallet(card.outcome, record), card };
  if (record?.status !== 'created') return { result: 'told' };
  const isNew = record.card === undefined;
  return { result: 'asked', ...(isNew && { card, events: [{ kind: 'challenge' }] }) };
};

/** Tries the card that a payment has, once: repeated, the token gets the answer of the first try. */
const tried = (
  record: GatewayRecord | undefined,
  cardToken: string,
): RecordChange<AuthoriseResult | 'silent'> => {
  if (!record) return { result: { kind: 'status', status: 'exception' } };
  const { status, transactionId } = record;
  const card = record.card as TokenisedCard | undefined;
  if (!openStatuses.includes(status)) return { result: { kind: 'status', status } };
  if (card?.cardToken !== cardToken) {
    return movedTo(record, 'declined', { reason: 'unknown card token' });
  }
  if (card.isUsed) return { result: { kind: 'status', status } };
  if (card.outcome === 'timeout') return { result: 'silent', events: [{ kind: 'timeout' }] };
  if (card.outcome === 'challenge') {
    const url = challengePage(transactionId);
    return { result: { kind: 'challenge', url }, events: [{ kind: 'challenge' }] };
  }
  const used = { card: { ...card, isUsed: true } };
  return { ...movedTo(record, statusOfOutcome[card.outcome] ?? 'exception'), ...used };
};

/**
 * A gateway that takes no money and remembers everything that happened to a payment [PAY-141, PAY-142, PAY-143, PAY-144,
 * PAY-145, PAY-146, PAY-147, PAY-148, PAY-149].
 */
export class SandboxGateway implements PaymentGateway {
  readonly id = sandboxName;
  readonly testMode = true;
  readonly merchantPath = pagesPath;
  readonly trial: SandboxTrial;
  readonly #installation: Installation;

  constructor(installation: Installation) {
    this.#installation = installation;
    this.trial = new SandboxTrial(installation, (payload) => this.#sign(payload));
  }

  /** It has card forms, pages of its own that lead back to the site, and takes what the sheet of a wallet gives. */
  serves(_type: string, { flow, stepUp = false }: DeclaredPaymentType): boolean {
    return !stepUp && servedFlows.includes(flow);
  }

  async open(payment: NewPayment): Promise<Opening> {
    const { payments } = this.#installation;
    const token = randomBytes(24).toString('base64url');
    const kept = await payments.open(this.id, payment, token);
    const { declared, transactionId, wallet } = payment;
    if (declared && leadsBack(declared)) {
      const isWhole = declared.flow === 'hosted-redirect';
      const url = `${pagesPath}/${isWhole ? 'pay' : 'frame'}/${transactionId}`;
      return { step: { kind: isWhole ? 'redirect' : 'iframe', url } };
    }
    if (!wallet) {
      const tokenValidFrom = kept.createdAt.toISOString();
      return { step: { kind: 'token', token: kept.token, tokenValidFrom } };
    }
    const outcome = outcomeOfGiven(wallet);
    const card = { ...cardOfGiven(wallet), cardToken: token, isUsed: outcome !== 'challenge' };
    const end = await payments.change<'silent' | 'told' | 'asked'>(transactionId, (record) =>
      declared?.frame === 'checkout-form'
        ? heldByCard({ ...card, outcome }, record)
        : heldByWallet(outcome, record),
    );
    if (end === 'silent') return silence();
    if (end === 'asked') return { step: { kind: 'three-ds', url: challengePage(transactionId) } };
    return { step: { kind: 'none' } };
  }

  /** A session as the wallet's maker would open it [PAY-173]. */
  async validateMerchant({ merchantIdentifier, displayName }: MerchantQuestion) {
    if (merchantIdentifier === 'invalid') throw new Error('The merchant is not known.');
    return {
      merchantSessionIdentifier: randomBytes(16).toString('hex'),
      merchantIdentifier,
      displayName,
      epochTimestamp: (await this.#installation.payments.now()).getTime(),
    };
  }

  async status({ transactionId }: OpenedPayment): Promise<PaymentState | undefined> {
    const record = await this.#installation.payments.find(transactionId);
    return record && stateOfRecord(record);
  }

  async authorise({ transactionId }: OpenedPayment, cardToken: string): Promise<AuthoriseResult> {
    const { payments } = this.#installation;
    const result = await payments.change(transactionId, (record) => tried(record, cardToken));
    return result === 'silent' ? silence() : result;
  }

  async verifyReturn({ transactionId }: OpenedPayment, query: ReturnQuery): Promise<boolean> {
    const signatures = await signaturesOf(transactionId, query, (text) => this.#sign(text));
    return signatures !== undefined && isSame(signatures.right, signatures.given);
  }

  capture({ transactionId }: OpenedPayment, amount: Money): Promise<PaymentState> {
    return this.#installation.payments.change(transactionId, (record) => captured(record, amount));
  }

  void({ transactionId }: OpenedPayment): Promise<PaymentState> {
    return this.#installation.payments.change(transactionId, voided);
  }

  refund({ transactionId }: OpenedPayment, refund: Refund): Promise<PaymentState> {
    return this.#installation.payments.change(transactionId, (record) => refunded(record, refund));
  }

  async verifyNotification({ body }: GatewayMessage): Promise<GatewayNotice | undefined> {
    const notice = readNotice(body);
    if (!notice) return undefined;
    const isOwn = isSame(await this.#sign(signedPart(notice)), notice.signature);
    const { notificationId, transactionId } = notice;
    return isOwn ? { notificationId, transactionId } : undefined;
  }

  async #sign(payload: string): Promise<string> {
    const secret = await this.#installation.secret('sandbox-gateway');
    return createHmac('sha256', secret).update(payload).digest('base64url');
  }
}
