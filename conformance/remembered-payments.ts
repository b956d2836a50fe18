import { randomBytes } from 'node:crypto';
import type {
  AuthoriseResult,
  GatewayMemory,
  NewPayment,
  OpenedPayment,
  PayerCheck,
  PayerCheckResult,
  PaymentNextStep,
  PaymentState,
  ReturnQuery,
} from '../core/payments/gateway-payment.ts';
import type { GatewayStatus } from '../core/payments/gateway-status.ts';
import type { PaymentGateway } from '../core/payments/payment-gateway.ts';

/** Names a payment as the server does: those of a day begin alike. */
export const newTransactionId = (): string =>
  `fff20260304${randomBytes(15).toString('hex').slice(1)}`;

/** The calls of a gateway by transaction id, with the memory kept between them as the engine keeps it. */
export class RememberedPayments {
  readonly #gateway: PaymentGateway;
  readonly #sample: Pick<NewPayment, 'type' | 'amount'>;
  readonly #payments = new Map<string, OpenedPayment>();

  /** @param sample what is opened where nothing else is said */
  constructor(gateway: PaymentGateway, sample: Pick<NewPayment, 'type' | 'amount'>) {
    this.#gateway = gateway;
    this.#sample = sample;
  }

  /** A payment that is not opened yet. */
  fresh(): NewPayment {
    const transactionId = newTransactionId();
    return { ...this.#sample, transactionId, reference: transactionId.slice(-8) };
  }

  async open(payment: NewPayment): Promise<PaymentNextStep> {
    const { transactionId, type, amount, reference } = payment;
    const { step, memory } = await this.#gateway.open(payment);
    const before = this.#payments.get(transactionId)?.memory ?? {};
    this.#payments.set(transactionId, { transactionId, type, amount, reference, memory: before });
    this.#keep(transactionId, memory);
    return step;
  }

  /** Opens a fresh payment; its transaction id. */
  async opened(): Promise<string> {
    const payment = this.fresh();
    await this.open(payment);
    return payment.transactionId;
  }

  /** As the gateway is told of it. */
  of(transactionId: string): OpenedPayment {
    const found = this.#payments.get(transactionId);
    return found ?? { ...this.fresh(), transactionId, memory: {} };
  }

  async state(transactionId: string): Promise<PaymentState | undefined> {
    const state = await this.#gateway.status(this.of(transactionId));
    this.#keep(transactionId, state?.memory);
    return state;
  }

  async status(transactionId: string): Promise<GatewayStatus | undefined> {
    return (await this.state(transactionId))?.status;
  }

  /** Its status afterwards, or `challenge`. */
  async authorise(transactionId: string, token: string): Promise<GatewayStatus | 'challenge'> {
    const result: AuthoriseResult = await this.#gateway.authorise(this.of(transactionId), token);
    this.#keep(transactionId, result.memory);
    return result.kind === 'challenge' ? 'challenge' : result.status;
  }

  /** @throws where the gateway has no step-up */
  async stepUp(transactionId: string, check: PayerCheck): Promise<PayerCheckResult> {
    const result = await this.#gateway.stepUp?.(this.of(transactionId), check);
    if (!result) throw new Error('The gateway has no step-up.');
    this.#keep(transactionId, result.memory);
    return result;
  }

  async verifyReturn(transactionId: string, query: ReturnQuery): Promise<boolean | undefined> {
    return this.#gateway.verifyReturn?.(this.of(transactionId), query);
  }

  /** @param minor all of it where nothing is said */
  async capture(transactionId: string, minor?: number): Promise<PaymentState> {
    const payment = this.of(transactionId);
    const amount = { ...payment.amount, minor: minor ?? payment.amount.minor };
    return this.#told(transactionId, await this.#gateway.capture(payment, amount));
  }

  async void(transactionId: string): Promise<PaymentState> {
    return this.#told(transactionId, await this.#gateway.void(this.of(transactionId)));
  }

  /** @param minor all of it where nothing is said */
  async refund(transactionId: string, key = 'whole', minor?: number): Promise<PaymentState> {
    const payment = this.of(transactionId);
    const amount = { ...payment.amount, minor: minor ?? payment.amount.minor };
    return this.#told(transactionId, await this.#gateway.refund(payment, { key, amount }));
  }

  #told(transactionId: string, state: PaymentState): PaymentState {
    this.#keep(transactionId, state.memory);
    return state;
  }

  #keep(transactionId: string, memory: GatewayMemory = {}): void {
    const payment = this.#payments.get(transactionId);
    if (!payment) return;
    this.#payments.set(transactionId, { ...payment, memory: { ...payment.memory, ...memory } });
  }
}
