import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { appleRoutes } from '../../../conformance/providers/apple.ts';
import {
  type Ledger,
  type LedgerPayment,
  StandInRefusal,
} from '../../../conformance/providers/ledger.ts';
import { jsonOf, ProviderPart } from '../../../core/gateways/provider-answer.ts';
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
  readonly targetOrigins?: readonly string[];
  readonly allowedCardNetworks?: readonly string[];
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
  const claims = new ProviderPart(
    jsonOf(Buffer.from(said, 'base64url').toString('utf8')),
    'a token',
  );
  const card = claims.part('content', 'paymentInformation', 'card');
  const typed = card.find('number', 'maskedValue');
  if (typed !== undefined) return typed.endsWith('0002') ? 'decline' : 'approve';
  return payers.some((payer) => payer === said) ? 'approve' : outcomes.find((one) => one === said);
};

/** Proves to the stand-in that the payer was authenticated. */
const cavv = 'AAABCSIIAAAAAAACcwgAEMCoNh8=';

const minorOf = ({ amountDetails }: Amounts = {}): number =>
  Math.round(Number(amountDetails?.totalAmount) * 100);

/** A token as Cybersource writes them; nobody but Cybersource itself looks at the signature. */
const jwt = (claims: object): string =>
  [{ alg: 'RS256' }, claims, 'signature']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');

/** Where the fields of the microform and their script come from. */
const flexHost = 'https://flex.cybersource.com';

/** Where Cybersource's pages of payer authentication are. */
const payerAuthHost = 'https://centinelapi.cardinalcommerce.com';

/** The script that stands in for the microform's, as it is served. */
export const flexScript = readFileSync(new URL('flex-microform.js', import.meta.url), 'utf8');

/** What the page of a card form begins with: it names the script, which brings the fields. */
const captureContext = (targetOrigins: readonly string[], now: number): string => {
  const data = {
    clientLibrary: `${flexHost}/microform/bundle/v2/flex-microform.min.js`,
    clientLibraryIntegrity: `sha256-${createHash('sha256').update(flexScript).digest('base64')}`,
    targetOrigins,
    mfOrigin: flexHost,
  };
  return jwt({ iss: 'Flex API', iat: Math.floor(now / 1000), ctx: [{ type: 'mf-2.0.0', data }] });
};

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

/**
 * What the bank says of whoever pays: who is asked and is no impostor passes.
 * @param ReturnUrl where the bank's page leads back to; undefined once that is through
 */
function authenticated(card: string, payer: string, ReturnUrl?: string) {
  const authenticationTransactionId = `AUTH-${card}`;
  const isQuestion = ReturnUrl !== undefined && (payer === 'challenge' || payer === 'impostor');
  if (isQuestion) {
    const stepUpUrl = `${payerAuthHost}/V2/Cruise/StepUp`;
    const accessToken = jwt({ ReturnUrl, Payload: authenticationTransactionId });
    const told = { authenticationTransactionId, stepUpUrl, accessToken };
    return { status: 'PENDING_AUTHENTICATION', consumerAuthenticationInformation: told };
  }
  if (payer === 'stranger' || payer === 'impostor') {
    return { status: 'AUTHENTICATION_FAILED', consumerAuthenticationInformation: {} };
  }
  const told = { authenticationTransactionId, cavv, eciRaw: '05', specificationVersion: '2.2.0' };
  return { status: 'AUTHENTICATION_SUCCESSFUL', consumerAuthenticationInformation: told };
}

/** Cybersource's REST API as far as the adapter goes. @param now its clock, in milliseconds */
export const cybersourceStandIn = (
  merchant: CybersourceMerchant,
  now: () => number = () => 1_700_000_000_000,
): StandInProvider => ({
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
        const { targetOrigins = [], allowedCardNetworks } = call.json() as CybersourceBody;
        if (!allowedCardNetworks?.length) throw new StandInRefusal(400, 'no card networks');
        return { status: 201, body: captureContext(targetOrigins, now()) };
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
          const deviceDataCollectionUrl = `${payerAuthHost}/V1/Cruise/Collect`;
          const accessToken = jwt({ ReferenceId: referenceId });
          const started = { referenceId, deviceDataCollectionUrl, accessToken };
          return { status: 'COMPLETED', consumerAuthenticationInformation: started };
        }),
      'POST /risk/v1/authentications': (call) =>
        once(call, (body) => {
          const card = cardIn(body);
          const { referenceId, returnUrl } = body.consumerAuthenticationInformation ?? {};
          if (referenceId !== `SESSION-${card}` || !returnUrl) {
            throw new StandInRefusal(400, 'not set up');
          }
          return authenticated(card, card.split('.')[1] ?? '', returnUrl);
        }),
      'POST /risk/v1/authentication-results': (call) => {
        known(call);
        const body = call.json() as CybersourceBody;
        const card = cardIn(body);
        const asked = body.consumerAuthenticationInformation?.['authenticationTransactionId'];
        if (asked !== `AUTH-${card}`) throw new StandInRefusal(400, 'not begun');
        return { status: 201, body: authenticated(card, card.split('.')[1] ?? '') };
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
