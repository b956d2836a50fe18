import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import type { Money } from '../../core/money/money.ts';
import { amountText, minorOfText } from '../../core/gateways/amount-text.ts';
import type { Provider, ProviderPayment, ProviderStatus } from '../../core/gateways/provider.ts';
import { ProviderAnswerError } from '../../core/gateways/provider-answer.ts';
import { notificationAddress } from '../../core/gateways/site-addresses.ts';
import type {
  GatewayMessage,
  GatewayNotice,
  NewPayment,
  OpenedPayment,
  Opening,
} from '../../core/payments/gateway-payment.ts';
import { formText, isChecksumOf } from './checksum.ts';
import { PaytmClient, type PaytmServer } from './paytm-client.ts';

/** The only currency of this adapter: Paytm's answers name none. */
const currency = 'INR';

/** What Paytm's words for a payment mean. */
const statuses: Readonly<Record<string, ProviderStatus>> = {
  TXN_SUCCESS: 'taken',
  TXN_FAILURE: 'declined',
  PENDING: 'pending',
};

/** Result codes of an order on whose page nothing was tried yet, and of one that Paytm does not know. */
const untriedCodes = ['331', '334'];

/** Result codes of a payment that was begun: anew, and once more. */
const begunCodes = { '0000': true, '0002': true } as const;

/** Result codes of a refund that was taken in, and of one that is done. */
const refundCodes = { '601': true, '10': true } as const;
const unknownRefund = '631';

/** Paytm's page in the whole window, which takes the money at once [GTW-17]. */
export class Paytm implements Provider {
  readonly takesAtOnce = true;
  readonly #server: PaytmServer;
  readonly #client: PaytmClient;

  constructor(server: PaytmServer) {
    this.#server = server;
    this.#client = new PaytmClient(server);
  }

  serves(_type: string, { flow }: DeclaredPaymentType): boolean {
    return flow === 'hosted-redirect';
  }

  async open({ transactionId, amount, reference, customer }: NewPayment): Promise<Opening> {
    const { options, manifest } = this.#server;
    if (amount.currency !== currency) throw new Error(`Paytm takes no ${amount.currency}.`);
    const ids = new URLSearchParams({ mid: options.merchantId, orderId: transactionId });
    const values = {
      requestType: 'Payment',
      websiteName: options.websiteName,
      orderId: transactionId,
      callbackUrl: notificationAddress(manifest, 'paytm'),
      txnAmount: { value: amountText(amount), currency },
      userInfo: { custId: transactionId, ...(customer && { email: customer.email }) },
    };
    const path = `/theia/api/v1/initiateTransaction?${ids.toString()}`;
    const answer = await this.#client.post(path, values, reference);
    answer.word(begunCodes, 'resultInfo', 'resultCode');
    ids.set('txnToken', answer.text('txnToken'));
    const url = `${options.address}/theia/api/v1/showPaymentPage?${ids.toString()}`;
    return { step: { kind: 'redirect', url }, memory: { begun: 'yes' } };
  }

  async find(payment: OpenedPayment): Promise<ProviderPayment | undefined> {
    const { transactionId: orderId, reference, memory } = payment;
    const answer = await this.#client.post('/v3/order/status', { orderId }, reference);
    if (untriedCodes.includes(answer.text('resultInfo', 'resultCode'))) {
      return memory['begun'] === undefined ? undefined : { status: 'open', amount: payment.amount };
    }
    if (answer.text('orderId') !== orderId) {
      throw new ProviderAnswerError(reference, 'is about another payment');
    }
    const amount = { minor: minorOfText(answer.text('txnAmount')), currency };
    const status = answer.word(statuses, 'resultInfo', 'resultStatus');
    return { status, amount, memory: { txnId: answer.text('txnId') } };
  }

  async giveBack(
    { transactionId, reference, memory }: OpenedPayment,
    amount: Money,
    key: string,
  ): Promise<undefined> {
    const ids = { orderId: transactionId, refId: `${transactionId.slice(0, 24)}-${key}` };
    const known = await this.#client.post('/v2/refund/status', ids, reference);
    if (known.find('resultInfo', 'resultCode') !== unknownRefund) {
      known.word(refundCodes, 'resultInfo', 'resultCode');
      return;
    }
    const refundAmount = amountText(amount);
    const refund = { ...ids, txnType: 'REFUND', txnId: memory['txnId'], refundAmount };
    const answer = await this.#client.post('/refund/apply', refund, reference);
    answer.word(refundCodes, 'resultInfo', 'resultCode');
  }

  async readNotice({ body }: GatewayMessage): Promise<GatewayNotice | undefined> {
    const { options, variable } = this.#server;
    const form = new URLSearchParams(body);
    const checksum = form.get('CHECKSUMHASH') ?? '';
    const key = variable(options.merchantKeyVariable);
    // The checksum is made of the values alone, whatever their names.
    const isOurs = form.get('MID') === options.merchantId;
    if (!isOurs || !isChecksumOf(formText(form), key, checksum)) return undefined;
    const [transactionId, status] = [form.get('ORDERID'), form.get('STATUS')];
    if (!transactionId || !status) return undefined;
    return { notificationId: `${transactionId}.${form.get('TXNID')}.${status}`, transactionId };
  }
}
