import { createHmac } from 'node:crypto';
import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import type { Money } from '../../core/money/money.ts';
import { minorOfText } from '../../core/gateways/amount-text.ts';
import { merchantSessions } from '../../core/gateways/apple-session.ts';
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
} from '../../core/payments/gateway-payment.ts';
import { amountOf } from './cybersource-amounts.ts';
import { CybersourceClient, type CybersourceServer } from './cybersource-client.ts';
import { PayerAuth } from './payer-auth.ts';
import { walletPart } from './wallet-part.ts';

/** What Cybersource's words for a payment mean. */
const statuses: Readonly<Record<string, ProviderStatus>> = {
  AUTHORIZED: 'held',
  PENDING: 'held',
  TRANSMITTED: 'held',
  AUTHORIZED_PENDING_REVIEW: 'pending',
  PENDING_REVIEW: 'pending',
  DECLINED: 'declined',
  REJECTED: 'declined',
  INVALID_REQUEST: 'declined',
  REVERSED: 'cancelled',
  VOIDED: 'cancelled',
};

/** A token that is wrong, or was used, is refused with this. */
const wrongToken = 400;

const amountsIn = (answer: ProviderPart): ProviderPart =>
  answer.part('orderInformation', 'amountDetails');

/** The moment that a capture context was made, by its own word. */
function issuedAt(context: string): string {
  const [, sealed = ''] = context.split('.');
  const claims = new ProviderPart(
    jsonOf(Buffer.from(sealed, 'base64url').toString('utf8')),
    'the capture context',
  );
  return new Date(claims.whole('iat') * 1000).toISOString();
}

/** Cybersource's microform and wallets, held at once and captured when the shop says so [GTW-11]. */
export class Cybersource implements Provider {
  readonly #server: CybersourceServer;
  readonly #client: CybersourceClient;
  readonly #payerAuth: PayerAuth;
  readonly validateMerchant: Provider['validateMerchant'];

  constructor(server: CybersourceServer) {
    this.#server = server;
    this.#client = new CybersourceClient(server);
    this.#payerAuth = new PayerAuth(this.#client, server.options);
    this.validateMerchant = merchantSessions(server);
  }

  serves(_type: string, { flow, frame, payload, stepUp = false }: DeclaredPaymentType): boolean {
    const wallets = ['googlePay', ...(this.validateMerchant ? ['applePay'] : [])];
    const isWallet = flow === 'wallet-sheet' && wallets.includes(payload ?? '');
    const isPopUp = flow === 'pop-up' && payload === 'visaCheckout';
    return isWallet || isPopUp || (frame === 'card-form' && !stepUp);
  }

  stepUp: Provider['stepUp'] = (payment, check) => this.#payerAuth.check(payment, check);

  async open(payment: NewPayment): Promise<Opening> {
    if (payment.wallet && payment.declared?.stepUp) return this.#payerAuth.begin(payment);
    if (payment.wallet) {
      const step = await this.#pay(payment, walletPart(payment.wallet, payment.reference));
      return { step: { kind: 'none' }, memory: { opened: 'yes', ...step.memory } };
    }
    const { status, body } = await this.#client.postForText('/microform/v2/sessions', {
      targetOrigins: this.#server.manifest.hosts.slice(0, 9).map((host) => `https://${host}`),
      allowedCardNetworks: this.#server.options.cardNetworks,
      clientVersion: 'v2',
    });
    if (status !== 201) {
      throw new ProviderAnswerError(payment.reference, `is a refusal (${status})`, status);
    }
    const step = { kind: 'token', token: body, tokenValidFrom: issuedAt(body) } as const;
    return { step, memory: { opened: 'yes' } };
  }

  async find(payment: OpenedPayment): Promise<ProviderPayment | undefined> {
    const { memory, reference, amount: asked } = payment;
    const id = memory['payment'] ?? (await this.#search(payment));
    if (id === undefined) {
      if (memory['refused'] !== undefined) return { status: 'declined', amount: asked };
      return memory['opened'] === undefined ? undefined : { status: 'open', amount: asked };
    }
    const answer = await this.#client.get(`/tss/v2/transactions/${id}`, reference);
    const made = answer ? this.#read(answer, payment) : rememberedIn(payment);
    const found = { ...made, memory: { payment: id } };
    if (found.status !== 'held') return found;
    const { taken, cancelled } = memory;
    if (taken !== undefined) return { ...found, status: 'taken', taken: Number(taken) };
    return cancelled === undefined ? found : { ...found, status: 'cancelled' };
  }

  async hold(payment: OpenedPayment, token: string): Promise<ProviderStep> {
    if (token === '') return {};
    if (payment.memory['session'] === undefined) {
      return this.#pay(payment, { tokenInformation: { transientTokenJwt: token } });
    }
    const means = this.#payerAuth.means(payment, token);
    return means ? this.#pay(payment, means) : {};
  }

  async take(payment: OpenedPayment, amount: Money): Promise<ProviderStep> {
    const answer = await this.#change(payment, 'payments', 'capture', 'captures', amount);
    return { memory: { taken: String(amount.minor), capture: answer.text('id') } };
  }

  async letGo(
    payment: OpenedPayment,
    { status, amount }: ProviderPayment,
  ): Promise<ProviderStep | undefined> {
    if (status !== 'held') return undefined;
    const { transactionId, memory, reference } = payment;
    const { orderInformation } = amountOf(amount);
    const { totalAmount } = orderInformation.amountDetails;
    const values = {
      clientReferenceInformation: { code: transactionId },
      reversalInformation: { amountDetails: { totalAmount, currency: amount.currency } },
    };
    const about = { key: `${transactionId}-reversal`, about: reference };
    const path = `/pts/v2/payments/${memory['payment']}/reversals`;
    (await this.#client.post(path, values, about)).word({ REVERSED: true }, 'status');
    return { memory: { cancelled: 'yes' } };
  }

  async giveBack(payment: OpenedPayment, amount: Money, key: string): Promise<undefined> {
    await this.#change(payment, 'captures', `refund-${key}`, 'refunds', amount);
  }

  async readNotice(message: GatewayMessage): Promise<GatewayNotice | undefined> {
    const { variable, options } = this.#server;
    const said = new Map(
      headerOf(message, 'v-c-signature')
        .split(';')
        .map((part): [string, string] => {
          const [name = '', ...value] = part.trim().split('=');
          return [name, value.join('=')];
        }),
    );
    const key = Buffer.from(variable(options.webhookKeyVariable), 'base64');
    const signed = `${said.get('t') ?? ''}.${message.body}`;
    const signature = createHmac('sha256', key).update(signed).digest('base64');
    if (!isSameText(signature, said.get('sig') ?? '')) return undefined;
    const notice = new ProviderPart(jsonOf(message.body), 'a notice');
    const notificationId = notice.find('notificationId');
    const transactionId = notice.find('payload', 'data', 'clientReferenceInformation', 'code');
    if (notificationId === undefined || transactionId === undefined) return undefined;
    return { notificationId, transactionId };
  }

  /** Holds the amount with what stands for the card. A token that is wrong, or was used, holds nothing. */
  async #pay(payment: NewPayment | OpenedPayment, means: object): Promise<ProviderStep> {
    const { transactionId, amount, reference } = payment;
    const { processingInformation = {}, ...rest } = means as {
      readonly processingInformation?: object;
    };
    const values = {
      clientReferenceInformation: { code: transactionId },
      processingInformation: { ...processingInformation, capture: false },
      ...amountOf(amount),
      ...rest,
    };
    const about = { key: `${transactionId}-${tokenKey(rest)}`, about: reference };
    try {
      const answer = await this.#client.post('/pts/v2/payments', values, about);
      const status = answer.word(statuses, 'status');
      const held =
        status === 'held'
          ? {
              minor: minorOfText(amountsIn(answer).text('authorizedAmount')),
              currency: amountsIn(answer).text('currency'),
            }
          : amount;
      const { minor, currency } = held;
      return {
        memory: { payment: answer.text('id'), made: status, minor: String(minor), currency },
      };
    } catch (error) {
      const isRefused = error instanceof ProviderAnswerError && error.status === wrongToken;
      if (!isRefused) throw error;
      return { memory: { refused: 'yes' } };
    }
  }

  #read(answer: ProviderPart, { transactionId, reference }: OpenedPayment): ProviderPayment {
    if (answer.text('clientReferenceInformation', 'code') !== transactionId) {
      throw new ProviderAnswerError(reference, 'is about another payment');
    }
    return {
      status: answer.word(statuses, 'applicationInformation', 'status'),
      amount: {
        minor: minorOfText(amountsIn(answer).text('totalAmount')),
        currency: amountsIn(answer).text('currency'),
      },
    };
  }

  /** A payment whose answer was lost; one that was never tried is not there either. */
  async #search({ transactionId, reference }: OpenedPayment): Promise<string | undefined> {
    const query = `clientReferenceInformation.code:${transactionId}`;
    const values = { query, limit: 1, sort: 'submitTimeUtc:desc' };
    const about = { key: `search-${transactionId}`, about: reference };
    const answer = await this.#client.post('/tss/v2/searches', values, about);
    const [found] = answer.list('_embedded', 'transactionSummaries');
    return found?.text('id');
  }

  async #change(
    { transactionId, memory, reference }: OpenedPayment,
    of: 'payments' | 'captures',
    name: string,
    path: string,
    amount: Money,
  ): Promise<ProviderPart> {
    const id = memory[of === 'payments' ? 'payment' : 'capture'];
    if (id === undefined) throw new ProviderAnswerError(reference, `names no ${name}`);
    const values = { clientReferenceInformation: { code: transactionId }, ...amountOf(amount) };
    const about = { key: `${transactionId}-${name}`, about: id };
    const answer = await this.#client.post(`/pts/v2/${of}/${id}/${path}`, values, about);
    answer.word({ PENDING: true, TRANSMITTED: true }, 'status');
    return answer;
  }
}

/** What was answered when the payment was made, as long as Cybersource has not indexed it. */
function rememberedIn({ memory, amount, reference }: OpenedPayment): ProviderPayment {
  const { made, minor, currency } = memory;
  if (made === undefined) throw new ProviderAnswerError(reference, 'knows no such payment');
  const held = { minor: Number(minor), currency: currency ?? amount.currency };
  return { status: made as ProviderStatus, amount: held };
}

/** Tells one token from another in the id of a call, and nothing of it. */
const tokenKey = (means: object): string =>
  createHmac('sha256', 'token').update(JSON.stringify(means)).digest('hex').slice(0, 16);
