import { createHash } from 'node:crypto';
import {
  type Ledger,
  type LedgerPayment,
  StandInRefusal,
} from '../../../conformance/providers/ledger.ts';
import type { StandInCall, StandInProvider } from '../../../conformance/providers/stand-in.ts';
import { shortId } from '../../../core/gateways/short-id.ts';

/** The merchant that the stand-in knows. */
export interface PhonepeMerchant {
  readonly merchantId: string;
  readonly saltKey: string;
  readonly saltIndex: string;
}

const words = {
  open: 'PAYMENT_PENDING',
  pending: 'PAYMENT_PENDING',
  held: 'PAYMENT_PENDING',
  taken: 'PAYMENT_SUCCESS',
  declined: 'PAYMENT_ERROR',
  cancelled: 'TIMED_OUT',
} as const;

const states: Readonly<Record<string, string>> = {
  PAYMENT_SUCCESS: 'COMPLETED',
  PAYMENT_PENDING: 'PENDING',
};

interface PhonepeBody {
  readonly merchantId?: string;
  readonly merchantTransactionId: string;
  readonly originalTransactionId?: string;
  readonly amount: number;
  readonly redirectUrl?: string;
  readonly callbackUrl?: string;
  readonly paymentInstrument?: { readonly type: string };
}

const statusOf = (payment: LedgerPayment, ledger: Ledger, { merchantId }: PhonepeMerchant) => {
  const code = ledger.word(payment, words);
  return {
    success: code !== 'PAYMENT_ERROR',
    code,
    data: {
      merchantId,
      merchantTransactionId: payment.id,
      transactionId: `T${payment.id}`,
      amount: ledger.told(payment).minor,
      state: states[code] ?? 'FAILED',
    },
  };
};

/** PhonePe's PG API of version 1. Ids are the merchant's, at most 38 characters. */
export const phonepeStandIn = (merchant: PhonepeMerchant): StandInProvider => {
  const { merchantId, saltKey, saltIndex } = merchant;
  const checksum = (signed: string): string =>
    `${createHash('sha256')
      .update(signed + saltKey)
      .digest('hex')}###${saltIndex}`;
  return {
    routes(ledger) {
      const sealed = (call: StandInCall): PhonepeBody => {
        const { request = '' } = call.json() as { readonly request?: string };
        if (call.headers['x-verify'] !== checksum(request + call.path)) {
          throw new StandInRefusal(401, 'wrong checksum');
        }
        const body = JSON.parse(Buffer.from(request, 'base64').toString('utf8')) as PhonepeBody;
        if (body.merchantId !== merchantId) throw new StandInRefusal(400, 'another merchant');
        if (!/^[\w-]{1,38}$/.test(body.merchantTransactionId)) {
          throw new StandInRefusal(400, 'no id');
        }
        return body;
      };
      const refundsOf = new Map<string, PhonepeBody>();
      return {
        'POST /pg/v1/pay': (call) => {
          const body = sealed(call);
          const { merchantTransactionId: id, amount, paymentInstrument } = body;
          if (paymentInstrument?.type !== 'PAY_PAGE' || !body.redirectUrl || !body.callbackUrl) {
            throw new StandInRefusal(400, 'no page');
          }
          const reference = Buffer.from(id.slice(1), 'base64url').toString('hex');
          ledger.once(id, call.body, () =>
            ledger.open(reference, { minor: amount, currency: 'INR' }, {}, id),
          );
          const redirectInfo = { url: `https://mercury-t2.phonepe.com/transact/${id}` };
          const instrumentResponse = { type: 'PAY_PAGE', redirectInfo };
          return {
            body: { success: true, code: 'PAYMENT_INITIATED', data: { instrumentResponse } },
          };
        },
        'GET /pg/v1/status/:merchant/:id': (call, _merchant, id = '') => {
          const isSigned = call.headers['x-verify'] === checksum(call.path);
          if (!isSigned || call.headers['x-merchant-id'] !== merchantId) {
            throw new StandInRefusal(401, 'wrong checksum');
          }
          const refund = refundsOf.get(id);
          if (refund) {
            const data = { merchantTransactionId: id, amount: refund.amount, state: 'COMPLETED' };
            return { body: { success: true, code: 'PAYMENT_SUCCESS', data } };
          }
          const payment = ledger.find(id);
          if (!payment) return { status: 404, body: { code: 'TRANSACTION_NOT_FOUND' } };
          return { body: statusOf(payment, ledger, merchant) };
        },
        'POST /pg/v1/refund': (call) => {
          const body = sealed(call);
          const payment = ledger.get(body.originalTransactionId ?? '');
          ledger.giveBack(payment, body.merchantTransactionId, body.amount);
          refundsOf.set(body.merchantTransactionId, body);
          const data = { merchantTransactionId: body.merchantTransactionId, amount: body.amount };
          return { body: { success: true, code: 'PAYMENT_PENDING', data } };
        },
      };
    },

    messageOf(payment, ledger) {
      const told = statusOf({ ...payment, id: shortId(payment.reference) }, ledger, merchant);
      const response = Buffer.from(JSON.stringify(told)).toString('base64');
      const headers = { 'x-verify': checksum(response), 'content-type': 'application/json' };
      return { headers, body: JSON.stringify({ response }) };
    },
  };
};
