import { createHmac } from 'node:crypto';
import {
  type Ledger,
  type LedgerPayment,
  StandInRefusal,
} from '../../../conformance/providers/ledger.ts';
import type { StandInCall, StandInProvider } from '../../../conformance/providers/stand-in.ts';

/** The account that the stand-in keeps. */
export interface RazorpayAccount {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
}

const words = {
  open: 'created',
  pending: 'created',
  held: 'authorized',
  taken: 'captured',
  declined: 'failed',
  cancelled: 'failed',
} as const;

interface RazorpayBody {
  readonly amount?: number;
  readonly currency?: string;
  readonly receipt?: string;
  readonly payment?: { readonly capture?: string };
  readonly notes?: { readonly key?: string };
}

const hmac = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

const paymentId = ({ id }: LedgerPayment): string => id.replace('order_', 'pay_');

const orderOf = (payment: LedgerPayment) => ({
  id: payment.id,
  amount: payment.amount.minor,
  currency: payment.amount.currency,
  receipt: payment.reference,
});

const paymentOf = (payment: LedgerPayment, ledger: Ledger) => {
  const { minor: amount, currency } = ledger.told(payment);
  const [id, order_id] = [paymentId(payment), payment.id];
  return { id, order_id, amount, currency, status: ledger.word(payment, words) };
};

/** What the pop-up hands to the browser of a customer who has paid. */
export const popUpAnswer = (payment: LedgerPayment, { keySecret }: RazorpayAccount) => ({
  orderid: payment.id,
  signature: hmac(`${payment.id}|${paymentId(payment)}`, keySecret),
});

/** Razorpay's API as far as the adapter goes: orders, their payments, captures of all or nothing, refunds. */
export const razorpayStandIn = (account: RazorpayAccount): StandInProvider => ({
  routes(ledger) {
    const login = Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64');
    const known = (call: StandInCall): StandInCall => {
      if (call.headers['authorization'] === `Basic ${login}`) return call;
      throw new StandInRefusal(401, 'unknown key');
    };
    const bodyOf = (call: StandInCall) => known(call).json() as RazorpayBody;
    const byPayment = (id: string) => ledger.get(id.replace('pay_', 'order_'));
    const refunds = ({ refunds: given }: LedgerPayment) =>
      [...given.values()].map(({ id, key, minor }) => ({
        id: `rfnd_${id}`,
        amount: minor,
        status: 'processed',
        notes: { key },
      }));
    return {
      'POST /v1/orders': (call) => {
        const { amount = 0, currency = '', receipt = '', payment } = bodyOf(call);
        if (receipt.length > 40) throw new StandInRefusal(400, 'receipt is too long');
        if (payment?.capture !== 'manual') throw new StandInRefusal(400, 'not by hand');
        const opened = ledger.open(receipt, { minor: amount, currency }, {}, `order_${receipt}`);
        return { body: orderOf(opened) };
      },
      'GET /v1/orders': (call) => {
        const payment = ledger.byReference(known(call).query.get('receipt') ?? '');
        return { body: { items: payment ? [orderOf(payment)] : [] } };
      },
      'GET /v1/orders/:id': (call, id = '') => {
        known(call);
        return { body: orderOf(ledger.get(id)) };
      },
      'GET /v1/orders/:id/payments': (call, id = '') => {
        known(call);
        const payment = ledger.get(id);
        const items = payment.state === 'open' ? [] : [paymentOf(payment, ledger)];
        return { body: { items } };
      },
      'POST /v1/payments/:id/capture': (call, id = '') => {
        const { amount = 0, currency } = bodyOf(call);
        const payment = byPayment(id);
        if (amount !== payment.amount.minor || currency !== payment.amount.currency) {
          throw new StandInRefusal(400, 'not the amount that was authorised');
        }
        ledger.take(payment, amount);
        return { body: paymentOf(payment, ledger) };
      },
      'POST /v1/payments/:id/refund': (call, id = '') => {
        const { amount = 0, notes } = bodyOf(call);
        const payment = byPayment(id);
        if (payment.refunds.has(notes?.key ?? '')) throw new StandInRefusal(400, 'given already');
        ledger.giveBack(payment, notes?.key ?? '', amount);
        return { body: refunds(payment).at(-1) };
      },
      'GET /v1/payments/:id/refunds': (call, id = '') => {
        known(call);
        return { body: { items: refunds(byPayment(id)) } };
      },
    };
  },

  messageOf(payment, ledger) {
    const entity = paymentOf(payment, ledger);
    const body = JSON.stringify({
      event: `payment.${entity.status}`,
      payload: { payment: { entity } },
    });
    return { headers: { 'x-razorpay-signature': hmac(body, account.webhookSecret) }, body };
  },
});
