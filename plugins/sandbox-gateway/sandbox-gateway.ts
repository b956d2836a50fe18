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
import { captured, refunded, stateOfRecord, voided } from '../../core/payments/record-moves.ts';
import type { MerchantQuestion } from '../../core/payments/wallet.ts';
import { readNotice, signedPart } from './notice.ts';
import { returnPart } from './return-part.ts';
import { SandboxTrial } from './sandbox-trial.ts';
import { movedTo, openStatuses, statusOfOutcome, type TokenisedCard } from './status-changes.ts';
import { outcomeOfWallet } from './trial-card.ts';

/** What manifests call it [PAY-141]. */
export const sandboxName = 'sandbox';

/** Where the server shows its pages. */
const pagesPath = '/sandbox/gateway';

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
    const url = `${pagesPath}/three-ds/${transactionId}`;
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

  /** It has a card form whose token pays, and takes what the sheet of a wallet gives. */
  serves(_type: string, { flow, frame, stepUp = false }: DeclaredPaymentType): boolean {
    return !stepUp && (frame === 'card-form' || flow === 'wallet-sheet');
  }

  async open(payment: NewPayment): Promise<Opening> {
    const { payments } = this.#installation;
    const token = randomBytes(24).toString('base64url');
    const kept = await payments.open(this.id, payment, token);
    const { wallet } = payment;
    if (!wallet) {
      const tokenValidFrom = kept.createdAt.toISOString();
      return { step: { kind: 'token', token: kept.token, tokenValidFrom } };
    }
    const outcome = outcomeOfWallet(wallet);
    const end = await payments.change(payment.transactionId, (record) =>
      heldByWallet(outcome, record),
    );
    return end === 'silent' ? silence() : { step: { kind: 'none' } };
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
    const { hash = '', ...said } = query;
    return isSame(await this.#sign(returnPart(transactionId, said)), hash);
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
