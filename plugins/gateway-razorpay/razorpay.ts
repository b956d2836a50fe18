import { createHmac } from 'node:crypto';
import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import type { Money } from '../../core/money/money.ts';
import { providerMinor } from '../../core/gateways/amount-text.ts';
import { headerOf } from '../../core/gateways/message-header.ts';
import type {
  Provider,
  ProviderPayment,
  ProviderStatus,
  ProviderStep,
} from '../../core/gateways/provider.ts';
import { jsonOf, ProviderAnswerError, ProviderPart } from '../../core/gateways/provider-answer.ts';
import { isSameText } from '../../core/gateways/same-text.ts';
import type {
  GatewayMessage,
  GatewayNotice,
  NewPayment,
  OpenedPayment,
  Opening,
  ReturnQuery,
} from '../../core/payments/gateway-payment.ts';
import { RazorpayClient, type RazorpayServer } from './razorpay-client.ts';

/** What Razorpay's words for a payment mean, the one that counts before the others of its order first. */
const statuses: Readonly<Record<string, ProviderStatus>> = {
  captured: 'taken',
  refunded: 'taken',
  authorized: 'held',
  created: 'pending',
  failed: 'declined',
};

const ranks = Object.keys(statuses);

/** The rest of a payment of which less was to be captured: Razorpay captures all or nothing. */
const restRefund = 'uncaptured';

const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Razorpay's orders, paid in its pop-up with any of its methods, captured by hand [GTW-10]. */
export class Razorpay implements Provider {
  readonly #server: RazorpayServer;
  readonly #client: RazorpayClient;

  constructor(server: RazorpayServer) {
    this.#server = server;
    this.#client = new RazorpayClient(server);
  }

  serves(_type: string, { flow, payload }: DeclaredPaymentType): boolean {
    return flow === 'pop-up' && payload === undefined;
  }

  async open({ transactionId, amount, reference }: NewPayment): Promise<Opening> {
    const order =
      (await this.#orderOf(transactionId, reference)) ??
      (await this.#client.post(
        'orders',
        {
          amount: providerMinor(amount),
          currency: amount.currency,
          receipt: transactionId,
          payment: { capture: 'manual' },
          notes: { reference },
        },
        reference,
      ));
    const [orderId, minor] = [order.text('id'), order.whole('amount')];
    const currency = order.text('currency');
    if (minor !== amount.minor || currency !== amount.currency) {
      throw new ProviderAnswerError(reference, 'is about another amount');
    }
    const data = { orderId, amount: String(minor), currency };
    const step = { kind: 'pop-up', apikey: this.#server.options.keyId, data } as const;
    return { step, memory: { order: orderId } };
  }

  async find(payment: OpenedPayment): Promise<ProviderPayment | undefined> {
    const { transactionId, memory, reference, amount } = payment;
    const order = memory['order'] ?? (await this.#orderOf(transactionId, reference))?.text('id');
    if (order === undefined) return undefined;
    const [found] = await this.#paymentsOf(order, reference);
    if (!found) return { status: 'open', amount, memory: { order } };
    const [id, status] = [found.text('id'), found.word(statuses, 'status')];
    const held = { minor: found.whole('amount'), currency: found.text('currency') };
    const kept = { order, payment: id };
    if (status === 'taken') {
      const { [restRefund]: rest = 0, ...refunds } = await this.#refundsOf(id);
      return { status, amount: held, taken: held.minor - rest, refunds, memory: kept };
    }
    const isReleased = status === 'held' && memory['released'] === id;
    return { status: isReleased ? 'cancelled' : status, amount: held, memory: kept };
  }

  async take(payment: OpenedPayment, amount: Money): Promise<undefined> {
    const { memory, amount: held, reference } = payment;
    const all = { amount: providerMinor(held), currency: held.currency };
    await this.#client.post(`payments/${memory['payment']}/capture`, all, reference);
    const rest = { ...amount, minor: held.minor - amount.minor };
    if (rest.minor > 0) await this.giveBack(payment, rest, restRefund);
  }

  /** Razorpay has no call for it: what is not captured goes back by itself, after the time that is set there. */
  async letGo({ memory }: OpenedPayment, { status }: ProviderPayment): Promise<ProviderStep> {
    return status === 'held' ? { memory: { released: memory['payment'] ?? '' } } : {};
  }

  async giveBack(
    { memory, reference, transactionId }: OpenedPayment,
    amount: Money,
    key: string,
  ): Promise<undefined> {
    const { payment: id = '' } = memory;
    if (Object.hasOwn(await this.#refundsOf(id), key)) return;
    const receipt = `${transactionId.slice(-20)}-${key}`;
    const values = { amount: providerMinor(amount), receipt, notes: { key } };
    const refund = await this.#client.post(`payments/${id}/refund`, values, reference);
    if (refund.whole('amount') !== amount.minor) {
      throw new ProviderAnswerError(id, 'is about another amount');
    }
  }

  /** The pop-up signs its order with the payment; which one it was, Razorpay is asked. */
  async isOwnReturn({ memory, reference }: OpenedPayment, query: ReturnQuery): Promise<boolean> {
    const { order } = memory;
    const { orderid, signature = '' } = query;
    if (order === undefined || orderid !== order) return false;
    const secret = this.#server.variable(this.#server.options.keySecretVariable);
    const payments = await this.#paymentsOf(order, reference);
    return payments.some((one) =>
      isSameText(signatureOf(`${order}|${one.text('id')}`, secret), signature),
    );
  }

  async readNotice(message: GatewayMessage): Promise<GatewayNotice | undefined> {
    const { options, variable } = this.#server;
    const signature = signatureOf(message.body, variable(options.webhookSecretVariable));
    if (!isSameText(signature, headerOf(message, 'x-razorpay-signature'))) return undefined;
    const notice = new ProviderPart(jsonOf(message.body), 'a notice');
    const payment = notice.part('payload', 'payment', 'entity');
    const [id, order] = [payment.find('id'), payment.find('order_id')];
    if (id === undefined || order === undefined) return undefined;
    const transactionId = (await this.#client.get(`orders/${order}`, order)).text('receipt');
    return { notificationId: `${id}.${notice.text('event')}`, transactionId };
  }

  /** The first order that was made for a transaction. */
  async #orderOf(transactionId: string, about: string): Promise<ProviderPart | undefined> {
    const orders = await this.#client.get(`orders?receipt=${transactionId}`, about);
    return orders.list('items').findLast((one) => one.find('receipt') === transactionId);
  }

  /** The payments that were tried for an order, the one that counts first. */
  async #paymentsOf(order: string, about: string): Promise<readonly ProviderPart[]> {
    const payments = (await this.#client.get(`orders/${order}/payments`, about)).list('items');
    const rank = (one: ProviderPart) => ranks.indexOf(one.text('status'));
    return payments.toSorted((one, other) => rank(one) - rank(other));
  }

  async #refundsOf(payment: string): Promise<Readonly<Record<string, number>>> {
    const answer = await this.#client.get(`payments/${payment}/refunds?count=100`, payment);
    return Object.fromEntries(
      answer
        .list('items')
        .filter((refund) => refund.text('status') !== 'failed')
        .map((refund) => [
          refund.find('notes', 'key') ?? refund.text('id'),
          refund.whole('amount'),
        ]),
    );
  }
}
