import { createHash } from 'node:crypto';
import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import type { Money } from '../../core/money/money.ts';
import { amountText, minorOfText } from '../../core/gateways/amount-text.ts';
import { headerOf } from '../../core/gateways/message-header.ts';
import type { Provider, ProviderPayment, ProviderStatus } from '../../core/gateways/provider.ts';
import { ProviderAnswerError, type ProviderPart } from '../../core/gateways/provider-answer.ts';
import { isSameText } from '../../core/gateways/same-text.ts';
import type { ReturnName } from '../../core/payments/return-addresses.ts';
import { notificationAddress, returnAddress } from '../../core/gateways/site-addresses.ts';
import type {
  GatewayMessage,
  GatewayNotice,
  NewPayment,
  OpenedPayment,
  Opening,
  ReturnQuery,
} from '../../core/payments/gateway-payment.ts';
import { HipayClient, type HipayServer } from './hipay-client.ts';
import { returnSignatures } from './return-signature.ts';

const each = (codes: string, status: ProviderStatus): [string, ProviderStatus][] =>
  codes.split(' ').map((code) => [code, status]);

/** What HiPay's status codes mean, the one that counts before the others of its order first. */
const statuses: Readonly<Record<string, ProviderStatus>> = Object.fromEntries([
  ...each('117 118 119 124 125 126 165 166 168 169 171 177', 'taken'),
  ...each('116 173', 'held'),
  ...each('103 112 140 141 142 144 174 200', 'pending'),
  ...each('115 143 175 114', 'cancelled'),
  ...each('108 109 110 111 113 163 178', 'declined'),
]);

const ranks: readonly ProviderStatus[] = ['taken', 'held', 'pending', 'cancelled', 'declined'];

/** HiPay's hosted page, captured when the shop says so [GTW-13]. */
export class Hipay implements Provider {
  readonly #server: HipayServer;
  readonly #client: HipayClient;

  constructor(server: HipayServer) {
    this.#server = server;
    this.#client = new HipayClient(server);
  }

  serves(_type: string, { flow }: DeclaredPaymentType): boolean {
    return flow === 'hosted-redirect';
  }

  async open(payment: NewPayment): Promise<Opening> {
    const { transactionId, amount, reference, customer } = payment;
    const { manifest } = this.#server;
    const page = (name: ReturnName) => returnAddress(payment, name, manifest);
    const values = {
      orderid: transactionId,
      operation: 'Authorization',
      description: reference,
      amount: amountText(amount),
      currency: amount.currency,
      email: customer?.email,
      accept_url: page('accept'),
      decline_url: page('decline'),
      pending_url: page('pending'),
      exception_url: page('exception'),
      cancel_url: page('cancel'),
      notify_url: notificationAddress(manifest, 'hipay'),
    };
    const answer = await this.#client.post('hpayment', values, reference);
    if (answer.text('order', 'id') !== transactionId) {
      throw new ProviderAnswerError(reference, 'is about another payment');
    }
    return { step: { kind: 'redirect', url: answer.text('forwardUrl') }, memory: { page: 'open' } };
  }

  async find(payment: OpenedPayment): Promise<ProviderPayment | undefined> {
    const { transactionId, reference, amount, memory } = payment;
    const answer = await this.#client.get(`transaction?orderid=${transactionId}`, reference);
    const list = answer.list('transaction');
    const one = answer.part('transaction');
    const found = [...list, ...(one.find('transactionReference') === undefined ? [] : [one])];
    const status = (transaction: ProviderPart) => transaction.word(statuses, 'status');
    const rank = (transaction: ProviderPart) => ranks.indexOf(status(transaction));
    const [best] = found.toSorted((first, other) => rank(first) - rank(other));
    if (!best) return memory['page'] === undefined ? undefined : { status: 'open', amount };
    if (best.text('order', 'id') !== transactionId) {
      throw new ProviderAnswerError(reference, 'is about another payment');
    }
    const isTaken = status(best) === 'taken';
    return {
      status: status(best),
      amount: {
        minor: minorOfText(best.text('order', 'amount')),
        currency: best.text('order', 'currency'),
      },
      memory: { transaction: best.text('transactionReference') },
      ...(isTaken && { taken: minorOfText(best.text('capturedAmount')) }),
    };
  }

  async take(payment: OpenedPayment, amount: Money): Promise<undefined> {
    await this.#change(payment, 'capture', 'capture', amount);
  }

  async letGo(payment: OpenedPayment, { status }: ProviderPayment): Promise<undefined> {
    if (status === 'held') await this.#change(payment, 'cancel', 'cancel');
  }

  async giveBack(payment: OpenedPayment, amount: Money, key: string): Promise<undefined> {
    await this.#change(payment, 'refund', `refund-${key}`, amount);
  }

  async isOwnReturn({ transactionId }: OpenedPayment, query: ReturnQuery): Promise<boolean> {
    const returned = new URLSearchParams(query['returnQuery']);
    const hash = returned.get('hash') ?? '';
    return (
      returned.get('orderid') === transactionId &&
      returnSignatures(returned, (text) => this.#digest(text), this.#passphrase).some((signature) =>
        isSameText(signature, hash),
      )
    );
  }

  async readNotice(message: GatewayMessage): Promise<GatewayNotice | undefined> {
    const signature = this.#digest(message.body + this.#passphrase);
    if (!isSameText(signature, headerOf(message, 'x-allopass-signature'))) return undefined;
    const form = new URLSearchParams(message.body);
    const [transactionId, status] = [form.get('order[id]'), form.get('status')];
    if (!transactionId || !status) return undefined;
    const notificationId = [form.get('transaction_reference'), form.get('attempt_id'), status];
    return { notificationId: notificationId.join('.'), transactionId };
  }

  /** Once by its operation id: how the payment stands was asked before. */
  async #change(
    { transactionId, memory, reference }: OpenedPayment,
    operation: string,
    name: string,
    amount?: Money,
  ): Promise<void> {
    const { transaction } = memory;
    if (transaction === undefined) throw new ProviderAnswerError(reference, 'names no transaction');
    const values = {
      operation,
      operation_id: `${transactionId}-${name}`,
      amount: amount && amountText(amount),
    };
    await this.#client.post(`maintenance/transaction/${transaction}`, values, transaction);
  }

  get #passphrase(): string {
    return this.#server.variable(this.#server.options.passphraseVariable);
  }

  #digest(text: string): string {
    return createHash(this.#server.options.hash).update(text).digest('hex');
  }
}
