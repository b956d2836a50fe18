import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import { applePaymentData } from '../../core/gateways/apple-payload.ts';
import { providerMinor } from '../../core/gateways/amount-text.ts';
import type {
  Provider,
  ProviderPayment,
  ProviderStatus,
  ProviderStep,
} from '../../core/gateways/provider.ts';
import {
  jsonOf,
  ProviderAnswerError,
  type ProviderPart,
} from '../../core/gateways/provider-answer.ts';
import type {
  GatewayMemory,
  GatewayMessage,
  GatewayNotice,
  NewPayment,
  OpenedPayment,
  Opening,
} from '../../core/payments/gateway-payment.ts';
import type { Money } from '../../core/money/money.ts';
import { AdyenClient, type AdyenServer } from './adyen-client.ts';
import { AdyenNotices, changeMark, failedChanges, type Told, toldStatus } from './adyen-notices.ts';

/** What Adyen's words for a session mean. */
const sessionStatuses: Readonly<Record<string, ProviderStatus>> = {
  active: 'open',
  completed: 'held',
  paymentPending: 'pending',
  refused: 'declined',
  canceled: 'open',
  expired: 'cancelled',
};

/** What Adyen's words for a payment mean; a wallet's payment asks the customer nothing more. */
const resultCodes: Readonly<Record<string, ProviderStatus>> = {
  Authorised: 'held',
  Refused: 'declined',
  Error: 'failed',
  Cancelled: 'cancelled',
  Pending: 'pending',
  Received: 'pending',
};

/** Names of the changes of a payment. */
const [captureChange, cancelChange, refundChange] = ['capture', 'cancel', 'refund-'];

const amountOf = (money: Money) => ({ value: providerMinor(money), currency: money.currency });

const moneyIn = (part: ProviderPart): Money => ({
  minor: part.whole('value'),
  currency: part.text('currency'),
});

/** What a wallet gave, as Adyen takes it. */
function walletMethod({ wallet = {} }: NewPayment): object {
  const { token } = wallet;
  if (typeof token === 'string') return { type: 'googlepay', googlePayToken: token };
  const sealed = Buffer.from(applePaymentData(token)).toString('base64');
  return { type: 'applepay', applePayToken: sealed };
}

/** What is kept of a payment that Adyen has made. */
const madeMemory = (
  psp: string,
  status: ProviderStatus,
  { minor, currency }: Money,
): GatewayMemory => ({
  psp,
  made: status,
  minor: String(minor),
  currency,
});

/** How long a session can be paid in, in milliseconds. */
const sessionLifeMs = 60 * 60 * 1000;

/** The account captures when the shop says so. */
const byHand = { additionalData: { manualCapture: 'true' } };

/** A session as it was answered, in our terms. */
function readSession(answer: ProviderPart, amount: Money): ProviderPayment {
  const status = answer.word(sessionStatuses, 'status');
  if (status !== 'held') return { status, amount };
  const payment = answer.list('payments').at(-1);
  if (!payment) return { status: 'pending', amount };
  return {
    status: payment.word(resultCodes, 'resultCode'),
    amount: moneyIn(payment.part('amount')),
    memory: { psp: payment.text('pspReference') },
  };
}

/**
 * Adyen's sessions for cards and its payments for wallets, captured by hand. Adyen answers no question about a payment
 * that is made: its own answers are kept with the payment, and its signed notices in a table [GTW-18].
 */
export class Adyen implements Provider {
  readonly #server: AdyenServer;
  readonly #client: AdyenClient;
  readonly #notices: AdyenNotices;
  readonly validateMerchant: Provider['validateMerchant'];

  constructor(server: AdyenServer) {
    this.#server = server;
    this.#client = new AdyenClient(server);
    this.#notices = new AdyenNotices(() => server.database);
    const { applePayDomain } = server.options;
    this.validateMerchant =
      applePayDomain === undefined
        ? undefined
        : async ({ displayName, merchantIdentifier }) => {
            const values = { displayName, merchantIdentifier, domainName: applePayDomain };
            const about = { key: crypto.randomUUID(), about: 'Apple Pay' };
            const answer = await this.#client.post('applePay/sessions', values, about);
            const session = Buffer.from(answer.text('data'), 'base64').toString('utf8');
            return (jsonOf(session) ?? {}) as Readonly<Record<string, unknown>>;
          };
  }

  serves(_type: string, { flow, frame, payload, stepUp = false }: DeclaredPaymentType): boolean {
    const wallets = ['googlePay', ...(this.validateMerchant ? ['applePay'] : [])];
    const isWallet = flow === 'wallet-sheet' && wallets.includes(payload ?? '');
    return !stepUp && (frame === 'card-form' || isWallet);
  }

  async open(payment: NewPayment): Promise<Opening> {
    const { transactionId, amount, reference, wallet } = payment;
    const facts = {
      reference: transactionId,
      amount: amountOf(amount),
      returnUrl: `https://${this.#server.manifest.hosts[0]}/order/card-details/`,
      ...byHand,
    };
    if (wallet) {
      const values = { ...facts, paymentMethod: walletMethod(payment) };
      const key = `${transactionId}-payment`;
      const answer = await this.#client.post('payments', values, { key, about: reference });
      const status = answer.word(resultCodes, 'resultCode');
      const held = status === 'held' ? moneyIn(answer.part('amount')) : amount;
      const memory = madeMemory(answer.text('pspReference'), status, held);
      return { step: { kind: 'none' }, memory };
    }
    const values = { ...facts, channel: 'Web' };
    const key = `${transactionId}-session`;
    const answer = await this.#client.post('sessions', values, { key, about: reference });
    const [id, sessionData] = [answer.text('id'), answer.text('sessionData')];
    const begun = Date.parse(answer.text('expiresAt')) - sessionLifeMs;
    const tokenValidFrom = new Date(begun).toISOString();
    const token = JSON.stringify({ id, sessionData });
    return { step: { kind: 'token', token, tokenValidFrom }, memory: { session: id } };
  }

  async find(payment: OpenedPayment): Promise<ProviderPayment | undefined> {
    const { transactionId, memory } = payment;
    const told = await this.#notices.of(transactionId);
    const failed = failedChanges(told);
    const found = await this.#made(payment, told);
    if (found?.status !== 'held') return found;
    if (memory['taken-minor'] !== undefined && !failed.includes(captureChange)) {
      const refunds = failed
        .filter((name) => name.startsWith(refundChange))
        .map((name): [string, number] => [name.slice(refundChange.length), 0]);
      const taken = Number(memory['taken-minor']);
      return { ...found, status: 'taken', taken, refunds: Object.fromEntries(refunds) };
    }
    const isCancelled = memory['cancelled'] !== undefined && !failed.includes(cancelChange);
    return isCancelled ? { ...found, status: 'cancelled' } : found;
  }

  async hold(payment: OpenedPayment, token: string): Promise<ProviderStep> {
    const answer = token === '' ? undefined : await this.#session(payment, token);
    return answer ? { memory: { result: token } } : {};
  }

  async take(payment: OpenedPayment, amount: Money): Promise<ProviderStep> {
    const answer = await this.#change(payment, 'captures', captureChange, amount);
    return { memory: { 'taken-minor': String(moneyIn(answer.part('amount')).minor) } };
  }

  async letGo(
    payment: OpenedPayment,
    { status }: ProviderPayment,
  ): Promise<ProviderStep | undefined> {
    if (status !== 'held') return undefined;
    await this.#change(payment, 'cancels', cancelChange);
    return { memory: { cancelled: 'yes' } };
  }

  async giveBack(payment: OpenedPayment, amount: Money, key: string): Promise<undefined> {
    await this.#change(payment, 'refunds', refundChange + key, amount);
  }

  readNotice(message: GatewayMessage): Promise<GatewayNotice | undefined> {
    const { variable, options } = this.#server;
    return this.#notices.take(message, variable(options.hmacKeyVariable));
  }

  /** A session by what the browser was given when it ended; undefined where that is not this session's. */
  async #session({ memory, reference }: OpenedPayment, result: string) {
    const path = `sessions/${memory['session']}?sessionResult=${encodeURIComponent(result)}`;
    try {
      return await this.#client.get(path, reference);
    } catch (error) {
      const isForeign =
        error instanceof ProviderAnswerError && [400, 404, 422].includes(error.status);
      if (isForeign) return undefined;
      throw error;
    }
  }

  /** How the payment was made, whatever was done with it afterwards. */
  async #made(payment: OpenedPayment, told: readonly Told[]): Promise<ProviderPayment | undefined> {
    const { memory, amount } = payment;
    const { made, minor, currency = '', result } = memory;
    if (made !== undefined && made !== 'pending') {
      return { status: made as ProviderStatus, amount: { minor: Number(minor), currency } };
    }
    const answer = result === undefined ? undefined : await this.#session(payment, result);
    if (answer) return readSession(answer, amount);
    const said = toldStatus(told);
    if (said) {
      const held = { minor: said.of.minor, currency: said.of.currency };
      return { status: said.status, amount: held, memory: { psp: said.of.psp_reference } };
    }
    if (made !== undefined) return { status: 'pending', amount };
    return memory['session'] === undefined ? undefined : { status: 'open', amount };
  }

  async #change(
    { transactionId, memory, reference }: OpenedPayment,
    path: 'captures' | 'cancels' | 'refunds',
    name: string,
    amount?: Money,
  ): Promise<ProviderPart> {
    const { psp } = memory;
    if (psp === undefined) throw new ProviderAnswerError(reference, 'names no payment');
    const values = {
      reference: `${transactionId}${changeMark}${name}`,
      ...(amount && { amount: amountOf(amount) }),
    };
    const key = `${transactionId}-${name}`;
    const answer = await this.#client.post(`payments/${psp}/${path}`, values, { key, about: psp });
    answer.word({ received: true }, 'status');
    return answer;
  }
}
