import {
  type Ledger,
  type LedgerPayment,
  StandInRefusal,
} from '../../../conformance/providers/ledger.ts';
import type { StandInCall, StandInProvider } from '../../../conformance/providers/stand-in.ts';
import { signedNotification } from './notification.ts';

/** The account that the stand-in keeps. */
export interface AdyenAccount {
  readonly apiKey: string;
  /** In hexadecimal digits. */
  readonly hmacKey: string;
  readonly merchantAccount: string;
}

/** What calls are sent. */
interface AdyenBody {
  readonly merchantAccount?: string;
  readonly reference?: string;
  readonly amount?: { readonly value: number; readonly currency: string };
  readonly returnUrl?: string;
  readonly additionalData?: { readonly manualCapture?: string };
  readonly paymentMethod?: Readonly<Record<string, string>>;
}

const sessionWords = {
  open: 'active',
  pending: 'paymentPending',
  held: 'completed',
  taken: 'completed',
  declined: 'refused',
  cancelled: 'canceled',
} as const;

const resultWords = {
  open: 'Received',
  pending: 'Pending',
  held: 'Authorised',
  taken: 'Authorised',
  declined: 'Refused',
  cancelled: 'Cancelled',
} as const;

/** What the browser is given when the customer is through with a session. */
export const sessionResult = ({ id }: LedgerPayment): string => `result-${id}`;

const pspOf = ({ id }: LedgerPayment): string => `PSP${id.toUpperCase()}`;

const told = (payment: LedgerPayment, ledger: Ledger) => {
  const { minor: value, currency } = ledger.told(payment);
  return { value, currency };
};

/** The one payment of a session, as Adyen tells it. */
const paymentOf = (payment: LedgerPayment, ledger: Ledger) => ({
  pspReference: pspOf(payment),
  amount: told(payment, ledger),
  resultCode: ledger.word(payment, resultWords),
});

const sessionLifeMs = 60 * 60 * 1000;

/** Adyen's Checkout API as far as the adapter goes. @param now its clock, in milliseconds */
export const adyenStandIn = (
  account: AdyenAccount,
  now: () => number = Date.now,
): StandInProvider => ({
  routes(ledger) {
    const known = (call: StandInCall): StandInCall => {
      if (call.headers['x-api-key'] === account.apiKey) return call;
      throw new StandInRefusal(401, 'unknown key');
    };
    const once = (call: StandInCall, work: (body: AdyenBody) => unknown) => {
      const { headers, path } = known(call);
      const body = call.json() as AdyenBody;
      if (body.merchantAccount !== account.merchantAccount) {
        throw new StandInRefusal(403, 'not the account of the key');
      }
      const result = ledger.once(headers['idempotency-key'], path + call.body, () => work(body));
      return { status: 201, body: result };
    };
    const opened = ({ reference = '', amount, additionalData, returnUrl }: AdyenBody) => {
      if (additionalData?.manualCapture !== 'true') throw new StandInRefusal(422, 'not by hand');
      if (returnUrl === undefined) throw new StandInRefusal(422, 'no return address');
      const money = { minor: amount?.value ?? 0, currency: amount?.currency ?? '' };
      return ledger.open(reference, money);
    };
    const byPsp = (psp: string) => ledger.get(psp.slice('PSP'.length).toLowerCase());
    const received = (payment: LedgerPayment, { reference, amount }: AdyenBody) => ({
      pspReference: `${pspOf(payment)}-${reference}`,
      paymentPspReference: pspOf(payment),
      status: 'received',
      ...(amount && { amount }),
    });
    const valueOf = (payment: LedgerPayment, { amount }: AdyenBody): number => {
      if (amount?.currency === payment.amount.currency) return amount.value;
      throw new StandInRefusal(422, 'another currency');
    };
    return {
      'POST /sessions': (call) =>
        once(call, (body) => ({
          id: opened(body).id,
          sessionData: 'sealed',
          expiresAt: new Date(now() + sessionLifeMs).toISOString(),
        })),
      'GET /sessions/:id': (call, id = '') => {
        const payment = ledger.get(id);
        if (known(call).query.get('sessionResult') !== sessionResult(payment)) {
          throw new StandInRefusal(422, 'not the result of this session');
        }
        const status = ledger.word(payment, sessionWords);
        return { body: { id, status, payments: [paymentOf(payment, ledger)] } };
      },
      'POST /payments': (call) =>
        once(call, (body) => {
          const payment = opened(body);
          const { googlePayToken, applePayToken } = body.paymentMethod ?? {};
          const sealed = Buffer.from(applePayToken ?? '', 'base64').toString('utf8');
          const isGood = (googlePayToken ?? sealed).includes('good');
          ledger.choose(payment, isGood ? 'approve' : 'decline');
          return paymentOf(payment, ledger);
        }),
      'POST /payments/:psp/captures': (call, psp = '') =>
        once(call, (body) => {
          ledger.take(byPsp(psp), valueOf(byPsp(psp), body));
          return received(byPsp(psp), body);
        }),
      'POST /payments/:psp/cancels': (call, psp = '') =>
        once(call, (body) => {
          ledger.cancel(byPsp(psp));
          return received(byPsp(psp), body);
        }),
      'POST /payments/:psp/refunds': (call, psp = '') =>
        once(call, (body) => {
          ledger.giveBack(byPsp(psp), body.reference ?? '', valueOf(byPsp(psp), body));
          return received(byPsp(psp), body);
        }),
      'POST /applePay/sessions': (call) =>
        once(call, () => {
          const begun = { merchantSessionIdentifier: 'apple-session' };
          return { data: Buffer.from(JSON.stringify(begun)).toString('base64') };
        }),
    };
  },

  messageOf(payment, ledger) {
    const isPaid = payment.state === 'held' || payment.state === 'taken';
    const item = {
      pspReference: pspOf(payment),
      merchantAccountCode: account.merchantAccount,
      merchantReference: payment.reference,
      amount: told(payment, ledger),
      eventCode: ledger.lies.status ?? 'AUTHORISATION',
      success: String(isPaid),
    };
    return { headers: {}, body: signedNotification(item, account.hmacKey) };
  },
});
