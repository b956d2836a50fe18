import { createHash } from 'node:crypto';
import {
  type Ledger,
  type LedgerPayment,
  StandInRefusal,
} from '../../../conformance/providers/ledger.ts';
import type { StandInCall, StandInProvider } from '../../../conformance/providers/stand-in.ts';

/** The account that the stand-in keeps. */
export interface HipayAccount {
  readonly user: string;
  readonly password: string;
  readonly passphrase: string;
}

const words = {
  open: '144',
  pending: '200',
  held: '116',
  taken: '118',
  declined: '113',
  cancelled: '115',
} as const;

const decimal = (minor: number): string => (minor / 100).toFixed(2);

const minorOf = (text: string | null): number => Math.round(Number(text) * 100);

const transactionOf = (payment: LedgerPayment, ledger: Ledger) => {
  const { minor, currency } = ledger.told(payment);
  return {
    status: ledger.word(payment, words),
    transactionReference: payment.id,
    capturedAmount: decimal(payment.taken),
    refundedAmount: decimal(ledger.given(payment)),
    order: { id: payment.reference, amount: decimal(minor), currency },
  };
};

/** What the browser brings from the address that the page led it back to: the query, with what HiPay added. */
export function hipayReturn(
  { facts, reference, id }: LedgerPayment,
  { passphrase }: Pick<HipayAccount, 'passphrase'>,
) {
  const address = new URL(facts['accept_url'] ?? '');
  const added = { cid: '', orderid: reference, reference: id, state: 'completed & paid' };
  const signed = Object.entries(added)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => name + value + passphrase);
  const hash = createHash('sha256').update(signed.join('')).digest('hex');
  for (const [name, value] of Object.entries({ ...added, hash })) {
    address.searchParams.set(name, value);
  }
  return { returnQuery: address.search.slice(1) };
}

const pages = ['accept_url', 'decline_url', 'pending_url', 'exception_url', 'cancel_url'];

/** HiPay's gateway API as far as the adapter goes: hosted pages, transactions, maintenance. */
export const hipayStandIn = (account: HipayAccount): StandInProvider => ({
  routes(ledger) {
    const login = Buffer.from(`${account.user}:${account.password}`).toString('base64');
    const known = (call: StandInCall): StandInCall => {
      if (call.headers['authorization'] === `Basic ${login}`) return call;
      throw new StandInRefusal(401, 'unknown user');
    };
    return {
      'POST /rest/v1/hpayment': (call) => {
        const { form, body } = known(call);
        const orderid = form.get('orderid') ?? '';
        const facts = Object.fromEntries(pages.map((name) => [name, form.get(name) ?? '']));
        if (form.get('operation') !== 'Authorization' || Object.values(facts).includes('')) {
          throw new StandInRefusal(400, 'not an authorisation with its pages');
        }
        const money = { minor: minorOf(form.get('amount')), currency: form.get('currency') ?? '' };
        const payment = ledger.once(orderid, body, () => ledger.open(orderid, money, facts));
        const forwardUrl = `https://secure-gateway.hipay-tpp.com/payment/web/pay/${payment.id}`;
        return { body: { forwardUrl, order: { id: orderid } } };
      },
      'GET /rest/v1/transaction': (call) => {
        const payment = ledger.byReference(known(call).query.get('orderid') ?? '');
        const isTried = payment && payment.state !== 'open';
        return { body: isTried ? { transaction: transactionOf(payment, ledger) } : {} };
      },
      'POST /rest/v1/maintenance/transaction/:id': (call, id = '') => {
        const { form, body } = known(call);
        const payment = ledger.get(id);
        const key = form.get('operation_id') ?? '';
        const minor = minorOf(form.get('amount'));
        ledger.once(key, body, () => {
          const operation = form.get('operation');
          if (operation === 'capture') ledger.take(payment, minor);
          else if (operation === 'cancel') ledger.cancel(payment);
          else if (operation === 'refund') ledger.giveBack(payment, key, minor);
          else throw new StandInRefusal(400, 'no such operation');
        });
        return { body: transactionOf(payment, ledger) };
      },
    };
  },

  messageOf(payment, ledger) {
    const body = new URLSearchParams({
      transaction_reference: payment.id,
      attempt_id: '1',
      status: ledger.word(payment, words),
      'order[id]': payment.reference,
    }).toString();
    const signature = createHash('sha256')
      .update(body + account.passphrase)
      .digest('hex');
    const type = 'application/x-www-form-urlencoded';
    return { headers: { 'x-allopass-signature': signature, 'content-type': type }, body };
  },
});
