import { createHmac } from 'node:crypto';
import { StandInRefusal } from '../../../conformance/providers/ledger.ts';
import type { StandInCall, StandInProvider } from '../../../conformance/providers/stand-in.ts';
import { authorisationOf, orderOf, words } from './orders.ts';

/** The account that the stand-in keeps. */
export interface PaypalAccount {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
}

interface PaypalBody {
  readonly intent?: string;
  readonly amount?: { readonly currency_code: string; readonly value: string };
  readonly purchase_units?: readonly [Required<Pick<PaypalBody, 'amount'>>];
  readonly custom_id?: string;
}

const minorOf = (value = ''): number => Math.round(Number(value) * 100);

/** What stands for PayPal's own signature: only the stand-in can make it. */
const signatureOf = (event: string, { webhookId }: PaypalAccount): string =>
  createHmac('sha256', `paypal ${webhookId}`).update(event).digest('base64');

/** PayPal's REST API as far as the adapter goes: tokens, orders, authorisations, captures, refunds, webhooks. */
export const paypalStandIn = (account: PaypalAccount): StandInProvider => ({
  routes(ledger) {
    const login = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64');
    const token = 'A21AA-harbour';
    const known = (call: StandInCall): StandInCall => {
      if (call.headers['authorization'] === `Bearer ${token}`) return call;
      throw new StandInRefusal(401, 'unknown token');
    };
    const once = (call: StandInCall, work: (body: PaypalBody) => unknown) => {
      const { headers, path, body } = known(call);
      const result = ledger.once(headers['paypal-request-id'], path + body, () =>
        work(call.json() as PaypalBody),
      );
      return { status: result === undefined ? 204 : 201, body: result ?? '' };
    };
    const ofPrefix = (id: string) => ledger.get(id.slice('AUTH'.length));
    return {
      'POST /v1/oauth2/token': ({ headers, form }) => {
        const isRight = headers['authorization'] === `Basic ${login}`;
        if (!isRight || form.get('grant_type') !== 'client_credentials') {
          throw new StandInRefusal(401, 'unknown client');
        }
        return { body: { access_token: token, expires_in: 32_400 } };
      },
      'POST /v2/checkout/orders': (call) =>
        once(call, ({ intent, purchase_units: [unit] = [] as never }) => {
          if (intent !== 'AUTHORIZE') throw new StandInRefusal(400, 'not to be authorised');
          const { value, currency_code: currency } = unit.amount;
          const key = call.headers['paypal-request-id'] ?? '';
          const id = key
            .replaceAll(/[^0-9a-f]/g, '')
            .slice(0, 16)
            .toUpperCase();
          const reference = key.replace(/-order$/, '');
          return orderOf(
            ledger.open(reference, { minor: minorOf(value), currency }, {}, id),
            ledger,
          );
        }),
      'GET /v2/checkout/orders/:id': (call, id = '') => {
        known(call);
        return { body: orderOf(ledger.get(id), ledger) };
      },
      'POST /v2/checkout/orders/:id/authorize': (call, id = '') =>
        once(call, () => {
          const payment = ledger.get(id);
          if (payment.facts['bank'] !== 'approve') throw new StandInRefusal(422, 'declined');
          ledger.choose(payment, 'approve');
          return orderOf(payment, ledger);
        }),
      'POST /v2/payments/authorizations/:id/capture': (call, id = '') =>
        once(call, ({ amount }) => {
          ledger.take(ofPrefix(id), minorOf(amount?.value));
          return { id: `CAPT${ofPrefix(id).id}`, status: 'COMPLETED' };
        }),
      'POST /v2/payments/authorizations/:id/void': (call, id = '') =>
        once(call, () => ledger.cancel(ofPrefix(id))),
      'POST /v2/payments/captures/:id/refund': (call, id = '') =>
        once(call, ({ amount, custom_id: key = '' }) => {
          const refund = ledger.giveBack(ofPrefix(id), key, minorOf(amount?.value));
          return { id: refund.id, status: 'COMPLETED' };
        }),
      'POST /v1/notifications/verify-webhook-signature': (call) => {
        const { webhook_id: webhookId, transmission_sig: signature } = known(call).json() as Record<
          string,
          string
        >;
        const event = call.body.slice(call.body.indexOf('"webhook_event":') + 16, -1);
        const isOwn = webhookId === account.webhookId && signature === signatureOf(event, account);
        return { body: { verification_status: isOwn ? 'SUCCESS' : 'FAILURE' } };
      },
    };
  },

  messageOf(payment, ledger) {
    const status = ledger.word(payment, words);
    const body = JSON.stringify({
      id: `WH-${payment.id}-${status}`,
      event_type: 'PAYMENT.AUTHORIZATION.CREATED',
      resource: {
        id: authorisationOf(payment),
        status,
        supplementary_data: { related_ids: { order_id: payment.id } },
      },
    });
    return { headers: { 'paypal-transmission-sig': signatureOf(body, account) }, body };
  },
});
