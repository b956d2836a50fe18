import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Lies } from '../../../conformance/providers/ledger.ts';
import { cardToken, vtexStandIn } from '../../../plugins/gateway-vtex/conformance/stand-in.ts';
import type { OrderFailure } from '../../../schemas/types/http/orders.ts';
import { preauthorise } from '../orders/sample-orders.ts';
import { GatewayTrial } from './gateway-trial.ts';

const merchant = { appKey: 'a key', appToken: 'a token' };

let trial: GatewayTrial;
beforeAll(async () => {
  trial = await GatewayTrial.start({
    market: 'ca',
    hutId: '6005',
    gateway: 'vtex',
    type: 'vtexCard',
    provider: vtexStandIn(merchant),
    options: {
      merchantName: 'harbour',
      appKeyVariable: 'VTEX_APP_KEY',
      appTokenVariable: 'VTEX_APP_TOKEN',
      callbackSecretVariable: 'VTEX_CALLBACK_SECRET',
    },
    variables: {
      VTEX_APP_KEY: merchant.appKey,
      VTEX_APP_TOKEN: merchant.appToken,
      VTEX_CALLBACK_SECRET: 'a secret of callbacks',
    },
  });
});
afterAll(() => trial.close());

type Outcome = Parameters<typeof cardToken>[0];

/** What the card form at checkout gave. */
const payloads = (token: string) => ({ vtexCard: { token, brand: 'visa', last4: '1111' } });
const opened = (outcome: Outcome) => trial.open(payloads(cardToken(outcome)));

/** Pre-authorises an order with a card, and says what came of it. */
async function refusedWith(token: string) {
  const request = await trial.request(payloads(token));
  const { status, body } = await preauthorise<OrderFailure>(trial.server, request);
  return { status, code: body.reasons?.[0]?.code };
}

it('holds a card by its tokens, settles it when the hut accepts and gives it back [GTW-15]', async () => {
  const order = await opened('approve');
  expect(order.payment).toMatchObject({ state: 'held', amount: { currency: 'CAD' } });
  expect((await trial.place(order)).status).toBe(200);
  await trial.hutSays(order, 'CONFIRMED');
  await expect.poll(() => trial.moneyOf(order)).toBe('captured');
  expect(order.payment.taken).toBe(order.payment.amount.minor);
  await trial.hutSays(order, 'FAILED');
  await expect.poll(() => trial.moneyOf(order)).toBe('refunded');
  expect(trial.standIn.ledger.given(order.payment)).toBe(order.payment.taken);
});

it('cancels what it holds when the hut cannot make the order [GTW-15]', async () => {
  const order = await opened('approve');
  expect((await trial.place(order)).status).toBe(200);
  await trial.hutSays(order, 'FAILED');
  await expect.poll(() => trial.moneyOf(order)).toBe('voided');
  expect(order.payment.state).toBe('cancelled');
});

it('refuses a card that is declined, and what is no card [GTW-15]', async () => {
  for (const token of [
    cardToken('decline'),
    'nonsense',
    '{}',
    '{"numberToken":"NUMBER-approve"}',
  ]) {
    expect(await refusedWith(token)).toEqual({ status: 402, code: 'payment-declined' });
  }
});

it('shows the page of the bank, and places the order when the provider says that it passed [GTW-15]', async () => {
  const order = await opened('challenge');
  expect(order.opened.threeDSUrl).toBe('https://bank.example/ask');
  expect((await trial.place(order)).status).toBe(202);
  trial.choose(order, 'approve');
  const message = trial.messageOf(order);
  expect([await trial.tell(message), await trial.tell(message)]).toEqual([204, 204]);
  expect(await trial.timesPlaced(order)).toBe(1);
  await trial.hutSays(order, 'CONFIRMED');
  await expect.poll(() => trial.moneyOf(order)).toBe('captured');
});

it('takes no callback that the provider was not given the address of, nor one of another payment [GTW-15]', async () => {
  const [order, other] = [await opened('pending'), await opened('pending')];
  trial.choose(order, 'approve');
  const message = trial.messageOf(order);
  const { reference } = other.payment;
  const forged = [
    { ...message, body: message.body.replace(order.payment.reference, reference) },
    { ...message, query: '' },
    { ...message, query: trial.messageOf(other).query ?? '' },
  ];
  for (const one of forged) expect(await trial.tell(one)).toBe(401);
  expect(await trial.timesPlaced(order)).toBe(0);
  expect(await trial.tell(message)).toBe(204);
  expect(await trial.timesPlaced(order)).toBe(1);
});

it.each<readonly [string, Lies]>([
  ['a status that nobody knows', { status: 'FROBNICATED' }],
  ['nothing at all', { isDown: true }],
])('opens nothing when the provider says %s [GTW-15, GTW-19, GTW-20]', async (_what, lies) => {
  const answer = await trial.lying(lies, () => refusedWith(cardToken('approve')));
  expect(answer.status).toBe(502);
});

it('does not believe that another amount was settled [GTW-15, GTW-19]', async () => {
  const order = await opened('approve');
  expect((await trial.place(order)).status).toBe(200);
  await trial.lying({ minorMore: 1 }, async () => {
    await trial.hutSays(order, 'CONFIRMED');
    await expect.poll(() => order.payment.state).toBe('taken');
  });
  expect(await trial.moneyOf(order)).toBe('capture-due');
  await trial.server.clock.advance(10 * 60_000);
  await expect.poll(() => trial.moneyOf(order)).toBe('captured');
});
