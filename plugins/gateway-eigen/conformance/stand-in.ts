import { createHash } from 'node:crypto';
import {
  type Ledger,
  type LedgerPayment,
  StandInRefusal,
} from '../../../conformance/providers/ledger.ts';
import type { StandInProvider } from '../../../conformance/providers/stand-in.ts';

/** The merchant and the terminal that the stand-in knows. */
export interface EigenAccount {
  readonly merchantId: string;
  readonly pageSecret: string;
  readonly terminalId: string;
  readonly directSecret: string;
}

const words = {
  open: '',
  pending: '',
  held: 'A',
  taken: 'A',
  declined: 'D',
  cancelled: 'D',
} as const;

const [captureCode, refundCode, releaseCode] = ['27', '4', '5'];

const digest = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('')).digest('hex');

const tokenOf = ({ id }: LedgerPayment): string => `TOKEN${id}`;

/** A customer's browser opens the card page: what it is asked is signed, in the order that it stands in. */
export function openCardPage(address: string, ledger: Ledger, account: EigenAccount): void {
  const { searchParams } = new URL(address);
  const fields = [...searchParams];
  const [, key] = fields.pop() ?? [];
  const [merchant, redirect, echo, amount] = fields.map(([, value]) => value);
  const isOwn = key === digest(...fields.flat(), account.pageSecret);
  if (!isOwn || merchant !== account.merchantId || !redirect?.startsWith('http')) {
    throw new StandInRefusal(400, 'not signed by the merchant');
  }
  if (ledger.byReference(echo ?? '')) return;
  ledger.open(echo ?? '', { minor: Number(amount), currency: 'CAD' }, { redirect });
}

/** The query of the address that the page leads back to, with the merchant's own field before the page's. */
function signedQuery(payment: LedgerPayment, ledger: Ledger, { pageSecret }: EigenAccount): string {
  const added = [
    ['ActionCode', ledger.word(payment, words)],
    ['ApprovalCode', '012 345'],
    ['EigenToken', tokenOf(payment)],
    ['CardType', 'Visa'],
    ['EchoData', payment.reference],
    ['Amount', String(ledger.told(payment).minor)],
  ];
  const query = new URLSearchParams([['paymentStatus', 'success'], ...added] as [string, string][]);
  query.append('MKEY', digest(...added.flat(), pageSecret));
  return query.toString();
}

/** What the browser brings from the address that the page led it back to. */
export const eigenReturn = (payment: LedgerPayment, ledger: Ledger, account: EigenAccount) => ({
  returnQuery: signedQuery(payment, ledger, account),
});

/** Eigen's terminal as far as the adapter goes. */
export const eigenStandIn = (account: EigenAccount): StandInProvider => ({
  routes(ledger) {
    return {
      'GET /terminal': ({ query }) => {
        const [line = ''] = query.keys();
        const parts = new Map(line.split(',').map((part) => [part.slice(0, 2), part.slice(2)]));
        const part = (code: string): string => parts.get(code) ?? '';
        const payment = ledger.get(part('TK').slice('TOKEN'.length));
        const signed = digest(
          account.directSecret,
          account.terminalId,
          part('TC'),
          part('A1'),
          part('DT'),
          part('TK'),
        );
        if (signed !== part('MY') || part('TI') !== account.terminalId) {
          throw new StandInRefusal(401, 'not signed by the terminal');
        }
        const minor = Number(part('A1'));
        const isKnown = part('ED') === payment.reference && part('AC') === '012 345';
        try {
          if (!isKnown) throw new StandInRefusal(400, 'nothing was approved');
          if (part('TC') === captureCode) ledger.take(payment, minor);
          else if (part('TC') === releaseCode) ledger.cancel(payment);
          else if (part('TC') === refundCode) {
            ledger.giveBack(payment, `${payment.refunds.size}`, minor);
          } else throw new StandInRefusal(400, 'no such code');
        } catch (error) {
          if (!(error instanceof StandInRefusal)) throw error;
          return { body: String.raw`ABN,OMrefused\, as asked` };
        }
        return { body: `ABY,A1${minor},RN${payment.id},DMthank you` };
      },
    };
  },

  messageOf: (payment, ledger) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: signedQuery(payment, ledger, account),
  }),
});
