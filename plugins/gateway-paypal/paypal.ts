import { randomUUID } from 'node:crypto';
import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import type { Money } from '../../core/money/money.ts';
import { amountText, minorOfText } from '../../core/gateways/amount-text.ts';
import { headerOf } from '../../core/gateways/message-header.ts';
import type {
  Provider,
  ProviderPayment,
  ProviderStatus,
  ProviderStep,
} from '../../core/gateways/provider.ts';
import { jsonOf, ProviderAnswerError, ProviderPart } from '../../core/gateways/provider-answer.ts';
import type {
  GatewayMessage,
  GatewayNotice,
  NewPayment,
  NewProviderOrder,
  OpenedPayment,
  Opening,
} from '../../core/payments/gateway-payment.ts';
import { Claims } from './claims.ts';
import { PaypalClient, type PaypalServer } from './paypal-client.ts';

/** What PayPal's words for an order mean that nothing is authorised of. */
const orderStatuses: Readonly<Record<string, ProviderStatus>> = {
  CREATED: 'open',
  SAVED: 'open',
  PAYER_ACTION_REQUIRED: 'open',
  APPROVED: 'open',
  VOIDED: 'cancelled',
};

/** What PayPal's words for an authorisation mean. */
const authorisationStatuses: Readonly<Record<string, ProviderStatus>> = {
  CREATED: 'held',
  PENDING: 'pending',
  DENIED: 'declined',
  VOIDED: 'cancelled',
  EXPIRED: 'cancelled',
  CAPTURED: 'taken',
  PARTIALLY_CAPTURED: 'taken',
};

/** An order that cannot be authorised: the bank, or PayPal, says no. */
const bankRefused = 422;

/** Captures and refunds that came to nothing. */
const undone = ['DECLINED', 'FAILED', 'CANCELLED'];

const amountOf = (money: Money) => ({ currency_code: money.currency, value: amountText(money) });

const moneyIn = (part: ProviderPart): Money => ({
  minor: minorOfText(part.text('value')),
  currency: part.text('currency_code'),
});

const signatureHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

/** PayPal's orders, authorised when the customer approves and captured when the shop says so [GTW-16]. */
export class Paypal implements Provider {
  readonly #server: PaypalServer;
  readonly #client: PaypalClient;
  readonly #claims: Claims;

  constructor(server: PaypalServer) {
    this.#server = server;
    this.#client = new PaypalClient(server);
    this.#claims = new Claims(() => server.database);
  }

  serves(_type: string, { flow, payload }: DeclaredPaymentType): boolean {
    return flow === 'pop-up' && payload === 'paypal';
  }

  /** An order for the pop-up, before the shop's own is pre-authorised [PAY-118]. */
  async createOrder({ amount }: NewProviderOrder): Promise<{ readonly orderId: string }> {
    const order = await this.#create(amount, randomUUID(), 'a new order');
    return { orderId: order.text('id') };
  }

  async open(payment: NewPayment): Promise<Opening> {
    const { transactionId, amount, reference, wallet } = payment;
    if (wallet) return this.#takeOver(payment, new ProviderPart(wallet, reference));
    const order = await this.#create(amount, `${transactionId}-order`, reference);
    const orderId = order.text('id');
    await this.#claims.claim(orderId, transactionId);
    const apikey = this.#server.options.clientId;
    return { step: { kind: 'pop-up', apikey, data: { orderId } }, memory: { order: orderId } };
  }

  async find(payment: OpenedPayment): Promise<ProviderPayment | undefined> {
    const { transactionId, reference, memory, amount } = payment;
    if (memory['refused'] !== undefined) return { status: 'declined', amount };
    const id = memory['order'] ?? (await this.#claims.orderOf(transactionId));
    if (id === undefined) return undefined;
    const order = await this.#client.get(`v2/checkout/orders/${id}`, reference);
    const [unit] = order.list('purchase_units');
    if (!unit) throw new ProviderAnswerError(reference, 'has no purchase');
    const authorisation = unit.list('payments', 'authorizations').at(-1);
    if (!authorisation) {
      const status = order.word(orderStatuses, 'status');
      return { status, amount: moneyIn(unit.part('amount')), memory: { order: id } };
    }
    const found = {
      status: authorisation.word(authorisationStatuses, 'status'),
      amount: moneyIn(authorisation.part('amount')),
      memory: { order: id, authorisation: authorisation.text('id') },
    };
    const [capture] = done(unit.list('payments', 'captures'));
    if (!capture) return found;
    const refunds = done(unit.list('payments', 'refunds')).map((refund): [string, number] => [
      refund.find('custom_id') ?? refund.text('id'),
      moneyIn(refund.part('amount')).minor,
    ]);
    return {
      ...found,
      status: 'taken',
      taken: moneyIn(capture.part('amount')).minor,
      refunds: Object.fromEntries(refunds),
      memory: { ...found.memory, capture: capture.text('id') },
    };
  }

  /** Authorises an order that the customer has approved, unless the pop-up did already. */
  async hold(payment: OpenedPayment): Promise<ProviderStep> {
    const { memory, reference } = payment;
    const order = await this.#client.get(`v2/checkout/orders/${memory['order']}`, reference);
    await this.#authorised(order, payment);
    return {};
  }

  async take(payment: OpenedPayment, amount: Money): Promise<undefined> {
    const body = { amount: amountOf(amount), final_capture: true };
    await this.#change(payment, 'authorisation', 'capture', body);
  }

  async letGo(payment: OpenedPayment, { status }: ProviderPayment): Promise<undefined> {
    if (status === 'held') await this.#change(payment, 'authorisation', 'void', {});
  }

  async giveBack(payment: OpenedPayment, amount: Money, key: string): Promise<undefined> {
    const body = { amount: amountOf(amount), custom_id: key };
    await this.#change(payment, 'capture', 'refund', body, key);
  }

  /** PayPal is asked whether a message is its own, to the letter, and which order it is about. */
  async readNotice(message: GatewayMessage): Promise<GatewayNotice | undefined> {
    const event = new ProviderPart(jsonOf(message.body), 'an event');
    const notificationId = event.find('id');
    const related = event.part('resource', 'supplementary_data', 'related_ids');
    const orderId = related.find('order_id') ?? event.find('resource', 'id');
    if (notificationId === undefined || orderId === undefined) return undefined;
    const asked = Object.entries(signatureHeaders).map(
      ([name, header]) => `"${name}":${JSON.stringify(headerOf(message, header))}`,
    );
    const webhookId = JSON.stringify(this.#server.options.webhookId);
    const body = `{${asked.join(',')},"webhook_id":${webhookId},"webhook_event":${message.body}}`;
    const path = 'v1/notifications/verify-webhook-signature';
    const answer = await this.#client.post(path, body, { key: randomUUID(), about: 'an event' });
    if (answer.text('verification_status') !== 'SUCCESS') return undefined;
    const transactionId = await this.#claims.transactionOf(orderId);
    return transactionId === undefined ? undefined : { notificationId, transactionId };
  }

  #create(amount: Money, key: string, about: string): Promise<ProviderPart> {
    const values = { intent: 'AUTHORIZE', purchase_units: [{ amount: amountOf(amount) }] };
    return this.#client.post('v2/checkout/orders', JSON.stringify(values), { key, about });
  }

  /** A payment by what the pop-up gave: its parts belong together, and to this payment alone [PAY-119]. */
  async #takeOver(payment: NewPayment, given: ProviderPart): Promise<Opening> {
    const { transactionId, reference } = payment;
    const refused = { step: { kind: 'none' }, memory: { refused: 'yes' } } as const;
    const order = given.find('orderId') ?? '';
    if (!/^[A-Z0-9]{1,36}$/.test(order)) return refused;
    const answer = await this.#client.get(`v2/checkout/orders/${order}`, reference);
    const [unit] = answer.list('purchase_units');
    const authorisation = unit?.list('payments', 'authorizations').at(-1);
    const agrees = (name: string, said: string | undefined): boolean =>
      [said, '', undefined].includes(given.find(name));
    const isWhole =
      agrees('payerId', answer.find('payer', 'payer_id')) &&
      agrees('authorizationId', authorisation?.find('id'));
    if (!unit || !isWhole) return refused;
    const held = moneyIn((authorisation ?? unit).part('amount'));
    const isAsAsked =
      held.minor === payment.amount.minor && held.currency === payment.amount.currency;
    if (!isAsAsked || !(await this.#claims.claim(order, transactionId))) return refused;
    const isHeld = authorisation !== undefined || (await this.#authorised(answer, payment));
    return isHeld ? { step: { kind: 'none' }, memory: { order } } : refused;
  }

  /** Authorises an order that the customer has approved; whether the bank let it. */
  async #authorised(
    order: ProviderPart,
    { transactionId, reference: about }: Pick<NewPayment, 'transactionId' | 'reference'>,
  ): Promise<boolean> {
    if (order.text('status') !== 'APPROVED') return false;
    const path = `v2/checkout/orders/${order.text('id')}/authorize`;
    try {
      await this.#client.post(path, '{}', { key: `${transactionId}-authorise`, about });
      return true;
    } catch (error) {
      if (error instanceof ProviderAnswerError && error.status === bankRefused) return false;
      throw error;
    }
  }

  async #change(
    { transactionId, memory, reference }: OpenedPayment,
    of: 'authorisation' | 'capture',
    name: string,
    body: object,
    which = '',
  ): Promise<void> {
    const id = memory[of];
    if (id === undefined) throw new ProviderAnswerError(reference, `names no ${of}`);
    const path = `v2/payments/${of === 'capture' ? 'captures' : 'authorizations'}/${id}/${name}`;
    const key = `${transactionId}-${name}-${which}`;
    await this.#client.post(path, JSON.stringify(body), { key, about: id });
  }
}

const done = (parts: readonly ProviderPart[]): readonly ProviderPart[] =>
  parts.filter((part) => !undone.includes(part.text('status')));
