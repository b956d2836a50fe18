import type { OrderFacts } from '../../../core/orders/order-request-mapper.ts';
import { paymentErrors } from '../../../core/payments/payment-errors.ts';
import type {
  OrderFailure,
  OrderSummary,
  PayerAuthAnswer,
  Placement,
  Preauthorisation,
} from '../../../schemas/types/http/orders.ts';
import type { Voucher } from '../../../schemas/types/http/vouchers.ts';
import { freePizza } from '../loyalty/members.ts';
import { britishPhone } from '../orders/british-phone.ts';
import { placeRequest, type Sample, sampleOrder } from '../orders/sample-orders.ts';
import { returnsOf } from '../payments/ways-to-pay.ts';
import { bankName, signatureOf, tokenFor } from './bank-gateway.ts';
import type { Attempt } from './customers.ts';
import { forged, pay } from './at-the-bank.ts';
import { giveBack, report } from './at-the-hut.ts';
import { KilledError } from './life.ts';
import { keepsake } from './model-plugin.ts';
import type { ShopAnswer } from './model-shop.ts';
import type { Run } from './run.ts';
import type { Extra, OfKind, Step } from './steps.ts';
import { type Way, ways } from './ways.ts';

/** The site, as browsers reach it. */
const host = 'shop.test';
const site = `http://${host}`;

/** An order that is dear enough for the reward, and what the reward takes. */
const pizzas = ['pepperoni-classic', 'margherita', 'pepperoni-classic'];
const pointsOfReward = 5;

const giftCard = { number: '6000500050005000', pin: '5000', balance: 100 };

/** A code of few uses, for which customers compete. */
const voucherCode = 'WELCOME10';

/** A browser whose server was killed under its hands shows nothing. */
function unlessKilled(error: unknown): void {
  if (!(error instanceof KilledError)) throw error;
}

/** Does what a step says; answers that refuse are as good as others. */
export async function perform(run: Run, step: Step): Promise<void> {
  const { shop, customers } = run;
  const { bank } = shop;
  const at = 'who' in step ? customers.current(step.who) : undefined;
  const id = at?.opened?.transactionId ?? 'nothing';
  switch (step.does) {
    case 'order':
      return order(run, step).catch(unlessKilled);
    case 'reload':
      return at && open(run, at);
    case 'pay':
      return at && pay(run, at, step);
    case 'answer the bank':
      return bank.passQuestion(id);
    case 'bank decides':
      return bank.find(id)?.status === 'pending' ? bank.pay(id, step.outcome) : undefined;
    case 'place':
      return at?.opened && place(run, at, step.proof);
    case 'notify':
      return notify(run, id, step);
    case 'look':
      return at?.opened && look(run, at);
    case 'settle':
      await shop.pass(20_000);
      return shop.settle();
    case 'time passes':
      return shop.pass(step.seconds * 1_000);
    case 'clocks differ':
      return shop.setAhead(step.seconds * 1_000);
    case 'hut closes':
      return at && shop.menu.closeHut(at.request.hut);
    case 'price rises':
      return at && shop.menu.raisePrice(at.request.hut);
    case 'bank misbehaves':
      return bank.misbehave(step.fault);
    case 'bank catches up':
      return bank.catchUp();
    case 'plugin breaks':
      shop.isHoldBroken = true;
      return undefined;
    case 'plugin is mended':
      shop.isHoldBroken = false;
      return undefined;
    case 'kill':
      return shop.killAtStep(step.atStep);
    case 'restart':
      return shop.restart();
    case 'hut reports':
      return at?.opened && report(run, at, step);
    case 'give back':
      return at?.opened && giveBack(run, at, step);
    case 'at once':
      await Promise.all(step.steps.map((one) => perform(run, one)));
      return undefined;
    case 'meanwhile':
      return bank.meanwhile(() => perform(run, step.step));
  }
}

async function sampleOf(run: Run, { sample }: Way, extra: Extra): Promise<Sample> {
  if (sample.sector !== 'uk-1' || sample.hutId !== '1101') return sample;
  if (extra === 'gift card') return { ...sample, giftCard };
  if (extra === 'points') {
    const { accountId, token } = run.shop.member;
    const loyalty = { token, points: pointsOfReward };
    return { ...sample, items: pizzas, deals: [freePizza], facts: { accountId, loyalty } };
  }
  if (extra !== 'voucher') return sample;
  const path = `/v1/vouchers/uk-1/${voucherCode}`;
  const found = await run.shop.call<Voucher>({ path });
  return found?.status === 200 ? { ...sample, voucher: found.body } : sample;
}

/** What a sheet or a pop-up gives before the order is pre-authorised. */
async function given(
  { shop }: Run,
  { meets, payload, sample }: Way,
  { outcome }: OfKind<'order'>,
): Promise<NonNullable<OrderFacts['payloads']>> {
  if (payload === undefined) return {};
  if (meets !== 'order') {
    const token = tokenFor(outcome);
    return { [payload]: { token, encPaymentData: token, brand: 'visa', last4: '1111' } };
  }
  const { sector = '', hutId = '', paymentType = '' } = sample;
  const dependencies = await shop.dependencies();
  const facts = { payloads: { [payload]: { orderId: 'none' } } };
  const { amount, currency } = (await sampleOrder({ dependencies }, { ...sample, facts })).payment;
  const made = await shop.call<{ readonly orderId: string }>({
    path: `/v1/payment-providers/${paymentType}/orders`,
    body: { sector, hutId, amount, currency },
  });
  const orderId = made?.status === 200 ? made.body.orderId : 'none';
  shop.bank.pay(orderId, outcome);
  return { [payload]: { orderId } };
}

async function order(run: Run, step: OfKind<'order'>): Promise<void> {
  const { shop, customers } = run;
  const way = ways[step.way % ways.length];
  if (!way) return;
  const sample = await sampleOf(run, way, step.extra);
  const payloads = await given(run, way, step);
  const dependencies = await shop.dependencies();
  const returns = way.meets === 'page' ? returnsOf({ url: site, dependencies }, sample) : {};
  const number = customers.next();
  const isBritish = sample.sector === 'uk-1';
  const built = await sampleOrder(
    { dependencies },
    {
      ...sample,
      ...(isBritish && { phone: britishPhone(number) }),
      facts: {
        ...sample.facts,
        payloads: { ...returns, ...payloads },
        utm: { source: `${number}` },
      },
    },
  );
  const request = step.extra === 'keepsake' ? { ...built, [keepsake]: 'kept' } : built;
  const left = step.replaces ? customers.current(step.who) : undefined;
  const key = `key-of-attempt-${number}`;
  const attempt: Attempt = {
    way,
    request,
    key,
    headers: {
      'idempotency-key': key,
      'idempotency-secret': secretOf(key),
      ...(left && { 'replaces-order': customers.leftBefore(left).map(nameOf).join(', ') }),
    },
    session: sample.facts?.loyalty ? shop.member.headers : {},
    chain: left && customers.canTakePlaceOf(left) ? left.chain : number,
    isAsking: false,
    brought: {},
    told: {},
  };
  customers.of(step.who).attempts.push(attempt);
  await open(run, attempt);
}

const secretOf = (key: string): string => `secret-${key}`.padEnd(40, '-');

const nameOf = ({ opened, key }: Attempt): string => opened?.orderState ?? `key ${secretOf(key)}`;

type Failed = Partial<OrderFailure>;

/** Notes what a failure says for good, whichever call it answers. */
function hear({ shop, customers }: Run, attempt: Attempt, answer: ShopAnswer<Failed>): void {
  const { status, body } = answer;
  const { name = '', transactionId, orderId } = body;
  if (status === 410 && transactionId !== undefined && orderId !== undefined) {
    customers.tellPlaced(transactionId, orderId);
    return;
  }
  const own = attempt.opened?.transactionId;
  if (own !== undefined && transactionId !== own) return;
  const isForGood =
    name === paymentErrors.tokenExpired ||
    name === 'HUT_NOT_OPEN' ||
    (name === paymentErrors.authorise && (status === 504 || status === 500));
  if (isForGood) customers.tellLost(attempt, `${status} ${name}`);
  else if (status === 500 && !shop.wasHoldBroken)
    customers.contradictions.push(`500 ${JSON.stringify(body)}`);
}

async function open(run: Run, attempt: Attempt): Promise<void> {
  const { request, headers, session } = attempt;
  attempt.isAsking = true;
  const answer = await run.shop.call<Preauthorisation & Failed>({
    path: '/v1/orders/preauthorise',
    body: request,
    headers: { host, ...session, ...headers },
  });
  attempt.isAsking = false;
  if (!answer) return;
  if (answer.status !== 200) return hear(run, attempt, answer);
  const known = attempt.opened?.transactionId ?? answer.body.transactionId;
  if (known !== answer.body.transactionId) {
    run.customers.contradictions.push(`two attempts of one key: ${attempt.key}`);
  }
  attempt.opened = answer.body;
}

/** Has the payer authenticated, as the browser does before it places the order. */
async function authenticate(run: Run, attempt: Attempt): Promise<void> {
  const { opened } = attempt;
  if (!opened?.payerAuth) return;
  const { transactionId, orderId, paymentType, payerAuth } = opened;
  const answer = await run.shop.call<PayerAuthAnswer & Failed>({
    path: '/v1/payment-providers/payer-auth-check',
    body: {
      transactionId,
      orderId,
      paymentType,
      sessionId: payerAuth.sessionId,
      deviceData: '',
      returnUrl: `${site}/order/checkout/`,
    },
    headers: { host },
  });
  if (!answer) return;
  // A bank that stays silent here holds nothing: the payer may try again.
  if (answer.status === 504) return;
  if (answer.status !== 200) return hear(run, attempt, answer);
  const { paymentAuthorisationResponse } = answer.body;
  if (paymentAuthorisationResponse !== undefined)
    attempt.brought = { paymentAuthorisationResponse };
}

async function place(run: Run, attempt: Attempt, proof: OfKind<'place'>['proof']): Promise<void> {
  const { opened, way, request, session } = attempt;
  if (!opened) return;
  if (way.meets === 'step-up' && proof === 'own') await authenticate(run, attempt);
  const proofs = { own: attempt.brought, none: {}, forged: forged[way.meets] ?? {} };
  const answer = await run.shop.call<Placement & Failed>({
    path: '/v1/orders/place',
    body: placeRequest(request, opened, proofs[proof]),
    headers: { host, ...session },
  });
  if (!answer) return;
  const { status, body } = answer;
  if (status === 200) run.customers.tellPlaced(body.transactionId, body.orderId);
  else if (status !== 202) hear(run, attempt, answer);
}

let messages = 0;

async function notify(
  { shop, customers }: Run,
  id: string,
  { as }: OfKind<'notify'>,
): Promise<void> {
  messages += as === 'again' ? 0 : 1;
  const transactionId = as === 'of nobody' ? 'f'.repeat(40) : id;
  const signature = as === 'forged' ? 'forged' : signatureOf(transactionId);
  const answer = await shop.call<Failed>({
    path: `/v1/payment-providers/${bankName}/notifications`,
    body: { notificationId: `${transactionId} ${messages}`, transactionId, signature },
  });
  if (!answer) return;
  if (as === 'forged' && id !== 'nothing' && answer.status !== 401) {
    customers.contradictions.push(`a forged message was answered ${answer.status}`);
  }
}

async function look(run: Run, attempt: Attempt): Promise<void> {
  const { opened } = attempt;
  const answer = await run.shop.call<OrderSummary>({ path: `/v1/orders/${opened?.transactionId}` });
  if (answer?.status !== 200) return;
  const { state, transactionId, orderId } = answer.body;
  if (state === 'placed') run.customers.tellPlaced(transactionId, orderId);
  if (['failed', 'expired', 'cancelled'].includes(state)) run.customers.tellLost(attempt, state);
}
