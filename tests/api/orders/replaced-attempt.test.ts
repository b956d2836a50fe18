import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFailure, Preauthorisation } from '../../../schemas/types/http/orders.ts';
import type { GiftCardCredit } from '../../../schemas/types/http/vouchers.ts';
import { gatewayPayment } from '../payments/sandbox-payments.ts';
import { approveUnheard, startUnsettled, tellShop } from '../payments/silent-gateway.ts';
import type { TestServer } from '../start-server.ts';
import { usesOf, voucherOf } from '../vouchers/voucher-uses.ts';
import { placeOrder, preauthorise, type Sample, sampleOrder, stateOf } from './sample-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startUnsettled();
});
afterAll(() => server.close());

const items = ['pepperoni-classic', 'margherita', 'garlic-bread'];
const giftCard = { number: '6000200020002000', pin: '2000', balance: 1000 };

const held = async (): Promise<number> => {
  const accounts = await server.db.selectFrom('gift_card_account').select('spent_minor').execute();
  return accounts.reduce((sum, { spent_minor }) => sum + spent_minor, 0);
};

const cardOrder = (more: Sample = {}) =>
  sampleOrder(server, { items, paymentType: 'microform', ...more });

const replacing = <Body = Preauthorisation>(
  request: unknown,
  left: Pick<Preauthorisation, 'orderState'>,
  headers: Readonly<Record<string, string>> = {},
) => preauthorise<Body>(server, request, { 'replaces-order': left.orderState, ...headers });

/** An attempt whose payment the gateway approves without the shop having heard of it. */
async function approvedUnheard(sample: Sample) {
  const request = await cardOrder(sample);
  const { body: left } = await preauthorise(server, request);
  const approval = await approveUnheard(server, left.transactionId);
  return { left, notify: () => tellShop(server, approval) };
}

describe('an attempt that its customer left', () => {
  it('gives its voucher and its gift card to the one that replaces it, and to no other [VOU-46, ORD-84]', async () => {
    const voucher = await voucherOf(server, 'SPE7KQ2M');
    const left = (await preauthorise(server, await cardOrder({ voucher, giftCard }))).body;
    const next = await cardOrder({ voucher, giftCard, email: 'ada.next@example.com' });
    expect((await preauthorise<OrderFailure>(server, next)).status).toBe(422);
    const second = await replacing(next, left);
    expect(second.status).toBe(200);
    expect(await stateOf(server, left.transactionId)).toBe('cancelled');
    expect([await usesOf(server, 'SPE7KQ2M'), await held()]).toEqual([1, 1000]);
    const cash = await sampleOrder(server, { items, voucher, giftCard });
    const third = await replacing(cash, second.body);
    expect(third.status).toBe(200);
    expect((await placeOrder(server, cash, third.body)).status).toBe(200);
    expect([await usesOf(server, 'SPE7KQ2M'), await held()]).toEqual([1, 1000]);
    expect((await placeOrder(server, next, second.body)).status).toBe(409);
  });

  it('counts as free for its customer when they enter card and code again, and for nobody else [GFT-07, VOU-46]', async () => {
    const voucher = await voucherOf(server, 'SPEQ2VJ7');
    const card = { number: '6000400040004000', pin: '4000', balance: 10_000 };
    const left = (await preauthorise(server, await cardOrder({ voucher, giftCard: card }))).body;
    const meta = { hutId: '1101', sector: 'uk-1', isTest: false, traceId: 't', timestamp: 1 };
    const check = {
      meta,
      data: { cardNumber: card.number, cardPin: card.pin, amount: 100 },
    };
    const headers = { 'replaces-order': left.orderState };
    const balance = async (more = {}) =>
      (await server.post<GiftCardCredit>('/v2/gift-cards/check', check, more)).body.data
        ?.giftCardBalance;
    const path = '/v1/vouchers/validate?sector=uk-1&code=SPEQ2VJ7';
    expect(await balance()).toBeLessThan(100);
    expect(await balance({ 'replaces-order': 'v1.x.y' })).toBeLessThan(100);
    expect(await balance(headers)).toBe(100);
    expect((await server.get(path)).status).toBe(404);
    expect((await server.get(path, headers)).status).toBe(200);
    const request = await sampleOrder(server, { items, voucher });
    const next = await replacing(request, left);
    await placeOrder(server, request, next.body);
    expect((await server.get(path, headers)).status).toBe(404);
    expect((await server.get(path, { 'replaces-order': next.body.orderState })).status).toBe(404);
  });

  it('has its payment let go, and takes none afterwards', async () => {
    const { left, notify } = await approvedUnheard({});
    const { status } = await replacing(await sampleOrder(server, { items }), left);
    expect(status).toBe(200);
    const payment = async () => (await gatewayPayment(server, left.transactionId)).status;
    await expect.poll(payment).toBe('voided');
    expect((await notify()).status).toBe(204);
    expect([await stateOf(server, left.transactionId), await payment()]).toEqual([
      'cancelled',
      'voided',
    ]);
  });

  it('stays as it is when the one in its place is refused', async () => {
    const voucher = await voucherOf(server, 'SPE4XT9B');
    const left = (await preauthorise(server, await cardOrder({ voucher }))).body;
    const dear = await cardOrder({ voucher });
    const payment = { ...dear.payment, amount: dear.payment.amount + 1 };
    expect((await replacing<OrderFailure>({ ...dear, payment }, left)).status).toBe(422);
    expect(await stateOf(server, left.transactionId)).toBe('authorising');
    expect(await usesOf(server, 'SPE4XT9B')).toBe(1);
  });

  it('is replaced by a repeated call once, with one answer', async () => {
    const voucher = await voucherOf(server, 'SPEH3WD6');
    const left = (await preauthorise(server, await cardOrder({ voucher }))).body;
    const next = await sampleOrder(server, { items, voucher });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => replacing(next, left, { 'idempotency-key': 'second-try' })),
    );
    expect(new Set(answers.map(({ body }) => body.transactionId)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await usesOf(server, 'SPEH3WD6')).toBe(1);
  });

  it('gives what it holds to one of many that want its place', async () => {
    const left = (await preauthorise(server, await cardOrder({ giftCard: other }))).body;
    const next = await sampleOrder(server, { items, giftCard: other });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => replacing<OrderFailure>(next, left)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const names = answers.filter(({ status }) => status !== 200).map(({ body }) => body.name);
    expect(new Set(names)).toEqual(new Set(['INSUFFICIENT_CREDIT']));
  });

  it('is given up by nobody who cannot name it by a state that we signed', async () => {
    const left = (await preauthorise(server, await cardOrder())).body;
    const next = await sampleOrder(server, { items });
    const [kind, , signature] = left.orderState.split('.');
    const { transactionId, orderId } = left;
    const content = Buffer.from(JSON.stringify({ transactionId, orderId })).toString('base64url');
    for (const orderState of ['x', 'v1..', `${kind}.${content}.AAAA`, `v1.e30.${signature}`]) {
      expect((await replacing(next, { orderState })).status).toBe(200);
    }
    expect(await stateOf(server, transactionId)).toBe('authorising');
  });
});

const other = { number: '6000300030003000', pin: '3000', balance: 500 };

describe('an attempt that is placed after all', () => {
  it('is what the one in its place answers, so that nobody gets two orders', async () => {
    const { left, notify } = await approvedUnheard({});
    await notify();
    const next = await sampleOrder(server, { items });
    const { status, body } = await replacing<OrderFailure>(next, left);
    expect([status, body.name]).toEqual([410, 'ALREADY_PLACED']);
    expect([body.transactionId, body.orderId]).toEqual([left.transactionId, left.orderId]);
    await server.clock.advance(16 * 60_000);
    const later = await replacing<OrderFailure>(next, left);
    expect([later.status, later.body.name]).toEqual([410, 'EARLIER_ORDER_PLACED']);
    expect(later.body.orderId).toBe(left.orderId);
  });

  it('or replaced, never both, when its approval comes at the same moment [PAY-151]', async () => {
    const voucher = await voucherOf(server, 'SPE8RNC5');
    const cash = await sampleOrder(server, { items, voucher });
    for (let round = 0; round < 8; round += 1) {
      const { left, notify } = await approvedUnheard({ voucher });
      const [answer] = await Promise.all([
        replacing<Preauthorisation & OrderFailure>(cash, left),
        notify(),
      ]);
      const state = await stateOf(server, left.transactionId);
      expect([answer.status, state]).toEqual(
        state === 'placed' ? [410, 'placed'] : [200, 'cancelled'],
      );
      expect(await usesOf(server, 'SPE8RNC5')).toBe(1);
      const last = state === 'placed' ? left.transactionId : answer.body.transactionId;
      await release(last);
    }
  });
});

/** Takes what an order uses back, so that the next round finds the code unused and its customer without unpaid orders. */
const release = async (transactionId: string) => {
  await server.db.deleteFrom('unpaid_order').where('transaction_id', '=', transactionId).execute();
  await server.db
    .updateTable('voucher_use')
    .set({ state: 'released' })
    .where('transaction_id', '=', transactionId)
    .execute();
  await server.db
    .updateTable('voucher_count')
    .set({ used: 0 })
    .where('code_key', '=', 'SPE8RNC5')
    .execute();
};
