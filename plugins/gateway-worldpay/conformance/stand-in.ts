import { createHmac } from 'node:crypto';
import {
  type Ledger,
  type LedgerPayment,
  StandInRefusal,
} from '../../../conformance/providers/ledger.ts';
import type { StandInProvider } from '../../../conformance/providers/stand-in.ts';
import type { Money } from '../../../core/money/money.ts';
import { attribute, readXml, within } from '../xml.ts';

/** The account that the stand-in keeps. */
export interface WorldpayAccount {
  readonly merchantCode: string;
  readonly user: string;
  readonly password: string;
  readonly macSecret: string;
}

const words = {
  open: '',
  pending: 'SENT_FOR_AUTHORISATION',
  held: 'AUTHORISED',
  taken: 'CAPTURED',
  declined: 'REFUSED',
  cancelled: 'CANCELLED',
} as const;

const amountXml = ({ minor, currency }: Money): string =>
  `<amount value="${minor}" currencyCode="${currency}" exponent="2" debitCreditIndicator="credit"/>`;

const eventXml = (payment: LedgerPayment, ledger: Ledger): string => {
  const event = ledger.given(payment) > 0 ? 'SENT_FOR_REFUND' : ledger.word(payment, words);
  return `<payment><paymentMethod>VISA-SSL</paymentMethod>${amountXml(ledger.told(payment))}<lastEvent>${event}</lastEvent></payment>`;
};

/** What the browser brings from the address of success. */
export function worldpayReturn(payment: LedgerPayment, account: WorldpayAccount) {
  const { minor, currency } = payment.amount;
  const signed = [orderKeyOf(payment.reference, account), minor, currency, 'AUTHORISED'].join(':');
  return { mac2: createHmac('sha256', account.macSecret).update(signed).digest('hex') };
}

const orderKeyOf = (orderCode: string, { merchantCode }: WorldpayAccount): string =>
  `HARBOUR^${merchantCode}^${orderCode}`;

/** Worldpay's XML Direct API as far as the adapter goes: orders with a page, inquiries, modifications. */
export const worldpayStandIn = (account: WorldpayAccount): StandInProvider => ({
  routes(ledger) {
    const login = Buffer.from(`${account.user}:${account.password}`).toString('base64');
    const reply = (content: string) => ({
      body: `<?xml version="1.0"?><paymentService version="1.4"><reply>${content}</reply></paymentService>`,
      headers: { 'content-type': 'text/xml' },
    });
    const error = (code: string, orderCode: string) =>
      reply(`<orderStatus orderCode="${orderCode}"><error code="${code}"/></orderStatus>`);
    return {
      'POST /jsp/merchant/xml/paymentService.jsp': ({ headers, body }) => {
        if (headers['authorization'] !== `Basic ${login}`) throw new StandInRefusal(401, 'unknown');
        const service = readXml(body);
        if (attribute(service, 'merchantCode') !== account.merchantCode) {
          throw new StandInRefusal(401, 'another merchant');
        }
        const amount = within(service, 'amount');
        const minor = Number(attribute(amount, 'value'));
        const currency = attribute(amount, 'currencyCode') ?? '';
        const order = within(service, 'order');
        const code = attribute(order, 'orderCode') ?? '';
        if (order) {
          ledger.once(code, body, () => ledger.open(code, { minor, currency }, {}, code));
          const key = encodeURIComponent(orderKeyOf(code, account));
          const page = `https://payments.worldpay.com/app/hpp/integration/corporate?OrderKey=${key}&amp;Ticket=1`;
          return reply(
            `<orderStatus orderCode="${code}"><reference id="1">${page}</reference></orderStatus>`,
          );
        }
        const asked = attribute(within(service, 'orderInquiry'), 'orderCode');
        if (asked !== undefined) {
          const payment = ledger.find(asked);
          if (!payment || payment.state === 'open') return error('5', asked);
          return reply(
            `<orderStatus orderCode="${asked}">${eventXml(payment, ledger)}</orderStatus>`,
          );
        }
        const changed = attribute(within(service, 'orderModification'), 'orderCode') ?? '';
        const payment = ledger.get(changed);
        const refund = within(service, 'refund');
        const received = (name: string) =>
          reply(
            `<ok><${name}Received orderCode="${changed}">${amount ? amountXml({ minor, currency }) : ''}</${name}Received></ok>`,
          );
        if (within(service, 'capture')) {
          ledger.take(payment, minor);
          return received('capture');
        }
        if (refund) {
          const key = attribute(refund, 'reference') ?? '';
          if (payment.refunds.has(key)) throw new StandInRefusal(400, 'given back already');
          ledger.giveBack(payment, key, minor);
          return received('refund');
        }
        ledger.cancel(payment);
        return received('cancel');
      },
    };
  },

  messageOf(payment, ledger) {
    const body = `<?xml version="1.0"?><paymentService version="1.4"><notify><orderStatusEvent orderCode="${payment.reference}">${eventXml(payment, ledger)}</orderStatusEvent></notify></paymentService>`;
    return { headers: { 'content-type': 'text/xml' }, body };
  },
});
