import { createHmac } from 'node:crypto';
import { appleRoutes } from '../../../conformance/providers/apple.ts';
import {
  type Ledger,
  type LedgerPayment,
  StandInRefusal,
} from '../../../conformance/providers/ledger.ts';
import type { StandInCall, StandInProvider } from '../../../conformance/providers/stand-in.ts';
import { digestOf, signatureOf } from '../cybersource-client.ts';

/** The merchant that the stand-in knows. */
export interface CybersourceMerchant {
  readonly merchantId: string;
  readonly keyId: string;
  /** In base64, both. */
  readonly sharedSecret: string;
  readonly webhookKey: string;
}

const words = {
  open: 'PENDING_AUTHENTICATION',
  pending: 'AUTHORIZED_PENDING_REVIEW',
  held: 'AUTHORIZED',
  taken: 'AUTHORIZED',
  declined: 'DECLINED',
  cancelled: 'REVERSED',
} as const;

interface Amounts {
  readonly amountDetails?: { readonly totalAmount?: string; readonly currency?: string };
}

interface CybersourceBody {
  readonly clientReferenceInformation?: { readonly code?: string };
  readonly processingInformation?: {
    readonly capture?: boolean;
    readonly actionList?: readonly string[];
    readonly visaCheckoutId?: string;
  };
  readonly tokenInformation?: { readonly transientTokenJwt?: string };
  readonly paymentInformation?: {
    readonly fluidData?: { readonly value?: string };
    readonly customer?: { readonly id?: string; readonly customerId?: string };
  };
  readonly consumerAuthenticationInformation?: Readonly<Record<string, string>>;
  readonly orderInformation?: Amounts;
  readonly reversalInformation?: Amounts;
  readonly query?: string;
}

const outcomes = ['approve', 'decline', 'pending'] as const;
/** What the bank makes of whoever pays, beside letting them without a question. */
const payers = ['challenge', 'impostor', 'stranger'] as const;

/**
 * A token of the microform, or what a sheet gave, for one try that comes to an outcome; the bank asks about a `challenge`
 * and an `impostor`, who fails, and knows no `stranger`.
 */
export const transientToken = (
  outcome: (typeof outcomes)[number] | (typeof payers)[number],
): string => `microform.${outcome}.${(tokens += 1)}`;
let tokens = 0;

const outcomeIn = (token: string): (typeof outcomes)[number] | undefined => {
  const [, said = ''] = token.split('.');
  return payers.some((payer) => payer === said) ? 'approve' : outcomes.find((one) => one === said);
};

/** Proves to the stand-in that the payer was authenticated. */
const cavv = 'AAABCSIIAAAAAAACcwgAEMCoNh8=';

const minorOf = ({ amountDetails }: Amounts = {}): number =>
  Math.round(Number(amountDetails?.totalAmount) * 100);

const captureContext = [{ alg: 'RS256' }, { iat: 1_700_000_000 }, 'signature']
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

const detailsOf = (payment: LedgerPayment, ledger: Ledger) => {
  const { minor, currency } = ledger.told(payment);
  const amount = (minor / 100).toFixed(2);
  return { amountDetails: { totalAmount: amount, authorizedAmount: amount, currency } };
};

const cardIn = ({ paymentInformation }: CybersourceBody): string => {
  const card = paymentInformation?.customer?.customerId;
  if (card?.startsWith('CARD.')) return card;
  throw new StandInRefusal(400, 'no such card');
};

/** What the bank says of whoever pays: who is asked and is no impostor passes. @param isAsked the bank's page is through */
function authenticated(card: string, payer: string, isAsked: boolean) {
  const authenticationTransactionId = `AUTH-${card}`;
  const isQuestion = !isAsked && (payer === 'challenge' || payer === 'impostor');
  if (isQuestion) {
    const [stepUpUrl, accessToken] = ['https://bank.example/step-up', 'a token of the bank'];
    const told = { authenticationTransactionId, stepUpUrl, accessToken };
    return { status: 'PENDING_AUTHENTICATION', consumerAuthenticationInformation: told };
  }
  if (payer === 'stranger' || payer === 'impostor') {
    return { status: 'AUTHENTICATION_FAILED', consumerAuthenticationInformation: {} };
  }
  const told = { authenticationTransactionId, cavv, eciRaw: '05', specificationVersion: '2.2.0' };
  return { status: 'AUTHENTICATION_SUCCESSFUL', consumerAuthenticationInformation: told };
}

/** Cybersource's REST API as far as the adapter goes. */
export const cybersourceStandIn = (merchant: CybersourceMerchant): StandInProvider => ({
  routes(ledger) {
    const used = new Set<string>();
    const known = (call: StandInCall): StandInCall => {
      const { method, path, body, headers } = call;
      const { host = '', 'v-c-date': moment = '', 'v-c-merchant-id': merchantId = '' } = headers;
      const digest = body === '' ? {} : { digest: digestOf(body) };
      const signed = { method: method as 'GET', path, host, moment, merchantId, ...digest };
      const signature = signatureOf(signed, merchant.sharedSecret);
      const given = headers['signature'] ?? '';
      const isOwn =
        merchantId === merchant.merchantId &&
        given.includes(`keyid="${merchant.keyId}"`) &&
        given.endsWith(`signature="${signature}"`) &&
        headers['digest'] === digest.digest;
      if (!isOwn) throw new StandInRefusal(401, 'wrong signature');
      return call;
    };
    const once = (call: StandInCall, work: (body: CybersourceBody) => unknown) => {
      const { headers, path, body } = known(call);
      const result = ledger.once(headers['v-c-idempotency-id'], path + body, () =>
        work(call.json() as CybersourceBody),
      );
      return { status: 201, body: result };
    };
    const told = (payment: LedgerPayment) => ({
      id: payment.id,
      status: ledger.word(payment, words),
      orderInformation: detailsOf(payment, ledger),
    });
    return {
      'POST /microform/v2/sessions': (call) => {
        known(call);
        return { status: 201, body: captureContext };
      },
      'POST /pts/v2/payments': (call) =>
        once(call, (body) => {
          const { tokenInformation, paymentInformation, orderInformation } = body;
          if (body.processingInformation?.capture !== false) {
            throw new StandInRefusal(400, 'captured at once');
          }
          const { actionList, visaCheckoutId } = body.processingInformation;
          const { customer, fluidData } = paymentInformation ?? {};
          const sealed = Buffer.from(fluidData?.value ?? '', 'base64').toString('utf8');
          const token =
            tokenInformation?.transientTokenJwt ?? customer?.id ?? visaCheckoutId ?? sealed;
          const outcome = outcomeIn(token);
          if (outcome === undefined || used.has(token)) throw new StandInRefusal(400, 'no token');
          if (customer && body.consumerAuthenticationInformation?.['cavv'] !== cavv) {
            throw new StandInRefusal(400, 'nobody was authenticated');
          }
          used.add(token);
          if (actionList?.includes('TOKEN_CREATE')) {
            if (minorOf(orderInformation) !== 0) throw new StandInRefusal(400, 'not of nothing');
            const status = outcome === 'approve' ? 'AUTHORIZED' : 'DECLINED';
            const id = `CARD.${token.split('.')[1]}.${token}`;
            return { id: `TOKEN${token}`, status, tokenInformation: { customer: { id } } };
          }
          const currency = orderInformation?.amountDetails?.currency ?? '';
          const reference = body.clientReferenceInformation?.code ?? '';
          const payment = ledger.open(reference, { minor: minorOf(orderInformation), currency });
          ledger.choose(payment, outcome);
          return told(payment);
        }),
      'POST /risk/v1/authentication-setups': (call) =>
        once(call, (body) => {
          const referenceId = `SESSION-${cardIn(body)}`;
          return { status: 'COMPLETED', consumerAuthenticationInformation: { referenceId } };
        }),
      'POST /risk/v1/authentications': (call) =>
        once(call, (body) => {
          const card = cardIn(body);
          const { referenceId, returnUrl } = body.consumerAuthenticationInformation ?? {};
          if (referenceId !== `SESSION-${card}` || !returnUrl) {
            throw new StandInRefusal(400, 'not set up');
          }
          return authenticated(card, card.split('.')[1] ?? '', false);
        }),
      'POST /risk/v1/authentication-results': (call) => {
        known(call);
        const body = call.json() as CybersourceBody;
        const card = cardIn(body);
        const asked = body.consumerAuthenticationInformation?.['authenticationTransactionId'];
        if (asked !== `AUTH-${card}`) throw new StandInRefusal(400, 'not begun');
        return { status: 201, body: authenticated(card, card.split('.')[1] ?? '', true) };
      },
      ...appleRoutes,
      'GET /tss/v2/transactions/:id': (call, id = '') => {
        known(call);
        const payment = ledger.get(id);
        const body = {
          id,
          clientReferenceInformation: { code: payment.reference },
          applicationInformation: { status: ledger.word(payment, words) },
          orderInformation: detailsOf(payment, ledger),
        };
        return { body };
      },
      'POST /tss/v2/searches': (call) => {
        const { query = '' } = known(call).json() as CybersourceBody;
        const payment = ledger.byReference(query.split(':')[1] ?? '');
        const transactionSummaries = payment ? [{ id: payment.id }] : [];
        return { status: 201, body: { _embedded: { transactionSummaries } } };
      },
      'POST /pts/v2/payments/:id/captures': (call, id = '') =>
        once(call, ({ orderInformation }) => {
          ledger.take(ledger.get(id), minorOf(orderInformation));
          return { id: `capture${id}`, status: 'PENDING' };
        }),
      'POST /pts/v2/payments/:id/reversals': (call, id = '') =>
        once(call, ({ reversalInformation }) => {
          const payment = ledger.get(id);
          if (minorOf(reversalInformation) !== payment.amount.minor) {
            throw new StandInRefusal(400, 'not the amount that is held');
          }
          ledger.cancel(payment);
          return { id: `reversal${id}`, status: 'REVERSED' };
        }),
      'POST /pts/v2/captures/:id/refunds': (call, id = '') =>
        once(call, ({ orderInformation }) => {
          const payment = ledger.get(id.slice('capture'.length));
          const key = call.headers['v-c-idempotency-id'] ?? '';
          ledger.giveBack(payment, key, minorOf(orderInformation));
          return { id: `refund${id}`, status: 'PENDING' };
        }),
    };
  },

  messageOf(payment, ledger) {
    const status = ledger.word(payment, words);
    const data = {
      id: payment.id,
      clientReferenceInformation: { code: payment.reference },
      status,
    };
    const body = JSON.stringify({
      notificationId: `${payment.id}-${status}`,
      payload: { data },
    });
    const [moment, key] = ['1700000000', Buffer.from(merchant.webhookKey, 'base64')];
    const sig = createHmac('sha256', key).update(`${moment}.${body}`).digest('base64');
    return { headers: { 'v-c-signature': `t=${moment};keyId=1;sig=${sig}` }, body };
  },
});
