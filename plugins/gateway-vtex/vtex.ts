import { amountText, minorOfText } from '../../core/gateways/amount-text.ts';
import type {
  Provider,
  ProviderPayment,
  ProviderStatus,
  ProviderStep,
} from '../../core/gateways/provider.ts';
import { ProviderAnswerError, type ProviderPart } from '../../core/gateways/provider-answer.ts';
import { notificationAddress, returnAddress } from '../../core/gateways/site-addresses.ts';
import type { Money } from '../../core/money/money.ts';
import type {
  GatewayMessage,
  GatewayNotice,
  NewPayment,
  OpenedPayment,
  Opening,
} from '../../core/payments/gateway-payment.ts';
import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import { callbackAddress, Callbacks } from './callbacks.ts';
import { tokenisedCard } from './tokenised-card.ts';
import { VtexClient, type VtexServer } from './vtex-client.ts';

/** What the protocol's words for a payment mean. */
const statuses: ReadonlyMap<string, ProviderStatus> = new Map([
  ['approved', 'held'],
  ['denied', 'declined'],
  ['undefined', 'pending'],
]);

function statusOf(word: string, about: string): ProviderStatus {
  const status = statuses.get(word);
  if (status) return status;
  throw new ProviderAnswerError(about, 'has no status that is understood');
}

/** An amount as a number of the protocol's. */
const valueOf = (amount: Money): number => Number(amountText(amount));

/** A card that a form at checkout made tokens of, held by a provider of VTEX's Payment Provider Protocol [GTW-15]. */
export class Vtex implements Provider {
  readonly #server: VtexServer;
  readonly #client: VtexClient;
  readonly #callbacks: Callbacks;

  constructor(server: VtexServer) {
    this.#server = server;
    this.#client = new VtexClient(server);
    this.#callbacks = new Callbacks(() => server.database);
  }

  serves(_type: string, { frame }: DeclaredPaymentType): boolean {
    return frame === 'checkout-form';
  }

  async open(payment: NewPayment): Promise<Opening> {
    if (!payment.wallet) return { step: { kind: 'none' }, memory: { opened: 'yes' } };
    const { token = '', brand = '' } = payment.wallet;
    const { challenge: url, memory } = await this.#pay(payment, String(token), String(brand));
    const kept = { opened: 'yes', ...memory };
    return { step: url === undefined ? { kind: 'none' } : { kind: 'three-ds', url }, memory: kept };
  }

  async find(payment: OpenedPayment): Promise<ProviderPayment | undefined> {
    const { transactionId, amount, memory, reference } = payment;
    const told = await this.#callbacks.of(transactionId);
    const isOver = memory['made'] !== undefined && memory['made'] !== 'pending';
    const made = isOver || !told ? memory['made'] : statusOf(told.status, reference);
    if (made === undefined) {
      return memory['opened'] === undefined ? undefined : { status: 'open', amount };
    }
    const { taken, cancelled } = memory;
    const found = {
      status: made as ProviderStatus,
      amount,
      ...(!isOver && told && { memory: { authorization: told.authorization_id, tid: told.tid } }),
    };
    if (found.status !== 'held') return found;
    if (taken !== undefined) return { ...found, status: 'taken', taken: Number(taken) };
    return cancelled === undefined ? found : { ...found, status: 'cancelled' };
  }

  async hold(payment: OpenedPayment, token: string): Promise<ProviderStep> {
    return this.#pay(payment, token, '');
  }

  async take(payment: OpenedPayment, amount: Money): Promise<ProviderStep> {
    const answer = await this.#change(payment, 'settlements', 'capture', amount);
    const settlement = this.#done(answer, 'settleId', amount);
    return { memory: { taken: String(amount.minor), settlement } };
  }

  async letGo(
    payment: OpenedPayment,
    { status }: ProviderPayment,
  ): Promise<ProviderStep | undefined> {
    if (status !== 'held' && status !== 'pending') return undefined;
    this.#done(await this.#change(payment, 'cancellations', 'void'), 'cancellationId');
    return { memory: { cancelled: 'yes' } };
  }

  async giveBack(payment: OpenedPayment, amount: Money, key: string): Promise<undefined> {
    const answer = await this.#change(payment, 'refunds', `refund-${key}`, amount);
    this.#done(answer, 'refundId', amount);
  }

  readNotice(message: GatewayMessage): Promise<GatewayNotice | undefined> {
    return this.#callbacks.take(message, this.#callbackSecret);
  }

  get #callbackSecret(): string {
    return this.#server.variable(this.#server.options.callbackSecretVariable);
  }

  /** Holds the amount with the tokens of a card; what is no such token holds nothing. */
  async #pay(
    payment: NewPayment | OpenedPayment,
    token: string,
    brand: string,
  ): Promise<ProviderStep> {
    const { transactionId, amount, reference } = payment;
    const { options, manifest } = this.#server;
    const card = tokenisedCard(token);
    if (!card) return { memory: { made: 'declined' } };
    const address = notificationAddress(manifest, 'vtex');
    const methods = new Map(Object.entries(options.paymentMethods));
    const answer = await this.#client.post(
      '/payments',
      transactionId,
      {
        transactionId,
        reference,
        orderId: reference,
        merchantName: options.merchantName,
        shopperInteraction: 'ecommerce',
        paymentMethod: methods.get(brand.toLowerCase()) ?? brand,
        value: valueOf(amount),
        currency: amount.currency,
        installments: 1,
        card,
        callbackUrl: callbackAddress(address, transactionId, this.#callbackSecret),
        returnUrl: returnAddress({}, 'pending', manifest),
      },
      reference,
    );
    const status = statusOf(answer.text('status'), reference);
    const challenge = status === 'pending' ? answer.find('paymentUrl') : undefined;
    const [authorization, tid] = ['authorizationId', 'tid'].map((name) => answer.find(name) ?? '');
    await this.#callbacks.keep(transactionId, {
      status: answer.text('status'),
      authorization_id: authorization ?? '',
      tid: tid ?? '',
    });
    return {
      memory: { made: status, authorization: authorization ?? '', tid: tid ?? '' },
      ...(challenge !== undefined && { challenge }),
    };
  }

  /** A change by its own id, which the provider makes once. */
  async #change(
    { transactionId, memory, reference }: OpenedPayment,
    path: 'settlements' | 'cancellations' | 'refunds',
    name: string,
    amount?: Money,
  ): Promise<ProviderPart> {
    const { authorization, tid, settlement } = memory;
    const values = {
      transactionId,
      requestId: `${transactionId}-${name}`,
      authorizationId: authorization,
      tid,
      ...(amount && { value: valueOf(amount) }),
      ...(path === 'refunds' && { settleId: settlement }),
    };
    return this.#client.post(
      `/payments/${transactionId}/${path}`,
      transactionId,
      values,
      reference,
    );
  }

  /** The id of a change that was made. @throws ProviderAnswerError for one that was not, or not of its amount */
  #done(answer: ProviderPart, name: string, amount?: Money): string {
    const id = answer.text(name);
    if (amount && minorOfText(answer.text('value')) !== amount.minor) {
      throw new ProviderAnswerError(answer.text('paymentId'), 'is about another amount');
    }
    return id;
  }
}
