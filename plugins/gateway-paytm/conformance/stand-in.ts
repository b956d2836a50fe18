import {
  type Ledger,
  type LedgerPayment,
  StandInRefusal,
} from '../../../conformance/providers/ledger.ts';
import type { StandInCall, StandInProvider } from '../../../conformance/providers/stand-in.ts';
import { checksumOf, formText, isChecksumOf } from '../checksum.ts';

/** The merchant that the stand-in knows. */
export interface PaytmMerchant {
  readonly merchantId: string;
  /** Of 16 characters. */
  readonly merchantKey: string;
  readonly websiteName: string;
}

interface PaytmBody {
  readonly mid?: string;
  readonly requestType?: string;
  readonly websiteName?: string;
  readonly orderId?: string;
  readonly callbackUrl?: string;
  readonly txnAmount?: { readonly value: string; readonly currency: string };
  readonly txnId?: string;
  readonly refId?: string;
  readonly refundAmount?: string;
}

const words = {
  open: 'TXN_FAILURE',
  pending: 'PENDING',
  held: 'PENDING',
  taken: 'TXN_SUCCESS',
  declined: 'TXN_FAILURE',
  cancelled: 'TXN_FAILURE',
} as const;

const minorOf = (text = ''): number => Math.round(Number(text) * 100);

const amountOf = (payment: LedgerPayment, ledger: Ledger): string =>
  (ledger.told(payment).minor / 100).toFixed(2);

const result = (resultStatus: string, resultCode: string) => ({
  resultInfo: { resultStatus, resultCode },
});

/** Paytm's API as far as the adapter goes: orders, their status, refunds. */
export const paytmStandIn = (merchant: PaytmMerchant): StandInProvider => ({
  routes(ledger) {
    const signed = (call: StandInCall): PaytmBody => {
      const { body, head } = call.json() as {
        readonly body: PaytmBody;
        readonly head?: { readonly signature?: string };
      };
      const text = JSON.stringify(body);
      if (!isChecksumOf(text, merchant.merchantKey, head?.signature ?? '')) {
        throw new StandInRefusal(401, 'wrong checksum');
      }
      if (body.mid !== merchant.merchantId) throw new StandInRefusal(401, 'another merchant');
      return body;
    };
    return {
      'POST /theia/api/v1/initiateTransaction': (call) => {
        const body = signed(call);
        const { orderId = '', txnAmount, requestType, websiteName, callbackUrl } = body;
        if (call.query.get('orderId') !== orderId || call.query.get('mid') !== body.mid) {
          throw new StandInRefusal(400, 'address and body differ');
        }
        if (requestType !== 'Payment' || websiteName !== merchant.websiteName || !callbackUrl) {
          throw new StandInRefusal(400, 'not a payment of the website');
        }
        const isKnown = ledger.byReference(orderId) !== undefined;
        ledger.once(orderId, JSON.stringify(body), () => {
          const money = { minor: minorOf(txnAmount?.value), currency: txnAmount?.currency ?? '' };
          return ledger.open(orderId, money, {}, orderId);
        });
        const txnToken = `token-of-${orderId}`;
        return { body: { body: { ...result('S', isKnown ? '0002' : '0000'), txnToken } } };
      },
      'POST /v3/order/status': (call) => {
        const { orderId = '' } = signed(call);
        const payment = ledger.find(orderId);
        if (!payment) return { body: { body: result('TXN_FAILURE', '334') } };
        if (payment.state === 'open') return { body: { body: result('TXN_FAILURE', '331') } };
        const status = ledger.word(payment, words);
        const code = { TXN_SUCCESS: '01', PENDING: '402' }[status] ?? '227';
        const told = {
          ...result(status, code),
          txnId: `T${payment.id}`,
          orderId,
          txnAmount: amountOf(payment, ledger),
        };
        return { body: { body: told } };
      },
      'POST /refund/apply': (call) => {
        const { orderId = '', txnId, refId = '', refundAmount } = signed(call);
        const payment = ledger.get(orderId);
        if (txnId !== `T${payment.id}`) throw new StandInRefusal(400, 'another transaction');
        ledger.giveBack(payment, refId, minorOf(refundAmount));
        return { body: { body: { ...result('PENDING', '601'), refId } } };
      },
      'POST /v2/refund/status': (call) => {
        const { orderId = '', refId = '' } = signed(call);
        const refund = ledger.get(orderId).refunds.get(refId);
        const told = refund ? result('TXN_SUCCESS', '10') : result('TXN_FAILURE', '631');
        return { body: { body: told } };
      },
    };
  },

  messageOf(payment, ledger) {
    const form = new URLSearchParams({
      MID: merchant.merchantId,
      ORDERID: payment.reference,
      TXNID: `T${payment.id}`,
      TXNAMOUNT: amountOf(payment, ledger),
      CURRENCY: payment.amount.currency,
      STATUS: ledger.word(payment, words),
    });
    form.set('CHECKSUMHASH', checksumOf(formText(form), merchant.merchantKey, 'salt'));
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return { headers, body: form.toString() };
  },
});
