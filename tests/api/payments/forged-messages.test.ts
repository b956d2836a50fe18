import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { PlaceRequest, Preauthorisation } from '../../../schemas/types/http/orders.ts';
import {
  placeOrder,
  placeRequest,
  preauthorise,
  type Sample,
  sampleOrder,
  stateOf,
} from '../orders/sample-orders.ts';
import type { TestServer } from '../start-server.ts';
import { cardToken, gatewayPayment, openCardOrder } from './sandbox-payments.ts';
import { approveUnheard, startUnsettled, tellShop } from './silent-gateway.ts';
import { choose, returnedIn, returnsOf } from './ways-to-pay.ts';

let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  server = await startUnsettled({}, (line) => logged.push(line));
});
afterAll(() => server.close());
beforeEach(() => {
  logged.length = 0;
});

/** What an attack must not come to: an order, or money that is taken. */
async function expectNothing(transactionId: string): Promise<void> {
  expect(await stateOf(server, transactionId)).not.toBe('placed');
  const { events } = await gatewayPayment(server, transactionId);
  expect(events.map(({ kind }) => kind)).not.toContain('captured');
}

const kindsLogged = () =>
  logged.flatMap((line) => {
    const { security } = JSON.parse(line) as { security?: string };
    return security === undefined ? [] : [security];
  });

type Message = Readonly<Record<string, string>>;

/** A message of the gateway about a payment that it approved and the shop has not heard of. */
async function trueMessage() {
  const { opened } = await openCardOrder(server);
  const message = (await approveUnheard(server, opened.transactionId)) as Message;
  return { id: opened.transactionId, message };
}

const reversed = (text = ''): string => Array.from(text).toReversed().join('');

describe('a notification', () => {
  it.each<readonly [string, (own: Message, other: Message) => Message]>([
    [
      'with a signature cut short',
      (own) => ({ ...own, signature: own['signature']?.slice(1) ?? '' }),
    ],
    ['with a signature made longer', (own) => ({ ...own, signature: `${own['signature']}A` })],
    ['with a signature turned round', (own) => ({ ...own, signature: reversed(own['signature']) })],
    ['with a made-up signature', (own) => ({ ...own, signature: 'A'.repeat(43) })],
    [
      'signed with its own text',
      (own) => ({ ...own, signature: JSON.stringify(own).slice(0, 199) }),
    ],
    [
      'with a signature in capitals',
      (own) => ({ ...own, signature: own['signature']?.toUpperCase() ?? '' }),
    ],
    [
      "with another order's signature",
      (own, other) => ({ ...own, signature: other['signature'] ?? '' }),
    ],
    ['with another id', (own) => ({ ...own, notificationId: `${own['notificationId']}2` })],
    ['with another status', (own) => ({ ...own, status: 'captured' })],
    ['with a status in capitals', (own) => ({ ...own, status: 'APPROVED' })],
    [
      "of another order with this one's transaction",
      (own, other) => ({ ...other, transactionId: own['transactionId'] ?? '' }),
    ],
    [
      "with another order's notification id",
      (own, other) => ({ ...own, notificationId: other['notificationId'] ?? '' }),
    ],
    [
      'with its parts moved',
      (own) => ({
        ...own,
        notificationId: 'x',
        transactionId: own['transactionId'] ?? '',
        status: `${own['notificationId']}`.slice(0, 20),
      }),
    ],
    ['with spaces about its signature', (own) => ({ ...own, signature: ` ${own['signature']} ` })],
    ['with spaces about its status', (own) => ({ ...own, status: ' approved' })],
  ])('%s places nothing, and is logged', async (_what, forge) => {
    const [own, other] = [await trueMessage(), await trueMessage()];
    const { status } = await tellShop(server, forge(own.message, other.message));
    expect([401, 404]).toContain(status);
    await expectNothing(own.id);
    expect(kindsLogged()).toEqual(status === 401 ? ['forged-notification'] : []);
  });

  it('that is told again places nothing more', async () => {
    const { id, message } = await trueMessage();
    for (let times = 0; times < 3; times += 1) await tellShop(server, message);
    const stored = await server.db
      .selectFrom('order_event')
      .select('kind')
      .where('transaction_id', '=', id)
      .where('kind', '=', 'order-stored')
      .execute();
    expect(stored).toHaveLength(1);
  });
});

const french: Sample = { sector: 'fr-1', hutId: '1101', items: ['reine', 'frites'] };
const indian: Sample = { sector: 'in-1', hutId: '4001', items: ['margherita', 'garlic-bread'] };
const pageTypes: readonly Sample[] = [
  { ...french, paymentType: 'hipay' },
  { ...indian, paymentType: 'phone-pe' },
  { ...indian, paymentType: 'paytm' },
  { hutId: '1110', paymentType: 'worldpay' },
  { sector: 'ca-1', hutId: '6001', paymentType: 'eigen' },
];

/** An order that was approved on the page of its provider, with what its return address says. */
async function returning(sample: Sample) {
  const facts = { payloads: returnsOf(server, sample) };
  const request = await sampleOrder(server, { ...sample, facts });
  const { body: opened } = await preauthorise(server, request);
  const { returnAddress = '' } = await choose(server, opened.transactionId, 'approve');
  return { request, opened, said: returnedIn(new URL(returnAddress)) };
}

type Said = Partial<PlaceRequest>;

/** The same with its signature changed, under whichever name it stands. */
const resigned = (said: Said, change: (signature: string) => string): Said => {
  const { hash, mac2 } = said;
  return {
    ...said,
    ...(hash !== undefined && { hash: change(hash) }),
    ...(mac2 !== undefined && { mac2: change(mac2) }),
  };
};

const forgedReturns: readonly (readonly [string, (own: Said, other: Said) => Said])[] = [
  ['cut short', (own) => resigned(own, (signature) => signature.slice(1))],
  ['made longer', (own) => resigned(own, (signature) => `${signature}A`)],
  ['turned round', (own) => resigned(own, reversed)],
  ['made up', (own) => resigned(own, () => 'A'.repeat(43))],
  ["another order's", (_own, other) => other],
  ['under another name', ({ hash, mac2, ...own }) => ({ ...own, signature: hash ?? mac2 ?? '' })],
];

describe('a return address', () => {
  it.each(
    pageTypes.flatMap((sample) =>
      forgedReturns.map(([what, forge]) => [sample.paymentType, what, sample, forge] as const),
    ),
  )(
    'of %s with a signature %s places nothing, and is logged [ORD-90]',
    async (_type, _what, sample, forge) => {
      const other = await returning(sample);
      // Tried at once: what is approved is placed without its customer after some seconds.
      const own = await returning(sample);
      const { status } = await placeOrder(
        server,
        own.request,
        own.opened,
        forge(own.said, other.said),
      );
      expect(status).toBe(402);
      await expectNothing(own.opened.transactionId);
      expect(kindsLogged()).toEqual(['forged-return']);
    },
  );
});

/** A card order with a token that would be approved. */
async function payable() {
  const { request, opened } = await openCardOrder(server);
  const token = await cardToken(server, opened.transactionId, 'approve');
  return { request, opened, token };
}

type Payable = Awaited<ReturnType<typeof payable>>;

describe('a place call', () => {
  it.each<readonly [string, (state: string, other: Preauthorisation) => string]>([
    ['cut short', (state) => state.slice(1)],
    ['made longer', (state) => `${state}A`],
    ['turned round', (state) => reversed(state)],
    ['made up', () => 'state'],
    ["another order's", (_state, { orderState }) => orderState],
    ['of two halves', (state, { orderState }) => state.slice(0, 20) + orderState.slice(20)],
  ])('with an order state %s places nothing, and is logged [ORD-89]', async (_what, forge) => {
    const [own, other] = [await payable(), await payable()];
    const orderState = forge(own.opened.orderState, other.opened);
    const extras = { paymentAuthorisationResponse: own.token, orderState };
    const { status } = await placeOrder(server, own.request, own.opened, extras);
    expect(status).toBe(400);
    await expectNothing(own.opened.transactionId);
    expect(kindsLogged()).toEqual(['forged-order-state']);
  });

  it.each<readonly [string, (request: OrderRequest) => Partial<OrderRequest>]>([
    ['a smaller amount', ({ payment }) => ({ payment: { ...payment, amount: 0.01 } })],
    ['a larger amount', ({ payment }) => ({ payment: { ...payment, amount: payment.amount + 1 } })],
    ['no amount', ({ payment }) => ({ payment: { ...payment, amount: 0 } })],
    ['another currency', ({ payment }) => ({ payment: { ...payment, currency: 'INR' } })],
    ['another payment type', ({ payment }) => ({ payment: { ...payment, type: 'cash' } })],
    ['another hut', ({ hut }) => ({ hut: { ...hut, id: '1102' } })],
    ['more food', ({ deals }) => ({ deals: [...deals, ...deals] })],
    ['another discount', () => ({ discount: { id: 'made-up', value: 5 } })],
    ['another voucher', () => ({ voucher: { id: 'SAVE20' } })],
    [
      'another way to get it',
      ({ disposition }) => ({ disposition: { ...disposition, type: 'dinein' } }),
    ],
    ['no surcharges', () => ({ surcharges: [] })],
  ])('with %s than was agreed on places nothing, and is logged [ORD-109]', async (_what, alter) => {
    const { request, opened, token } = await payable();
    const altered = { ...request, ...alter(request) };
    const extras = { paymentAuthorisationResponse: token };
    const { status } = await placeOrder(server, altered, opened, extras);
    expect(status).toBe(422);
    await expectNothing(opened.transactionId);
    expect(kindsLogged()).toEqual(['altered-order']);
  });

  it.each<readonly [string, (own: Payable, other: Payable) => string]>([
    ["of another order's", (_own, other) => other.token],
    ['cut short', ({ token }) => token.slice(1)],
    ['made longer', ({ token }) => `${token}A`],
    ['made up', () => 'sandbox:approve'],
    ['that opened the form', ({ opened }) => opened.token ?? ''],
  ])('with a card token %s is declined, and written down', async (_what, forge) => {
    const [own, other] = [await payable(), await payable()];
    const extras = { paymentAuthorisationResponse: forge(own, other) };
    expect((await placeOrder(server, own.request, own.opened, extras)).status).toBe(402);
    await expectNothing(own.opened.transactionId);
    const { events } = await gatewayPayment(server, own.opened.transactionId);
    expect(events.map(({ kind }) => kind)).toContain('declined');
  });

  it("for another transaction than its state's places neither", async () => {
    const [own, other] = [await payable(), await payable()];
    const mixed = { ...own.opened, transactionId: other.opened.transactionId };
    const { status } = await server.post('/v1/orders/place', placeRequest(own.request, mixed));
    expect(status).toBe(400);
    await expectNothing(own.opened.transactionId);
    await expectNothing(other.opened.transactionId);
  });
});
