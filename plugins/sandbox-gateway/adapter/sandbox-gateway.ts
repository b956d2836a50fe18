import { jsonOf, type ProviderPart, readAnswer } from '../../../core/gateways/provider-answer.ts';
import type { Money } from '../../../core/money/money.ts';
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
  PaymentNextStep,
  PaymentState,
  Refund,
  ReturnQuery,
} from '../../../core/payments/gateway-payment.ts';
import { type GatewayStatus, gatewayStatuses } from '../../../core/payments/gateway-status.ts';
import type { PaymentGateway } from '../../../core/payments/payment-gateway.ts';
import { leadsBack } from '../../../core/payments/return-addresses.ts';
import type { MerchantQuestion } from '../../../core/payments/wallet.ts';
import type { DeclaredPaymentType } from '../../../schemas/types/manifest/payments.ts';
import { accountKeys } from '../account.ts';
import { type AdapterServer, ProviderClient } from './provider-client.ts';
import { Signatures } from './signatures.ts';

/** What manifests call it [PAY-141]. */
export const sandboxName = 'sandbox';

/** The sandbox has card forms, pages of its own that lead back to the site, and stand-ins for sheets and pop-ups. */
export const isServedBySandbox = (
  _type: string,
  { flow }: Pick<DeclaredPaymentType, 'flow'>,
): boolean => flow !== 'offline';

const statuses: Readonly<Record<string, GatewayStatus>> = Object.fromEntries(
  gatewayStatuses.map((status) => [status, status]),
);

/** How a payment is met at the provider, by what its type declares and what the browser gave before. */
function wayOf({ declared, wallet }: NewPayment): string {
  if (declared && leadsBack(declared)) {
    return declared.flow === 'hosted-redirect' ? 'hosted-page' : 'framed-page';
  }
  if (declared?.stepUp && wallet) return 'step-up';
  if (!wallet) return declared?.flow === 'pop-up' ? 'pop-up' : 'card-form';
  if (declared?.flow === 'pop-up') return 'order';
  return declared?.frame === 'checkout-form' ? 'card' : 'wallet';
}

/** What the browser goes on with, in the words of the provider. */
const nextSteps: Readonly<Record<string, (answer: ProviderPart) => PaymentNextStep>> = {
  none: () => ({ kind: 'none' }),
  form: (answer) => ({
    kind: 'token',
    token: answer.text('token'),
    tokenValidFrom: answer.text('validFrom'),
  }),
  frame: (answer) => ({ kind: 'iframe', url: answer.text('url') }),
  page: (answer) => ({ kind: 'redirect', url: answer.text('url') }),
  bank: (answer) => ({ kind: 'three-ds', url: answer.text('url') }),
  'pop-up': (answer) => ({
    kind: 'pop-up',
    apikey: answer.text('key'),
    data: { orderId: answer.text('order') },
  }),
  'step-up': (answer) => ({
    kind: 'step-up',
    sessionId: answer.text('session'),
    collectionUrl: answer.text('url'),
  }),
};

const stateOf = (answer: ProviderPart): PaymentState => ({
  status: answer.word(statuses, 'status'),
  amount: { minor: answer.whole('amount', 'minor'), currency: answer.text('amount', 'currency') },
});

const payerResults: Readonly<Record<string, (answer: ProviderPart) => PayerCheckResult>> = {
  authenticated: (answer) => ({ kind: 'completed', response: answer.text('token') }),
  question: (answer) => ({
    kind: 'challenge',
    url: answer.text('url'),
    accessToken: answer.text('token'),
  }),
  refused: () => ({ kind: 'failed' }),
};

const pathOf = ({ transactionId }: Pick<OpenedPayment, 'transactionId'>, step = ''): string =>
  `payments/${encodeURIComponent(transactionId)}${step}`;

/** The shop's side of the sandbox: it calls the provider over HTTP, as it would any other [GTW-05, PAY-142]. */
export class SandboxGateway implements PaymentGateway {
  readonly id = sandboxName;
  readonly testMode = true;
  readonly merchantPath = '/sandbox/gateway';
  readonly scriptsPath = '/sandbox/gateway/scripts';
  readonly serves = isServedBySandbox;
  readonly #provider: ProviderClient;
  readonly #signatures: Signatures;

  constructor(server: AdapterServer) {
    this.#provider = new ProviderClient(server);
    this.#signatures = new Signatures(() => accountKeys(server).signing());
  }

  async open(payment: NewPayment): Promise<Opening> {
    const { transactionId, type, amount, reference, returnAddresses = {}, wallet } = payment;
    const answer = await this.#provider.post(
      'payments',
      {
        transactionId,
        type,
        amount,
        reference,
        returnAddresses,
        way: wayOf(payment),
        ...(wallet && { given: wallet }),
      },
      reference,
    );
    return { step: answer.word(nextSteps, 'next')(answer) };
  }

  async status(payment: OpenedPayment): Promise<PaymentState | undefined> {
    const answer = await this.#provider.find(pathOf(payment), payment.reference);
    return answer && stateOf(answer);
  }

  async authorise(payment: OpenedPayment, token: string): Promise<AuthoriseResult> {
    const path = pathOf(payment, '/authorise');
    const answer = await this.#provider.post(path, { token }, payment.reference);
    const url = answer.find('bank');
    if (url !== undefined) return { kind: 'challenge', url };
    return { kind: 'status', ...stateOf(answer) };
  }

  async stepUp(payment: OpenedPayment, { sessionId }: PayerCheck): Promise<PayerCheckResult> {
    const path = pathOf(payment, '/payer-check');
    const answer = await this.#provider.post(path, { session: sessionId }, payment.reference);
    return answer.word(payerResults, 'result')(answer);
  }

  async createOrder({ type, amount }: NewProviderOrder): Promise<{ readonly orderId: string }> {
    const answer = await this.#provider.make('orders', { type, amount }, type);
    return { orderId: readAnswer(answer, type).text('orderId') };
  }

  /** The answer of the wallet's maker is passed on unchanged [PAY-173]. */
  async validateMerchant({ merchantIdentifier, displayName }: MerchantQuestion) {
    const asked = { merchantIdentifier, displayName };
    const { body } = await this.#provider.make('merchant-sessions', asked, 'a merchant');
    return jsonOf(body) as Readonly<Record<string, unknown>>;
  }

  async capture(payment: OpenedPayment, amount: Money): Promise<PaymentState> {
    return this.#changed(payment, '/capture', { amount });
  }

  async void(payment: OpenedPayment): Promise<PaymentState> {
    return this.#changed(payment, '/void', {});
  }

  async refund(payment: OpenedPayment, { key, amount }: Refund): Promise<PaymentState> {
    return this.#changed(payment, '/refunds', { key, amount });
  }

  verifyReturn({ transactionId }: OpenedPayment, query: ReturnQuery): Promise<boolean> {
    return this.#signatures.isOwnReturn(transactionId, query);
  }

  verifyNotification({ body }: GatewayMessage): Promise<GatewayNotice | undefined> {
    return this.#signatures.noticeIn(body);
  }

  async #changed(payment: OpenedPayment, step: string, body: object): Promise<PaymentState> {
    return stateOf(await this.#provider.post(pathOf(payment, step), body, payment.reference));
  }
}
