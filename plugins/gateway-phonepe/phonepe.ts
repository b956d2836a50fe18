import { createHash } from 'node:crypto';
import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import type { Money } from '../../core/money/money.ts';
import { providerMinor } from '../../core/gateways/amount-text.ts';
import { headerOf } from '../../core/gateways/message-header.ts';
import type { Provider, ProviderPayment, ProviderStatus } from '../../core/gateways/provider.ts';
import { jsonOf, ProviderAnswerError, ProviderPart } from '../../core/gateways/provider-answer.ts';
import { isSameText } from '../../core/gateways/same-text.ts';
import { longId, shortId } from '../../core/gateways/short-id.ts';
import { notificationAddress, returnAddress } from '../../core/gateways/site-addresses.ts';
import type {
  GatewayMessage,
  GatewayNotice,
  NewPayment,
  OpenedPayment,
  Opening,
} from '../../core/payments/gateway-payment.ts';
import { checksumOf, PhonepeClient, type PhonepeServer } from './phonepe-client.ts';

/** The one currency of PhonePe, which its answers do not name. */
const currency = 'INR';

/** What PhonePe's codes for a payment mean; one whose page nobody has opened is pending too. */
const statuses: Readonly<Record<string, ProviderStatus>> = {
  PAYMENT_SUCCESS: 'taken',
  PAYMENT_PENDING: 'pending',
  INTERNAL_SERVER_ERROR: 'pending',
  PAYMENT_ERROR: 'declined',
  PAYMENT_DECLINED: 'declined',
  PAYMENT_CANCELLED: 'cancelled',
  TIMED_OUT: 'cancelled',
};

const refundCodes = { PAYMENT_SUCCESS: true, PAYMENT_PENDING: true } as const;

/** The id of a refund: the same for the same refund of the same payment. */
const refundId = (transactionId: string, key: string): string =>
  `r${createHash('sha256').update(`${transactionId} ${key}`).digest('base64url').slice(0, 27)}`;

/** PhonePe's page in the whole window, which takes the money at once [GTW-17]. */
export class Phonepe implements Provider {
  readonly takesAtOnce = true;
  readonly #server: PhonepeServer;
  readonly #client: PhonepeClient;

  constructor(server: PhonepeServer) {
    this.#server = server;
    this.#client = new PhonepeClient(server);
  }

  serves(_type: string, { flow }: DeclaredPaymentType): boolean {
    return flow === 'hosted-redirect';
  }

  async open(payment: NewPayment): Promise<Opening> {
    const { transactionId, amount, reference } = payment;
    const { manifest } = this.#server;
    if (amount.currency !== currency) throw new Error(`PhonePe takes no ${amount.currency}.`);
    const values = {
      merchantTransactionId: shortId(transactionId),
      merchantUserId: shortId(transactionId),
      amount: providerMinor(amount),
      redirectUrl: returnAddress(payment, 'pending', manifest),
      redirectMode: 'REDIRECT',
      callbackUrl: notificationAddress(manifest, 'phonepe'),
      paymentInstrument: { type: 'PAY_PAGE' },
    };
    const answer = await this.#client.post('/pg/v1/pay', values, reference);
    answer.word({ PAYMENT_INITIATED: true }, 'code');
    const url = answer.text('data', 'instrumentResponse', 'redirectInfo', 'url');
    return { step: { kind: 'redirect', url } };
  }

  async find({ transactionId, reference }: OpenedPayment): Promise<ProviderPayment | undefined> {
    const answer = await this.#client.status(shortId(transactionId), reference);
    if (!answer) return undefined;
    const isOther = answer.text('data', 'merchantTransactionId') !== shortId(transactionId);
    if (isOther) throw new ProviderAnswerError(reference, 'is about another payment');
    return {
      status: answer.word(statuses, 'code'),
      amount: { minor: answer.whole('data', 'amount'), currency },
    };
  }

  async giveBack(
    { transactionId, reference }: OpenedPayment,
    amount: Money,
    key: string,
  ): Promise<undefined> {
    const id = refundId(transactionId, key);
    const known = await this.#client.status(id, reference);
    const values = {
      merchantUserId: shortId(transactionId),
      originalTransactionId: shortId(transactionId),
      merchantTransactionId: id,
      amount: providerMinor(amount),
      callbackUrl: notificationAddress(this.#server.manifest, 'phonepe'),
    };
    const answer = known ?? (await this.#client.post('/pg/v1/refund', values, reference));
    answer.word(refundCodes, 'code');
    if (answer.whole('data', 'amount') !== amount.minor) {
      throw new ProviderAnswerError(reference, 'is about another amount');
    }
  }

  async readNotice(message: GatewayMessage): Promise<GatewayNotice | undefined> {
    const sealed = new ProviderPart(jsonOf(message.body), 'a callback').find('response');
    if (sealed === undefined) return undefined;
    const given = headerOf(message, 'x-verify');
    if (!isSameText(checksumOf(sealed, this.#server), given)) return undefined;
    const text = Buffer.from(sealed, 'base64').toString('utf8');
    const callback = new ProviderPart(jsonOf(text), 'a callback');
    const transactionId = longId(callback.find('data', 'merchantTransactionId') ?? '');
    const code = callback.find('code');
    if (transactionId === undefined || code === undefined) return undefined;
    return { notificationId: `${transactionId}.${code}`, transactionId };
  }
}
