import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Lies } from '../../../conformance/providers/ledger.ts';
import { RememberedPayments } from '../../../conformance/remembered-payments.ts';
import { declaredType } from '../../../core/payments/payment-types.ts';
import {
  cybersourceStandIn,
  transientToken,
} from '../../../plugins/gateway-cybersource/conformance/stand-in.ts';
import { GatewayTrial, type GatewayOrder, type Outcome } from './gateway-trial.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

const merchant = {
  merchantId: 'harbour_pizza',
  keyId: '08c94330-f618-42a3-b09d-e1e43be5efda',
  sharedSecret: base64('a shared secret'),
  webhookKey: base64('a key of webhooks'),
};

let trial: GatewayTrial;
beforeAll(async () => {
  trial = await GatewayTrial.start({
    market: 'uk',
    gateway: 'cybersource',
    type: 'microform',
    provider: cybersourceStandIn(merchant),
    options: {
      merchantId: merchant.merchantId,
      keyId: merchant.keyId,
      sharedSecretVariable: 'CYBERSOURCE_SHARED_SECRET',
      webhookKeyVariable: 'CYBERSOURCE_WEBHOOK_KEY',
    },
    variables: {
      CYBERSOURCE_SHARED_SECRET: merchant.sharedSecret,
      CYBERSOURCE_WEBHOOK_KEY: merchant.webhookKey,
    },
  });
});
afterAll(() => trial.close());

/** Places an order with a token of the microform. */
const place = (order: GatewayOrder, token: string) =>
  trial.place(order, { paymentAuthorisationResponse: token });

/** Opens an order and places it with a token that comes to an outcome. */
async function placed(outcome: Outcome) {
  const order = await trial.open();
  return { order, answer: await place(order, transientToken(outcome)) };
}

it('holds a card by its token, takes it when the hut accepts and gives it back [GTW-11]', async () => {
  const { order, answer } = await placed('approve');
  expect(answer.status).toBe(200);
  await trial.hutSays(order, 'CONFIRMED');
  await expect.poll(() => trial.moneyOf(order)).toBe('captured');
  expect(order.payment.taken).toBe(order.payment.amount.minor);
  await trial.hutSays(order, 'FAILED');
  await expect.poll(() => trial.moneyOf(order)).toBe('refunded');
  expect(trial.standIn.ledger.given(order.payment)).toBe(order.payment.taken);
});

it('reverses what it holds when the hut cannot make the order [GTW-11]', async () => {
  const { order } = await placed('approve');
  await trial.hutSays(order, 'FAILED');
  await expect.poll(() => trial.moneyOf(order)).toBe('voided');
  expect(order.payment.state).toBe('cancelled');
});

it('places nothing with a card that is declined, or a token that is none or was used [GTW-11]', async () => {
  const used = transientToken('approve');
  expect((await place(await trial.open(), used)).status).toBe(200);
  for (const token of [transientToken('decline'), used, 'nonsense']) {
    const order = await trial.open();
    expect((await place(order, token)).status).toBe(402);
    expect(await trial.timesPlaced(order)).toBe(0);
  }
});

it('waits while a payment is reviewed, and places the order when it is told [GTW-11]', async () => {
  const { order, answer } = await placed('pending');
  expect(answer.status).toBe(202);
  trial.choose(order, 'approve');
  const message = trial.messageOf(order);
  const forged = { ...message, body: message.body.replace('}', ' }') };
  expect(await trial.tell(forged)).toBe(401);
  expect(await trial.timesPlaced(order)).toBe(0);
  expect([await trial.tell(message), await trial.tell(message)]).toEqual([204, 204]);
  expect(await trial.timesPlaced(order)).toBe(1);
});

it.each<readonly [string, Lies]>([
  ['less', { minorMore: -1 }],
  ['more', { minorMore: 1 }],
  ['another currency', { currency: 'USD' }],
  ['a status that nobody knows', { status: 'FROBNICATED' }],
])('places nothing when the provider says %s [GTW-11, GTW-19]', async (_what, lies) => {
  const order = await trial.open();
  const token = transientToken('approve');
  const answer = await trial.lying(lies, () => place(order, token));
  expect(answer).toMatchObject({ status: 502, body: { name: 'authorise-error' } });
  expect(await trial.timesPlaced(order)).toBe(0);
  expect((await place(order, token)).status).toBe(200);
});

it('holds once, however often it is asked, and nothing while the provider is down [GTW-11, GTW-20]', async () => {
  const order = await trial.open();
  const token = transientToken('approve');
  expect((await trial.lying({ isDown: true }, () => place(order, token))).status).toBe(502);
  const answers = await Promise.all([place(order, token), place(order, token)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(await trial.timesPlaced(order)).toBe(1);
});

const session = { deviceData: '', returnUrl: 'https://harbour.example/order/checkout/' };

/** A payment whose payer is authenticated, at the gateway of the market, with what a sheet or pop-up gave. */
async function stepUp(wallet: object, type = 'googlePay3DS') {
  const market = trial.server.dependencies.markets.byId('uk')?.market;
  const gateway = market?.extensions.all('payment-gateway').find(({ id }) => id === 'cybersource');
  const declared = declaredType(type, market?.manifest.payments ?? {});
  if (!gateway || !declared) throw new Error('The market has no such type.');
  expect(gateway.serves(type, declared)).toBe(true);
  const payments = new RememberedPayments(gateway, {
    type,
    amount: { minor: 1299, currency: 'GBP' },
  });
  const payment = { ...payments.fresh(), declared, wallet: { ...wallet } };
  const step = await payments.open(payment);
  return { id: payment.transactionId, payments, step };
}

it.each([
  ['googlePay3DS', (token: string) => ({ token })],
  ['visaCheckout', (callid: string) => ({ callid, encKey: 'k', encPaymentData: 'd' })],
] as const)(
  'authenticates who pays by %s, asked by the bank or not [GTW-11]',
  async (type, given) => {
    for (const payer of ['approve', 'challenge'] as const) {
      const { id, payments, step } = await stepUp(given(transientToken(payer)), type);
      if (step.kind !== 'step-up') throw new Error(step.kind);
      const check = { ...session, sessionId: step.sessionId };
      const first = await payments.stepUp(id, check);
      expect(first.kind).toBe(payer === 'challenge' ? 'challenge' : 'completed');
      expect(await payments.authorise(id, 'AUTH-nobody')).toBe('created');
      const last = first.kind === 'challenge' ? await payments.stepUp(id, check) : first;
      if (last.kind !== 'completed') throw new Error(last.kind);
      expect(await payments.status(id)).toBe('created');
      expect(await payments.authorise(id, last.response)).toBe('approved');
      expect(trial.standIn.ledger.of(id)).toMatchObject({ state: 'held', amount: { minor: 1299 } });
      expect((await payments.capture(id)).status).toBe('captured');
    }
  },
);

it('holds nothing for a payer whom the bank does not know, or with a card that is none [GTW-11]', async () => {
  for (const payer of ['stranger', 'impostor'] as const) {
    const { id, payments, step } = await stepUp({ token: transientToken(payer) });
    if (step.kind !== 'step-up') throw new Error(step.kind);
    const check = { ...session, sessionId: step.sessionId };
    const first = await payments.stepUp(id, check);
    const last = first.kind === 'challenge' ? await payments.stepUp(id, check) : first;
    expect(last).toEqual({ kind: 'failed' });
    expect(await payments.status(id)).toBe('created');
  }
  for (const token of [transientToken('decline'), 'nonsense']) {
    const { id, payments, step } = await stepUp({ token });
    expect([step, await payments.status(id)]).toEqual([{ kind: 'none' }, 'declined']);
  }
});

it("leads to pages of this site with the addresses of Cybersource's, which alone they may post to [GTW-11]", async () => {
  const { id, payments, step } = await stepUp({ token: transientToken('challenge') });
  if (step.kind !== 'step-up') throw new Error(step.kind);
  const asked = await payments.stepUp(id, { ...session, sessionId: step.sessionId });
  if (asked.kind !== 'challenge') throw new Error(asked.kind);
  const pages = [step.collectionUrl ?? '', asked.url];
  for (const [index, path] of ['/V1/Cruise/Collect', '/V2/Cruise/StepUp'].entries()) {
    const { pathname, hash } = new URL(pages[index] ?? '', 'https://uk.example');
    const given = new URLSearchParams(hash.slice(1));
    expect(given.get('to')).toBe(`https://centinelapi.cardinalcommerce.com${path}`);
    const page = await fetch(`${trial.server.url}${pathname}?market=uk`);
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain('form-action https://centinelapi.cardinalcommerce.com;');
    expect(policy).toContain("frame-src 'self' https://centinelapi.cardinalcommerce.com;");
  }
});

it("takes the form by which the bank's page leads back, and no other body [GTW-11]", async () => {
  const url = `${trial.server.url}/v1/plugins/gateway-cybersource/returned?market=uk`;
  const body = new URLSearchParams({ TransactionId: 'one', MD: 'null' });
  const back = await fetch(url, { method: 'POST', body });
  expect([back.status, back.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(back.headers.get('content-security-policy')).toContain("form-action 'none'");
  const headers = { 'content-type': 'application/json' };
  const json = JSON.stringify({ TransactionId: 'one' });
  const other = await fetch(url, { method: 'POST', headers, body: json });
  expect(other.status).toBe(415);
});
