import type {
  AuthoriseResult,
  GatewayMemory,
  NewPayment,
  OpenedPayment,
  PayerCheck,
  PayerCheckResult,
  PaymentNextStep,
  PaymentState,
  Refund,
  ReturnQuery,
} from '../../core/payments/gateway-payment.ts';
import type { GatewayStatus } from '../../core/payments/gateway-status.ts';
import type { MoneyStep } from '../../core/payments/held-money.ts';
import type { PaymentGateway } from '../../core/payments/payment-gateway.ts';
import { declaredType } from '../../core/payments/payment-types.ts';
import type { Intent } from '../intents/intent-repository.ts';
import { rememberForGateway } from '../intents/write-intent.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { gatewayOf } from './gateways.ts';

type MoneyCall = Extract<MoneyStep, { kind: 'call' }>['call'];

/** What a request has for the opening of its payment. */
export type GivenToOpen = Pick<NewPayment, 'returnAddresses' | 'wallet'>;

/** The key of the refund that gives back all of an order's money. */
const wholeRefund = 'whole';

/** Whether a provider says it holds, or has taken, what it was asked to. */
const isAsAsked = (
  { status, amount }: PaymentState,
  { minor, currency }: OpenedPayment['amount'],
): boolean => {
  if (!amount || (status !== 'approved' && status !== 'captured')) return true;
  if (amount.currency !== currency) return false;
  return status === 'captured' ? amount.minor <= minor : amount.minor === minor;
};

/** Whether the payer is authenticated before the payment of an order is held [PAY-66]. */
export const hasStepUp = (
  { markets }: Pick<OrderContext, 'markets'>,
  { market, payment_type: type }: Pick<Intent, 'market' | 'payment_type'>,
): boolean => {
  const payments = markets.byId(market)?.market.manifest.payments;
  return payments !== undefined && declaredType(type, payments)?.stepUp === true;
};

/**
 * The payment of an order at its gateway. What the gateway wants kept is kept with the order, and an approval of another
 * amount than was asked for is believed by nobody [GTW-19]. Every method throws when the gateway cannot be reached or
 * answers what is not understood.
 */
export class PaymentAtGateway {
  readonly #context: OrderContext;
  readonly #gateway: PaymentGateway;
  readonly #intent: Intent;
  #memory: GatewayMemory;

  constructor(context: OrderContext, intent: Intent) {
    this.#context = context;
    this.#gateway = gatewayOf(context, intent);
    this.#intent = intent;
    this.#memory = intent.gateway_memory as GatewayMemory;
  }

  /** Opens it, or finds what was opened before. @param given what the request has for it */
  async open(given: GivenToOpen = {}): Promise<PaymentNextStep> {
    const { name, email, phone } = this.#intent.request.customer;
    const { memory: _none, ...facts } = this.#payment;
    const running = this.#context.markets.byId(this.#intent.market);
    const declared = declaredType(facts.type, running?.market.manifest.payments ?? {});
    const { step, memory } = await this.#gateway.open({
      ...facts,
      customer: { name, email, phone },
      ...(declared && { declared }),
      ...given,
    });
    await this.#remember(memory);
    return step;
  }

  /** How it stands, whatever the amount: for money that is to be taken or to go back. */
  async status(): Promise<GatewayStatus | undefined> {
    return (await this.#state())?.status;
  }

  /** How it stands, for whoever would place its order. @throws when the provider approved another amount */
  async standing(): Promise<GatewayStatus | undefined> {
    const state = await this.#state();
    return state && this.#asAsked(state).status;
  }

  /** Holds it. @throws when the provider approved another amount */
  async authorise(token: string): Promise<AuthoriseResult> {
    const result = await this.#gateway.authorise(this.#payment, token);
    await this.#remember(result.memory);
    return result.kind === 'challenge' ? result : this.#asAsked(result);
  }

  /** Finds out whether it is the payer who pays. @throws where its gateway has no step-up */
  async stepUp(check: PayerCheck): Promise<PayerCheckResult> {
    const result = await this.#gateway.stepUp?.(this.#payment, check);
    if (!result) throw new Error(`The gateway '${this.#gateway.id}' has no step-up.`);
    await this.#remember(result.memory);
    return result;
  }

  /** Whether a return address is the provider's own; undefined where its addresses are not signed. */
  async isOwnReturn(query: ReturnQuery): Promise<boolean | undefined> {
    return this.#gateway.verifyReturn?.(this.#payment, query);
  }

  /** Gives back a part of it that a person wants given back [GTW-21]. */
  async refund(refund: Refund): Promise<void> {
    const state = await this.#gateway.refund(this.#payment, refund);
    await this.#remember(state.memory);
  }

  /**
   * Takes, lets go or gives back all of it.
   * @param givenBack what went back before, in minor units
   */
  async settle(call: MoneyCall, givenBack: number): Promise<void> {
    const payment = this.#payment;
    const { minor, currency } = payment.amount;
    const refund = { key: wholeRefund, amount: { minor: minor - givenBack, currency } };
    const state =
      call === 'capture'
        ? await this.#gateway.capture(payment, payment.amount)
        : call === 'void'
          ? await this.#gateway.void(payment)
          : await this.#gateway.refund(payment, refund);
    await this.#remember(state.memory);
  }

  get #payment(): OpenedPayment {
    const { transaction_id, payment_type, due_minor, currency, customer_order_reference } =
      this.#intent;
    return {
      transactionId: transaction_id,
      type: payment_type,
      amount: { minor: due_minor, currency },
      reference: customer_order_reference,
      memory: this.#memory,
    };
  }

  async #state(): Promise<PaymentState | undefined> {
    const state = await this.#gateway.status(this.#payment);
    await this.#remember(state?.memory);
    return state;
  }

  #asAsked<State extends PaymentState>(state: State): State {
    const { amount, reference } = this.#payment;
    if (isAsAsked(state, amount)) return state;
    const { minor, currency } = state.amount ?? amount;
    throw new Error(
      `The gateway says '${state.status}' of ${minor} ${currency} for ${reference}, which is ${amount.minor} ${amount.currency}.`,
    );
  }

  async #remember(memory: GatewayMemory | undefined): Promise<void> {
    const isKnown = Object.entries(memory ?? {}).every(
      ([key, value]) => this.#memory[key] === value,
    );
    if (!memory || isKnown) return;
    this.#memory = { ...this.#memory, ...memory };
    const { database } = this.#context;
    await rememberForGateway(database.db, this.#intent.transaction_id, memory);
  }
}
