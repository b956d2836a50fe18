import { createHmac } from 'node:crypto';
import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import type { Money } from '../../core/money/money.ts';
import type {
  Provider,
  ProviderPayment,
  ProviderStatus,
  ProviderStep,
} from '../../core/gateways/provider.ts';
import { ProviderAnswerError } from '../../core/gateways/provider-answer.ts';
import { isSameText } from '../../core/gateways/same-text.ts';
import { returnAddress } from '../../core/gateways/site-addresses.ts';
import type {
  GatewayMessage,
  GatewayNotice,
  NewPayment,
  OpenedPayment,
  Opening,
  ReturnQuery,
} from '../../core/payments/gateway-payment.ts';
import { amountXml, moneyOf, WorldpayClient, type WorldpayServer } from './worldpay-client.ts';
import { attribute, escaped, readXml, textIn, within } from './xml.ts';

const each = (words: string, status: ProviderStatus): [string, ProviderStatus][] =>
  words.split(' ').map((word) => [word, status]);

/** What the last event of a payment means. */
const statuses: ReadonlyMap<string, ProviderStatus> = new Map([
  ...each('SENT_FOR_AUTHORISATION SHOPPER_REDIRECTED', 'pending'),
  ...each('AUTHORISED CAPTURE_FAILED', 'held'),
  ...each('CAPTURED SETTLED SETTLED_BY_MERCHANT', 'taken'),
  ...each('SENT_FOR_REFUND REFUNDED REFUNDED_BY_MERCHANT REFUND_FAILED', 'taken'),
  ...each('REFUSED', 'declined'),
  ...each('CANCELLED EXPIRED', 'cancelled'),
  ...each('ERROR', 'failed'),
]);

const refundEvents = ['SENT_FOR_REFUND', 'REFUNDED', 'REFUNDED_BY_MERCHANT'];

/** Return pages by the name of Worldpay's parameter. */
const pages = {
  successURL: 'accept',
  pendingURL: 'pending',
  failureURL: 'decline',
  errorURL: 'exception',
  cancelURL: 'cancel',
} as const;

/** Worldpay's hosted page in a frame, captured when the shop says so [GTW-12]. */
export class Worldpay implements Provider {
  readonly #server: WorldpayServer;
  readonly #client: WorldpayClient;

  constructor(server: WorldpayServer) {
    this.#server = server;
    this.#client = new WorldpayClient(server);
  }

  serves(_type: string, { frame }: DeclaredPaymentType): boolean {
    return frame === 'provider-page';
  }

  async open(payment: NewPayment): Promise<Opening> {
    const { transactionId, amount, reference, customer } = payment;
    const { installationId } = this.#server.options;
    const installation =
      installationId === undefined ? '' : ` installationId="${escaped(installationId)}"`;
    const shopper = customer
      ? `<shopper><shopperEmailAddress>${escaped(customer.email)}</shopperEmailAddress></shopper>`
      : '';
    const order = `<submit><order orderCode="${transactionId}"${installation}><description>${escaped(reference)}</description>${amountXml(amount)}<paymentMethodMask><include code="ALL"/></paymentMethodMask>${shopper}</order></submit>`;
    const reply = await this.#client.send(order, reference, true);
    const page = textIn(reply, 'reference') ?? '';
    const orderKey = URL.canParse(page) ? new URL(page).searchParams.get('OrderKey') : null;
    if (!orderKey?.endsWith(`^${transactionId}`)) {
      throw new ProviderAnswerError(reference, 'has no page of this payment');
    }
    const url = new URL(page);
    for (const [name, end] of Object.entries(pages)) {
      url.searchParams.set(name, returnAddress(payment, end, this.#server.manifest));
    }
    return { step: { kind: 'iframe', url: url.href }, memory: { orderKey } };
  }

  async find(payment: OpenedPayment): Promise<ProviderPayment | undefined> {
    const { transactionId, reference, memory, amount: asked } = payment;
    const inquiry = `<inquiry><orderInquiry orderCode="${transactionId}"/></inquiry>`;
    const reply = await this.#client.send(inquiry, reference, true);
    if (!reply) {
      return memory['orderKey'] === undefined ? undefined : { status: 'open', amount: asked };
    }
    const order = within(reply, 'orderStatus');
    const paid = within(order, 'payment');
    const event = textIn(paid, 'lastEvent') ?? '';
    const status = statuses.get(event);
    if (status === undefined || attribute(order, 'orderCode') !== transactionId) {
      throw new ProviderAnswerError(reference, 'has no event that is understood');
    }
    const amount = moneyOf(within(paid, 'amount'), reference);
    const found = { status, amount, memory: { event } };
    const { taken, cancelled } = memory;
    if (status === 'held' && cancelled !== undefined) return { ...found, status: 'cancelled' };
    const isTaken = status === 'taken' || (status === 'held' && taken !== undefined);
    if (!isTaken) return found;
    return { ...found, status: 'taken', taken: taken === undefined ? amount.minor : Number(taken) };
  }

  async take(payment: OpenedPayment, amount: Money): Promise<ProviderStep> {
    const received = await this.#modify(
      payment,
      'capture',
      `<capture>${amountXml(amount)}</capture>`,
    );
    return {
      memory: { taken: String(moneyOf(within(received, 'amount'), payment.reference).minor) },
    };
  }

  async letGo(
    payment: OpenedPayment,
    { status }: ProviderPayment,
  ): Promise<ProviderStep | undefined> {
    if (status !== 'held') return undefined;
    await this.#modify(payment, 'cancel', '<cancel/>');
    return { memory: { cancelled: 'yes' } };
  }

  /** Worldpay knows no key of a refund again, so one that the shop may have forgotten is not made a second time. */
  async giveBack(payment: OpenedPayment, amount: Money, key: string): Promise<undefined> {
    const { memory, reference } = payment;
    const isKnown = Object.keys(memory).some((name) => name.startsWith('refund-'));
    if (refundEvents.includes(memory['event'] ?? '') && !isKnown) {
      throw new ProviderAnswerError(reference, 'tells of a refund that the shop does not know');
    }
    const refund = `<refund reference="${escaped(key)}">${amountXml(amount)}</refund>`;
    const received = await this.#modify(payment, 'refund', refund);
    if (moneyOf(within(received, 'amount'), reference).minor !== amount.minor) {
      throw new ProviderAnswerError(reference, 'is about another amount');
    }
  }

  /** The customer is led to the address of success with what was asked, authorised and signed. */
  async isOwnReturn({ memory, amount }: OpenedPayment, query: ReturnQuery): Promise<boolean> {
    const { options, variable } = this.#server;
    const { orderKey } = memory;
    const { mac2 = '' } = query;
    if (orderKey === undefined) return false;
    const signed = [orderKey, amount.minor, amount.currency, 'AUTHORISED'].join(':');
    const mac = createHmac('sha256', variable(options.macSecretVariable)).update(signed);
    return isSameText(mac.digest('hex'), mac2);
  }

  /** Order notifications are not signed: one is Worldpay's when Worldpay, asked, says the same. */
  async readNotice({ body }: GatewayMessage): Promise<GatewayNotice | undefined> {
    const told = within(within(readXml(body), 'notify'), 'orderStatusEvent');
    const [code, event] = [attribute(told, 'orderCode'), textIn(told, 'lastEvent')];
    if (code === undefined || event === undefined || !/^[0-9a-f]{40}$/.test(code)) return undefined;
    const inquiry = `<inquiry><orderInquiry orderCode="${code}"/></inquiry>`;
    const reply = await this.#client.send(inquiry, code, true);
    if (textIn(reply, 'lastEvent') !== event) return undefined;
    return { notificationId: `${code}.${event}`, transactionId: code };
  }

  async #modify({ transactionId, reference }: OpenedPayment, name: string, content: string) {
    const modification = `<modify><orderModification orderCode="${transactionId}">${content}</orderModification></modify>`;
    const reply = await this.#client.send(modification, reference, false);
    const received = within(reply, `${name}Received`);
    if (attribute(received, 'orderCode') === transactionId) return received;
    throw new ProviderAnswerError(reference, `does not say that the ${name} was received`);
  }
}
