import {
  type Ledger,
  type LedgerPayment,
  StandInRefusal,
} from '../../../conformance/providers/ledger.ts';
import type { StandInCall, StandInProvider } from '../../../conformance/providers/stand-in.ts';

/** The merchant that the stand-in knows. */
export interface VtexMerchant {
  readonly appKey: string;
  readonly appToken: string;
}

const words = {
  open: 'undefined',
  pending: 'undefined',
  held: 'approved',
  taken: 'approved',
  declined: 'denied',
  cancelled: 'denied',
} as const;

const outcomes = ['approve', 'decline', 'pending', 'challenge'] as const;

interface VtexBody {
  readonly paymentId?: string;
  readonly requestId?: string;
  readonly authorizationId?: string;
  readonly settleId?: string;
  readonly value?: number;
  readonly currency?: string;
  readonly card?: Readonly<Record<string, unknown>>;
  readonly callbackUrl?: string;
}

/** What the card form gives for a card that comes to an outcome; a good one may be used again. */
export const cardToken = (outcome: (typeof outcomes)[number]): string =>
  JSON.stringify({
    holderToken: 'HOLDER',
    numberToken: `NUMBER-${outcome}`,
    cscToken: 'CSC',
    bin: '411111',
    numberLength: 16,
    cscLength: 3,
    expiration: { month: '12', year: '2030' },
  });

const minorOf = ({ value }: VtexBody): number => Math.round(Number(value) * 100);

const told = (payment: LedgerPayment, ledger: Ledger) => {
  const isHeld = payment.state === 'held' || payment.state === 'taken';
  return {
    paymentId: payment.reference,
    status: ledger.word(payment, words),
    tid: payment.id,
    authorizationId: isHeld ? `AUTH${payment.id}` : null,
    ...(payment.facts['challenge'] !== undefined && { paymentUrl: payment.facts['challenge'] }),
  };
};

/** A provider of VTEX's Payment Provider Protocol as far as the adapter goes. */
export const vtexStandIn = (merchant: VtexMerchant): StandInProvider => ({
  routes(ledger) {
    const known = (call: StandInCall): VtexBody => {
      const { headers } = call;
      const isKnown =
        headers['x-vtex-api-appkey'] === merchant.appKey &&
        headers['x-vtex-api-apptoken'] === merchant.appToken;
      if (!isKnown) throw new StandInRefusal(401, 'unknown merchant');
      return call.json() as VtexBody;
    };
    const change =
      (name: string, make: (payment: LedgerPayment, body: VtexBody) => string) =>
      (call: StandInCall, id = '') => {
        const body = known(call);
        const payment = ledger.of(id);
        const made = ledger.once(body.requestId, call.path + call.body, () => make(payment, body));
        const value = (minorOf(body) + (ledger.lies.minorMore ?? 0)) / 100;
        const { requestId } = body;
        return { body: { paymentId: id, requestId, [name]: made, ...(body.value && { value }) } };
      };
    return {
      'POST /payments': (call) => {
        const body = known(call);
        const { paymentId = '', card = {}, currency = '', callbackUrl } = body;
        const number = String(card['numberToken']);
        const outcome = outcomes.find((one) => number === `NUMBER-${one}`);
        if (!outcome || !card['cscToken'] || !callbackUrl) {
          throw new StandInRefusal(400, 'no card');
        }
        const payment = ledger.once(paymentId, call.body, () => {
          const challenge = 'https://bank.example/ask';
          const facts = { callbackUrl, ...(outcome === 'challenge' && { challenge }) };
          const opened = ledger.open(paymentId, { minor: minorOf(body), currency }, facts);
          ledger.choose(opened, outcome === 'challenge' ? 'pending' : outcome);
          return opened;
        });
        return { body: told(payment, ledger) };
      },
      'POST /payments/:id/settlements': change('settleId', (payment, body) => {
        if (body.authorizationId !== `AUTH${payment.id}`) {
          throw new StandInRefusal(400, 'not authorised');
        }
        ledger.take(payment, minorOf(body));
        return `SETTLE${payment.id}`;
      }),
      'POST /payments/:id/cancellations': change('cancellationId', (payment) => {
        ledger.cancel(payment);
        return `CANCEL${payment.id}`;
      }),
      'POST /payments/:id/refunds': change('refundId', (payment, body) => {
        if (body.settleId !== `SETTLE${payment.id}`) throw new StandInRefusal(400, 'not settled');
        return ledger.giveBack(payment, body.requestId ?? '', minorOf(body)).id;
      }),
    };
  },

  messageOf: (payment, ledger) => ({
    headers: {},
    query: new URL(payment.facts['callbackUrl'] ?? '').search.slice(1),
    body: JSON.stringify(told(payment, ledger)),
  }),
});
