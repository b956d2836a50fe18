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
  NewProviderOrder,
  OpenedPayment,
  Opening,
  PayerCheck,
  PayerCheckResult,
  PaymentState,
  Refund,
  ReturnQuery,
} from '../../core/payments/gateway-payment.ts';
import type { PaymentGateway } from '../../core/payments/payment-gateway.ts';
import { leadsBack } from '../../core/payments/return-addresses.ts';
import { captured, refunded, stateOfRecord, voided } from '../../core/payments/record-moves.ts';
import type { MerchantQuestion } from '../../core/payments/wallet.ts';
import { readNotice, signedPart } from './notice.ts';
import { begun, checked } from './payer-auth.ts';
import { popUpOrder, popUpPart, providerOrderId, takenOrder, waitsForPopUp } from './pop-ups.ts';
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
import { cardOfGiven, hangsOfGiven, outcomeOfGiven } from './trial-card.ts';

/** What manifests call it [PAY-141]. */
export const sandboxName = 'sandbox';

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
  readonly scriptsPath = `${pagesPath}/scripts`;
  readonly trial: SandboxTrial;
  readonly #installation: Installation;

  constructor(installation: Installation) {
    this.#installation = installation;
    this.trial = new SandboxTrial(installation, (payload) => this.#sign(payload));
  }

  /** It has card forms, pages of its own that lead back to the site, and stand-ins for sheets and pop-ups. */
  serves(_type: string, { flow }: DeclaredPaymentType): boolean {
    return flow !== 'offline';
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
    if (declared?.stepUp && wallet) return this.#beginStepUp(payment, wallet, token);
    if (declared?.flow === 'pop-up' && !wallet) return this.#openPopUp(transactionId);
    if (!wallet) {
      const tokenValidFrom = kept.createdAt.toISOString();
      return { step: { kind: 'token', token: kept.token, tokenValidFrom } };
    }
    const outcome =
      declared?.flow === 'pop-up' ? await this.#takeOrder(payment) : outcomeOfGiven(wallet);
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

  /** The pop-up of a payment is opened with an order of its own [PAY-29]. */
  async #openPopUp(transactionId: string): Promise<Opening> {
    await this.#installation.payments.change<void>(transactionId, (record) => ({
      result: undefined,
      ...(!record?.card && { card: waitsForPopUp }),
    }));
    const data = { orderId: popUpOrder(transactionId) };
    return { step: { kind: 'pop-up', apikey: 'sandbox-key', data } };
  }

  /** Keeps what was given until its payer is authenticated [PAY-21, PAY-22]. */
  async #beginStepUp(
    { transactionId }: NewPayment,
    given: NonNullable<NewPayment['wallet']>,
    cardToken: string,
  ): Promise<Opening> {
    const fresh = randomBytes(18).toString('base64url');
    const kept = { cardToken, sessionId: fresh, hangs: hangsOfGiven(given) };
    const sessionId = await this.#installation.payments.change(transactionId, (record) =>
      begun(record, outcomeOfGiven(given), kept),
    );
    const collectionUrl = `${pagesPath}/collect/${transactionId}`;
    return { step: { kind: 'step-up', sessionId, collectionUrl } };
  }

  async stepUp({ transactionId }: OpenedPayment, check: PayerCheck): Promise<PayerCheckResult> {
    return checked(await this.#installation.payments.find(transactionId), check);
  }

  async createOrder({ type, amount }: NewProviderOrder): Promise<{ readonly orderId: string }> {
    const orderId = providerOrderId(randomBytes(12).toString('hex'));
    const order = { transactionId: orderId, type, amount, reference: orderId };
    await this.#installation.payments.open(this.id, order, '');
    return { orderId };
  }

  /** What the order that was approved in a pop-up comes to; a decline where it is not for this payment [PAY-119]. */
  async #takeOrder(payment: NewPayment): Promise<TrialOutcome> {
    const { orderId } = payment.wallet ?? {};
    if (typeof orderId !== 'string') return 'decline';
    return this.#installation.payments.change(orderId, (order) => takenOrder(order, payment));
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
    const { orderid, paymentAuthorisationResponse = '', signature } = query;
    if (signature !== undefined) {
      const part = popUpPart(popUpOrder(transactionId), paymentAuthorisationResponse);
      return orderid === popUpOrder(transactionId) && isSame(await this.#sign(part), signature);
    }
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
