import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlaceRequest } from '../../../schemas/types/http/orders.ts';
import {
  placeOrder,
  preauthorise,
  type Sample,
  sampleOrder,
  stateOf,
} from '../orders/sample-orders.ts';
import type { TestServer } from '../start-server.ts';
import { gatewayPayment } from './sandbox-payments.ts';
import { startUnsettled } from './silent-gateway.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startUnsettled();
});
afterAll(() => server.close());

interface Pressed {
  readonly status: string;
  readonly callback?: Readonly<Record<string, string>>;
  readonly page?: string;
}

/** Presses a button of the pop-up of a payment, or of an order at the provider. */
const press = async (id: string, outcome: string) =>
  (await server.post<Pressed>(`/sandbox/gateway/transactions/${id}/outcome`, { outcome })).body;

/** What place is called with after the pop-up handed something over. */
const proofOf = ({ callback = {} }: Pressed): Partial<PlaceRequest> => {
  const { transactionId, orderid, signature } = callback;
  return {
    ...(signature !== undefined &&
      transactionId !== undefined &&
      orderid !== undefined && {
        paymentAuthorisationResponse: transactionId,
        orderid,
        signature,
      }),
  };
};

/** An Indian order that waits for its pop-up. */
const opened = async (paymentType: string, sample: Sample = {}) => {
  const india: Sample = {
    sector: 'in-1',
    hutId: '4001',
    disposition: 'collection',
    items: ['margherita', 'garlic-bread'],
  };
  const request = await sampleOrder(server, { ...india, paymentType, ...sample });
  const { status, body } = await preauthorise(server, request);
  expect(status).toBe(200);
  return { request, body, id: body.transactionId };
};

describe.each(['razorpay', 'netbanking', 'wallet'])('an order paid by %s', (type) => {
  it('waits for its pop-up, which is approved, and is placed with what it signed [PAY-29, PAY-30, PAY-31, PAY-175]', async () => {
    const { request, body, id } = await opened(type);
    expect(body).toMatchObject({
      next: 'provider',
      apikey: 'sandbox-key',
      providerData: { orderId: `order_${id}` },
    });
    expect(body.customerOrderReference).not.toBe('');
    expect(body.orderId).not.toBe('');
    const approved = await press(id, 'approve');
    expect(Object.keys(approved.callback ?? {})).toEqual(['transactionId', 'orderid', 'signature']);
    expect(await press(id, 'approve')).toEqual(approved);
    expect((await placeOrder(server, request, body, proofOf(approved))).status).toBe(200);
    expect(await stateOf(server, id)).toBe('placed');
  });

  it('is refused with a signature that is not the one of its pop-up [PAY-176]', async () => {
    const other = proofOf(await press((await opened(type)).id, 'approve'));
    const { request, body, id } = await opened(type);
    const proof = proofOf(await press(id, 'approve'));
    for (const forged of [
      { ...proof, signature: `${proof.signature}0` },
      { ...proof, signature: '' },
      { ...proof, paymentAuthorisationResponse: 'another' },
      { ...proof, orderid: other.orderid ?? '' },
      other,
    ]) {
      const { status } = await placeOrder(server, request, body, forged);
      expect(status).toBe(402);
      expect(await stateOf(server, id)).not.toBe('placed');
    }
    expect((await placeOrder(server, request, body, proof)).status).toBe(200);
  });

  it.each([
    ['decline', 'payment-declined'],
    ['exception', 'payment-exception'],
    ['cancel', 'payment-missing'],
    ['timeout', 'payment-missing'],
  ])(
    'is not placed when its pop-up comes to %s, and may be paid once more [PAY-177, PAY-178, PAY-180]',
    async (outcome, code) => {
      const { request, body, id } = await opened(type);
      expect(proofOf(await press(id, outcome))).toEqual({});
      const refused = await placeOrder<{ reasons?: { code: string }[] }>(server, request, body);
      expect([refused.status, refused.body.reasons?.[0]?.code]).toEqual([402, code]);
      const again = proofOf(await press(id, 'approve'));
      expect((await placeOrder(server, request, body, again)).status).toBe(200);
    },
  );

  it('is asked about when it is pending [PAY-178]', async () => {
    const { request, body, id } = await opened(type);
    const { callback } = await press(id, 'pending');
    expect(callback).not.toHaveProperty('signature');
    expect((await placeOrder(server, request, body)).status).toBe(202);
    await press(id, 'approve');
    await expect.poll(() => stateOf(server, id)).toBe('placed');
  });

  it.each([
    ['passed', 'approved'],
    ['failed', 'declined'],
  ])(
    'is asked about by the bank inside the pop-up, and has %s [PAY-179]',
    async (result, status) => {
      const { request, body, id } = await opened(type);
      const { page } = await press(id, 'challenge');
      expect(page).toBe(`/sandbox/gateway/three-ds/${id}`);
      await server.post(`/sandbox/gateway/three-ds/${id}`, { result });
      expect((await gatewayPayment(server, id)).status).toBe(status);
      const proof = status === 'approved' ? proofOf(await press(id, 'approve')) : {};
      const placed = await placeOrder(server, request, body, proof);
      expect(placed.status).toBe(status === 'approved' ? 200 : 402);
    },
  );
});

describe('an order paid by upi', () => {
  it('is approved in another app, so that its word is waited for [PAY-32, PAY-178]', async () => {
    const { request, body, id } = await opened('upi');
    const proof = proofOf(await press(id, 'approve'));
    expect((await gatewayPayment(server, id)).status).toBe('pending');
    expect((await placeOrder(server, request, body, proof)).status).toBe(202);
    await press(id, 'approve');
    await expect.poll(() => stateOf(server, id)).toBe('placed');
  });

  it('is not placed when it was not approved there [PAY-178]', async () => {
    const { request, body, id } = await opened('upi');
    await press(id, 'approve');
    await press(id, 'decline');
    expect((await placeOrder(server, request, body)).status).toBe(402);
  });
});

describe('an order paid by paypal', () => {
  const amount = 12.99;
  const asked = { sector: 'uk-1', hutId: '1101', amount, currency: 'GBP' };
  const created = async (more: object = {}) =>
    server.post<{ orderId: string }>('/v1/payment-providers/paypal/orders', { ...asked, ...more });

  /** What PayPal's pop-up gives for an order of an amount. */
  const payloadOf = async (outcome: string, total: number) => {
    const { orderId } = (await created({ amount: total })).body;
    const { callback = {} } = await press(orderId, outcome);
    return { orderId, ...callback };
  };

  const order = (paypal: object) =>
    sampleOrder(server, { paymentType: 'paypal', facts: { payloads: { paypal } as never } });

  const total = async () => (await order({ orderId: 'none' })).payment.amount;

  const paid = async (paypal: object) => {
    const request = await order(paypal);
    return { request, ...(await preauthorise<never>(server, request)) };
  };

  it('has an order made by the server for a hut that takes it [PAY-118]', async () => {
    const { status, body } = await created();
    expect([status, Object.keys(body)]).toEqual([200, ['orderId']]);
    expect(await gatewayPayment(server, body.orderId)).toMatchObject({ amount, currency: 'GBP' });
    const { body: other } = await created();
    expect(other.orderId).not.toBe(body.orderId);
  });

  it('has none made for what is not known or not whole [PAY-118]', async () => {
    const wrong: readonly (readonly [object, number])[] = [
      [{ hutId: 'nobody' }, 404],
      [{ sector: 'xx-1' }, 404],
      [{ amount: 0 }, 400],
      [{ amount: -1 }, 400],
      [{ currency: 'pounds' }, 400],
      [{ currency: 'EUR' }, 400],
      [{ more: true }, 400],
    ];
    for (const [more, status] of wrong) expect((await created(more)).status).toBe(status);
    for (const type of ['cash', 'nothing']) {
      const path = `/v1/payment-providers/${type}/orders`;
      expect((await server.post(path, asked)).status).toBe(404);
    }
  });

  it.each(['approve', 'challenge'])(
    'is held by what its pop-up gave for %s, and placed without a step between [PAY-23, PAY-175, PAY-179]',
    async (outcome) => {
      const { request, status, body } = await paid(await payloadOf(outcome, await total()));
      expect(status).toBe(200);
      expect((await placeOrder(server, request, body)).status).toBe(200);
    },
  );

  it('is asked about when it is pending [PAY-178]', async () => {
    const { request, status, body } = await paid(await payloadOf('pending', await total()));
    expect(status).toBe(200);
    expect((await placeOrder(server, request, body)).status).toBe(202);
  });

  it.each(['decline', 'exception', 'cancel', 'timeout'])(
    'is refused when its pop-up came to %s [PAY-177, PAY-178, PAY-180]',
    async (outcome) => {
      const { status, body } = await paid(await payloadOf(outcome, await total()));
      expect([status, body]).toEqual([
        402,
        expect.objectContaining({ name: 'pre-authorise-error' }),
      ]);
    },
  );

  it('is refused unless order, payer and authorisation belong together and the amount is right [PAY-119]', async () => {
    const due = await total();
    const good = await payloadOf('approve', due);
    const other = await payloadOf('approve', due);
    const forged = [
      { ...good, orderId: other.orderId },
      { ...good, payerId: 'payer-else' },
      { ...good, authorizationId: 'authorization-else' },
      { orderId: good.orderId },
      { token: 'sandbox:approve' },
      await payloadOf('approve', due - 1),
      await payloadOf('approve', due + 1),
    ];
    for (const paypal of forged) {
      const { status, body } = await paid(paypal);
      expect([status, body]).toEqual([
        402,
        expect.objectContaining({ name: 'pre-authorise-error' }),
      ]);
    }
    expect((await paid(good)).status).toBe(200);
    expect((await paid(good)).status).toBe(402);
  });
});
