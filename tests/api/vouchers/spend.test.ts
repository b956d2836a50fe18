import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFailure } from '../../../schemas/types/http/orders.ts';
import {
  placedOrder,
  placeOrder,
  preauthorise,
  refused,
  sampleOrder,
} from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { usesOf, voucherOf } from './voucher-uses.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const items = ['pepperoni-classic', 'margherita', 'garlic-bread'];
const hutId = '1101';

const validity = async (code: string) =>
  (await server.get(`/v1/vouchers/validate?sector=uk-1&code=${code}`)).status;

describe('a voucher in an order', () => {
  it('takes its value off and goes to the hut with the kind of discount [VOU-07, VOU-08, VOU-47, ORD-22, ORD-40]', async () => {
    const voucher = await voucherOf(server, 'SAVE20');
    const request = await sampleOrder(server, { items, hutId, voucher });
    expect(request.voucher).toEqual({ id: 'SAVE20', discountType: 'percent' });
    expect(request.discount?.id).toBe('SAVE20');
    expect(request.discount?.value).toBeGreaterThan(0);
    const { status, body } = await preauthorise(server, request);
    expect(status).toBe(200);
    expect((await placeOrder(server, request, body)).status).toBe(200);
  });

  it('above the price of the food takes off that price, and the order is placed for nothing [VOU-07]', async () => {
    const request = await sampleOrder(server, {
      sector: 'ca-1',
      // Asks for no minimum of what is collected.
      hutId: '6001',
      disposition: 'collection',
      items: ['cola-can'],
      voucher: await voucherOf(server, 'SPECA4K2', 'ca-1'),
    });
    expect(request).toMatchObject({ discount: { value: 2.29 }, payment: { amount: 0 } });
    const dearer = { ...request, discount: { ...request.discount, value: 10 } };
    expect((await preauthorise(server, dearer)).status).toBe(422);
    const { status, body } = await preauthorise(server, request);
    expect(status).toBe(200);
    expect((await placeOrder(server, request, body)).status).toBe(200);
  });

  it('on delivery is taken off the delivery [VOU-11]', async () => {
    const voucher = await voucherOf(server, 'FREEDROP');
    const request = await sampleOrder(server, { items, hutId, voucher });
    const fees = request.surcharges?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
    expect(request.discount).toEqual({
      id: 'discount.DELIVERY.freedrop',
      value: Math.min(4.99, fees),
    });
    expect((await preauthorise(server, request)).status).toBe(200);
  });

  it('of the gift-card kind pays and makes nothing cheaper [VOU-25]', async () => {
    const voucher = await voucherOf(server, 'gbp-10-off');
    const request = await sampleOrder(server, { items, hutId, voucher });
    const dear = await sampleOrder(server, { items, hutId });
    expect(request.discount?.value).toBe(0);
    expect(request.payment.amount).toBeCloseTo(dear.payment.amount - 10, 2);
    expect((await preauthorise(server, request)).status).toBe(200);
  });

  it('opens a locked deal, once an order [DEA-08]', async () => {
    const student = { id: 'student-medium', slots: ['margherita'], redeemId: 'STUDENT799' };
    const voucher = await voucherOf(server, 'STUDENT799');
    const sample = { items, hutId, deals: [student], voucher };
    expect((await preauthorise(server, await sampleOrder(server, sample))).status).toBe(200);
    const twice = await refused(
      server,
      await sampleOrder(server, { ...sample, deals: [student, student] }),
    );
    expect(twice.body.name).toBe('BAD_PRICE_INTEGRITY');
    const { redeemId: _without, ...locked } = student;
    const closed = await refused(
      server,
      await sampleOrder(server, { items, hutId, deals: [locked] }),
    );
    expect(closed.body.reasons).toContainEqual(expect.objectContaining({ code: 'deal-locked' }));
  });

  it('that validate refuses gives nothing, neither at validation nor in an order [VOU-46]', async () => {
    const voucher = { ...(await voucherOf(server, 'SAVE20')), id: 'FORGED', valid: true };
    const request = await sampleOrder(server, { items, hutId, voucher });
    const { status, body } = await refused(server, request);
    expect([status, body.name]).toEqual([422, 'BAD_PRICE_INTEGRITY']);
    expect(body.reasons).toContainEqual({ code: 'voucher-unavailable', entity: 'FORGED' });
    const { hut, payment, disposition, deals, discount, surcharges } = request;
    const basket = { hut, payment, disposition, deals, discount, surcharges };
    const checked = await server.post<{ reasons: { code: string }[] }>('/v1/basket-validator/', {
      ...basket,
      voucher: { id: 'FORGED' },
    });
    expect(checked.status).toBe(422);
    const codes = checked.body.reasons.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['voucher-unavailable', 'discount-unavailable']));
  });

  it('for collection only is refused on a delivery [VOU-46]', async () => {
    const voucher = { ...(await voucherOf(server, 'PICKUP15')), collectionOnly: false };
    const { body } = await refused(server, await sampleOrder(server, { items, hutId, voucher }));
    expect(body.name).toBe('BAD_PRICE_INTEGRITY');
  });
});

describe('a single-use voucher', () => {
  const order = async (code: string, email = 'ada@example.com') =>
    sampleOrder(server, { items, hutId, email, voucher: await voucherOf(server, code) });

  it('is spent by one of a hundred customers at once, and the count stays right [VOU-24, VOU-46]', async () => {
    const request = await order('SPE7KQ2M');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => preauthorise<OrderFailure>(server, request)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body.name]).toEqual([422, 'BAD_PRICE_INTEGRITY']);
    }
    expect(await usesOf(server, 'SPE7KQ2M')).toBe(1);
    expect(await validity('SPE7KQ2M')).toBe(404);
    expect((await voucherOf(server, 'SPE7KQ2M')).valid).toBe(false);
  });

  it('is used up by a placed order', async () => {
    await placedOrder(server, { items, hutId, voucher: await voucherOf(server, 'SPE4XT9B') });
    expect(await validity('SPE4XT9B')).toBe(404);
    const use = await server.db
      .selectFrom('voucher_use')
      .select('state')
      .where('code_key', '=', 'SPE4XT9B')
      .executeTakeFirstOrThrow();
    expect(use.state).toBe('taken');
  });

  it('can be used again when the order came to nothing', async () => {
    const failing = await order('SPEH3WD6', 'ada+exception@example.com');
    const { body } = await preauthorise(server, failing);
    expect(await validity('SPEH3WD6')).toBe(404);
    expect((await placeOrder(server, failing, body)).status).toBe(500);
    expect(await usesOf(server, 'SPEH3WD6')).toBe(0);
    expect(await validity('SPEH3WD6')).toBe(200);
  });

  it('can be used again when nobody came back for the order', async () => {
    await preauthorise(server, await order('SPE8RNC5'));
    expect(await validity('SPE8RNC5')).toBe(404);
    await server.clock.advance(16 * 60_000);
    await expect.poll(() => usesOf(server, 'SPE8RNC5')).toBe(0);
  });
});
