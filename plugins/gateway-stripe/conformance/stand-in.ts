import { createHmac } from 'node:crypto';
import { appleRoutes } from '../../../conformance/providers/apple.ts';
import {
  type Ledger,
  type LedgerPayment,
  StandInRefusal,
} from '../../../conformance/providers/ledger.ts';
import type { StandInCall, StandInProvider } from '../../../conformance/providers/stand-in.ts';

/** Keys of the account that the stand-in keeps. */
export interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

const words = {
  open: 'requires_payment_method',
  pending: 'processing',
  held: 'requires_capture',
  taken: 'succeeded',
  declined: 'requires_payment_method',
  cancelled: 'canceled',
} as const;

function intentOf(payment: LedgerPayment, ledger: Ledger, now: () => number) {
  const { minor, currency } = ledger.told(payment);
  const { id, state, taken, reference } = payment;
  return {
    id,
    object: 'payment_intent',
    created: Math.floor(now() / 1000),
    client_secret: `${id}_secret`,
    amount: minor,
    amount_capturable: state === 'held' ? minor : 0,
    amount_received: taken,
    currency: currency.toLowerCase(),
    status: ledger.word(payment, words),
    last_payment_error: state === 'declined' ? { type: 'card_error', code: 'card_declined' } : null,
    metadata: { transaction_id: reference },
  };
}

const wholeOf = ({ form }: StandInCall, name: string): number =>
  Number(form.get(name) ?? Number.NaN);

/** Stripe's API as far as the adapter goes: payment intents, refunds and their search. @param now its clock, in milliseconds */
export const stripeStandIn = (
  { secretKey, webhookSecret }: StripeAccount,
  now: () => number = Date.now,
): StandInProvider => ({
  routes(ledger) {
    const known = (call: StandInCall): StandInCall => {
      if (call.headers['authorization'] === `Bearer ${secretKey}`) return call;
      throw new StandInRefusal(401, 'unknown key');
    };
    const once = (call: StandInCall, work: () => unknown) => {
      const { headers, path, body } = known(call);
      return { body: ledger.once(headers['idempotency-key'], `${path} ${body}`, work) };
    };
    const told = (payment: LedgerPayment) => intentOf(payment, ledger, now);
    return {
      'POST /v1/payment_intents': (call) =>
        once(call, () => {
          const { form } = call;
          if (form.get('capture_method') !== 'manual') throw new StandInRefusal(400, 'not manual');
          const currency = (form.get('currency') ?? '').toUpperCase();
          const reference = form.get('metadata[transaction_id]') ?? '';
          const payment = ledger.open(reference, { minor: wholeOf(call, 'amount'), currency });
          return told(payment);
        }),
      'GET /v1/payment_intents/search': (call) => {
        const [, id = ''] =
          /^metadata\["transaction_id"\]:"(.+)"$/.exec(known(call).query.get('query') ?? '') ?? [];
        const payment = ledger.byReference(id);
        return { body: { object: 'search_result', data: payment ? [told(payment)] : [] } };
      },
      'GET /v1/payment_intents/:id': (call, id = '') => {
        known(call);
        return { body: told(ledger.get(id)) };
      },
      'POST /v1/tokens': (call) =>
        once(call, () => {
          const { form } = call;
          const sealed = (JSON.parse(form.get('pk_token') ?? '{}') as { readonly data?: string })
            .data;
          if (!sealed || !form.get('pk_token_transaction_id')) {
            throw new StandInRefusal(400, 'nothing of Apple Pay');
          }
          return { id: `tok_${sealed}`, object: 'token' };
        }),
      ...appleRoutes,
      'POST /v1/payment_intents/:id/confirm': (call, id = '') =>
        once(call, () => {
          const token = call.form.get('payment_method_data[card][token]') ?? '';
          if (!token.startsWith('tok_')) throw new StandInRefusal(400, 'no token');
          ledger.choose(ledger.get(id), token === 'tok_visa' ? 'approve' : 'decline');
          return told(ledger.get(id));
        }),
      'POST /v1/payment_intents/:id/capture': (call, id = '') =>
        once(call, () => {
          ledger.take(ledger.get(id), wholeOf(call, 'amount_to_capture'));
          return told(ledger.get(id));
        }),
      'POST /v1/payment_intents/:id/cancel': (call, id = '') =>
        once(call, () => {
          ledger.cancel(ledger.get(id));
          return told(ledger.get(id));
        }),
      'POST /v1/refunds': (call) =>
        once(call, () => {
          const payment = ledger.get(call.form.get('payment_intent') ?? '');
          const key = call.form.get('metadata[key]') ?? '';
          return {
            id: ledger.giveBack(payment, key, wholeOf(call, 'amount')).id,
            status: 'pending',
          };
        }),
      'GET /v1/refunds': (call) => {
        const { refunds } = ledger.get(known(call).query.get('payment_intent') ?? '');
        const data = [...refunds.values()].map(({ id, key, minor }) => ({
          id,
          amount: minor,
          status: 'succeeded',
          metadata: { key },
        }));
        return { body: { object: 'list', data } };
      },
    };
  },

  messageOf(payment, ledger) {
    const object = intentOf(payment, ledger, now);
    const event = {
      id: `evt_${payment.id}_${object.status}`,
      type: 'payment_intent.amount_capturable_updated',
      data: { object },
    };
    const body = JSON.stringify(event);
    const moment = '1700000000';
    const signature = createHmac('sha256', webhookSecret).update(`${moment}.${body}`).digest('hex');
    return { headers: { 'stripe-signature': `t=${moment},v1=${signature}` }, body };
  },
});
