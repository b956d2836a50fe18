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
  PaymentNextStep,
  Refund,
  ReturnQuery,
} from '../../../core/payments/gateway-payment.ts';
import type { Money } from '../../../core/money/money.ts';
import type { PaymentGateway } from '../../../core/payments/payment-gateway.ts';
import { leadsBack } from '../../../core/payments/return-addresses.ts';
import { type Bank, bankOutcomes, type BankOutcome, type BankPayment } from './bank.ts';

/** What manifests call it. */
export const bankName = 'bank';

/** What the bank signs a payment's return address, pop-up and messages with. */
export const signatureOf = (id: string): string => `signed by the bank for ${id}`;

/** What a wallet gives that is to come to an outcome. */
export const tokenFor = (outcome: BankOutcome): string => `wallet:${outcome}`;

const outcomeOf = ({ token, encPaymentData }: Readonly<Record<string, unknown>>): BankOutcome =>
  bankOutcomes.find((outcome) => tokenFor(outcome) === (token ?? encPaymentData)) ?? 'decline';

const stateOf = ({ status, amount }: BankPayment): PaymentState => ({ status, amount });

const token = (text: string): PaymentNextStep => ({
  kind: 'token',
  token: text,
  tokenValidFrom: '2026-01-01T00:00:00.000Z',
});

/** A gateway that speaks for the bank of a model: every way to pay, and every misbehaviour on request. */
export class BankGateway implements PaymentGateway {
  readonly id = bankName;
  readonly testMode = true;
  readonly #bank: Bank;

  constructor(bank: Bank) {
    this.#bank = bank;
  }

  serves(): boolean {
    return true;
  }

  open(payment: NewPayment): Promise<Opening> {
    return this.#bank.asked(() => ({ step: this.#open(payment) }));
  }

  #open({ transactionId: id, type, amount, declared, wallet }: NewPayment): PaymentNextStep {
    const payment = this.#bank.open(id, type, amount);
    if (declared && leadsBack(declared)) {
      const kind = declared.flow === 'hosted-redirect' ? 'redirect' : 'iframe';
      return { kind, url: `https://bank.example/${id}` };
    }
    if (!wallet) return declared?.flow === 'pop-up' ? { kind: 'pop-up' } : token(id);
    const outcome = outcomeOf(wallet);
    if (declared?.stepUp) {
      payment.question ??= outcome === 'challenge' ? 'asked' : 'passed';
      payment.tokens.set(id, outcome);
      return { kind: 'step-up', sessionId: id };
    }
    const { orderId } = wallet;
    if (typeof orderId === 'string') return this.#takeOrder(payment, orderId);
    payment.isHeldByAnswer = true;
    if (payment.tokens.size === 0 && payment.status === 'created') payment.tokens.set(id, outcome);
    return this.#bank.hold(id, id) === 'asks'
      ? { kind: 'three-ds', url: `https://bank.example/${id}` }
      : { kind: 'none' };
  }

  /** An order that was approved in a pop-up pays for one payment of its amount. */
  #takeOrder(payment: BankPayment, orderId: string): PaymentNextStep {
    const order = this.#bank.find(orderId);
    const isOwn = order?.status === 'approved' && order.amount.minor === payment.amount.minor;
    if (payment.status === 'created') this.#bank.pay(payment.id, isOwn ? 'approve' : 'decline');
    if (isOwn) order.status = 'voided';
    return { kind: 'none' };
  }

  status({ transactionId }: OpenedPayment): Promise<PaymentState | undefined> {
    return this.#bank.asked(() => {
      const payment = this.#bank.find(transactionId);
      return payment && stateOf(payment);
    });
  }

  authorise({ transactionId: id }: OpenedPayment, cardToken: string): Promise<AuthoriseResult> {
    return this.#bank.asked((): AuthoriseResult => {
      const url = `https://bank.example/${id}`;
      if (this.#bank.hold(id, cardToken) === 'asks') return { kind: 'challenge', url };
      return { kind: 'status', ...stateOf(this.#bank.known(id)) };
    });
  }

  stepUp({ transactionId: id }: OpenedPayment, check: PayerCheck): Promise<PayerCheckResult> {
    return this.#bank.asked((): PayerCheckResult => {
      const { question } = this.#bank.known(id);
      if (check.sessionId !== id) return { kind: 'failed' };
      if (question === 'passed') return { kind: 'completed', response: id };
      return { kind: 'challenge', url: `https://bank.example/${id}`, accessToken: 'access' };
    });
  }

  createOrder({ type, amount }: NewProviderOrder): Promise<{ readonly orderId: string }> {
    return this.#bank.asked(() => ({ orderId: this.#bank.openOrder(type, amount) }));
  }

  async verifyReturn({ transactionId }: OpenedPayment, query: ReturnQuery): Promise<boolean> {
    return (query['signature'] ?? query['mac2']) === signatureOf(transactionId);
  }

  capture({ transactionId }: OpenedPayment, _amount: Money): Promise<PaymentState> {
    return this.#bank.asked(() => stateOf(this.#bank.capture(transactionId)));
  }

  void({ transactionId }: OpenedPayment): Promise<PaymentState> {
    return this.#bank.asked(() => stateOf(this.#bank.void(transactionId)));
  }

  refund({ transactionId }: OpenedPayment, { key, amount }: Refund): Promise<PaymentState> {
    return this.#bank.asked(() => stateOf(this.#bank.refund(transactionId, key, amount.minor)));
  }

  async verifyNotification({ body }: GatewayMessage): Promise<GatewayNotice | undefined> {
    const { notificationId, transactionId, signature } = JSON.parse(body) as GatewayNotice & {
      readonly signature?: string;
    };
    return signature === signatureOf(transactionId) ? { notificationId, transactionId } : undefined;
  }
}
