import { applePaymentData } from '../../core/gateways/apple-payload.ts';
import { merchantSessions } from '../../core/gateways/apple-session.ts';
import type { FormValues } from '../../core/gateways/form-body.ts';
import { providerMinor } from '../../core/gateways/amount-text.ts';
import type { Provider, ProviderPayment, ProviderStatus } from '../../core/gateways/provider.ts';
import { jsonOf, ProviderAnswerError, ProviderPart } from '../../core/gateways/provider-answer.ts';
import type { Money } from '../../core/money/money.ts';
import type {
  GatewayMessage,
  GatewayNotice,
  NewPayment,
  OpenedPayment,
  Opening,
} from '../../core/payments/gateway-payment.ts';
import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import { StripeClient, type StripeServer } from './stripe-client.ts';
import { readStripeEvent } from './stripe-webhook.ts';

/** What Stripe's words for a payment intent mean. */
const statuses: Readonly<Record<string, ProviderStatus>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'pending',
  requires_capture: 'held',
  succeeded: 'taken',
  canceled: 'cancelled',
};

/** Refunds that came to nothing. */
const undone = ['failed', 'canceled'];

/** What Apple's sheet gave, as Stripe's own libraries for apps send it. */
function applePart(token: unknown, about: string): FormValues {
  const given = new ProviderPart(token, about);
  return {
    pk_token: applePaymentData(token),
    pk_token_instrument_name: given.find('paymentMethod', 'displayName'),
    pk_token_payment_network: given.find('paymentMethod', 'network'),
    pk_token_transaction_id: given.find('transactionIdentifier'),
  };
}

function idOf({ memory, reference }: OpenedPayment): string {
  const { intent } = memory;
  if (intent === undefined) throw new ProviderAnswerError(reference, 'names no payment intent');
  return intent;
}

/** Stripe's payment intents, held by hand and captured later [GTW-18]. */
export class Stripe implements Provider {
  readonly #server: StripeServer;
  readonly #client: StripeClient;

  readonly validateMerchant: Provider['validateMerchant'];

  constructor(server: StripeServer) {
    this.#server = server;
    this.#client = new StripeClient(server);
    this.validateMerchant = merchantSessions(server);
  }

  serves(_type: string, { flow, frame, payload, stepUp = false }: DeclaredPaymentType): boolean {
    const wallets = ['googlePay', ...(this.validateMerchant ? ['applePay'] : [])];
    const isWallet = flow === 'wallet-sheet' && wallets.includes(payload ?? '');
    return !stepUp && (frame === 'card-form' || isWallet);
  }

  async open(payment: NewPayment): Promise<Opening> {
    const { transactionId, amount, reference, wallet } = payment;
    const intent = await this.#client.post(
      'payment_intents',
      {
        amount: providerMinor(amount),
        currency: amount.currency.toLowerCase(),
        capture_method: 'manual',
        payment_method_types: { 0: 'card' },
        description: reference,
        metadata: { transaction_id: transactionId, reference },
      },
      { key: `${transactionId}-open`, about: reference },
    );
    if (!intent) throw new ProviderAnswerError(reference, 'refuses a card that it was not sent');
    const memory = { intent: intent.text('id') };
    if (!wallet) {
      const tokenValidFrom = new Date(intent.whole('created') * 1000).toISOString();
      return {
        step: { kind: 'token', token: intent.text('client_secret'), tokenValidFrom },
        memory,
      };
    }
    const token = await this.#tokenOf(payment);
    await this.#client.post(
      `payment_intents/${memory.intent}/confirm`,
      { payment_method_data: { type: 'card', card: { token } } },
      { key: `${transactionId}-confirm`, about: reference },
    );
    return { step: { kind: 'none' }, memory };
  }

  async find({
    transactionId,
    memory,
    reference,
  }: OpenedPayment): Promise<ProviderPayment | undefined> {
    if (memory['intent'] !== undefined) {
      return this.#read(await this.#client.get(`payment_intents/${memory['intent']}`, reference));
    }
    const query = `metadata["transaction_id"]:"${transactionId}"`;
    const path = `payment_intents/search?query=${encodeURIComponent(query)}`;
    const [found] = (await this.#client.get(path, reference)).list('data');
    return found && this.#read(found);
  }

  async take(payment: OpenedPayment, amount: Money): Promise<undefined> {
    const about = idOf(payment);
    const key = `${payment.transactionId}-capture`;
    const values = { amount_to_capture: providerMinor(amount) };
    await this.#client.post(`payment_intents/${about}/capture`, values, { key, about });
  }

  async letGo(payment: OpenedPayment): Promise<undefined> {
    const about = idOf(payment);
    const key = `${payment.transactionId}-cancel`;
    await this.#client.post(`payment_intents/${about}/cancel`, {}, { key, about });
  }

  async giveBack(payment: OpenedPayment, amount: Money, refund: string): Promise<undefined> {
    const about = idOf(payment);
    const key = `${payment.transactionId}-refund-${refund}`;
    const values = {
      payment_intent: about,
      amount: providerMinor(amount),
      metadata: { key: refund },
    };
    await this.#client.post('refunds', values, { key, about });
  }

  async readNotice(message: GatewayMessage): Promise<GatewayNotice | undefined> {
    const { variable, options } = this.#server;
    return readStripeEvent(message, variable(options.webhookSecretVariable));
  }

  /** Google's sheet gives a token of Stripe's; what Apple's gives, Stripe makes one of. */
  async #tokenOf({ wallet = {}, transactionId, reference }: NewPayment): Promise<string> {
    const { token } = wallet;
    if (typeof token === 'string') return new ProviderPart(jsonOf(token), reference).text('id');
    const made = await this.#client.post('tokens', applePart(token, reference), {
      key: `${transactionId}-token`,
      about: reference,
    });
    if (!made) throw new ProviderAnswerError(reference, 'makes no token of what Apple Pay gave');
    return made.text('id');
  }

  /** What was given back, by the keys that were sent along. */
  async #refundsOf(id: string): Promise<Readonly<Record<string, number>>> {
    const answer = await this.#client.get(`refunds?payment_intent=${id}&limit=100`, id);
    return Object.fromEntries(
      answer
        .list('data')
        .filter((refund) => !undone.includes(refund.text('status')))
        .map((refund) => [
          refund.find('metadata', 'key') ?? refund.text('id'),
          refund.whole('amount'),
        ]),
    );
  }

  async #read(intent: ProviderPart): Promise<ProviderPayment> {
    const id = intent.text('id');
    const said = intent.word(statuses, 'status');
    const wasRefused = said === 'open' && intent.find('last_payment_error', 'type') !== undefined;
    const status = wasRefused ? 'declined' : said;
    const held = intent.whole(status === 'held' ? 'amount_capturable' : 'amount');
    return {
      status,
      amount: { minor: held, currency: intent.text('currency').toUpperCase() },
      memory: { intent: id },
      ...(status === 'taken' && {
        taken: intent.whole('amount_received'),
        refunds: await this.#refundsOf(id),
      }),
    };
  }
}
