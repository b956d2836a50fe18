import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFailure } from '../../../schemas/types/http/orders.ts';
import {
  placeOrder,
  preauthorise,
  refused,
  type Sample,
  sampleOrder,
  stateOf,
} from '../orders/sample-orders.ts';
import type { TestServer } from '../start-server.ts';
import { gatewayPayment, goodCard } from './sandbox-payments.ts';
import { startUnsettled } from './silent-gateway.ts';
import { choose, onPage, returnedIn, returnsOf } from './ways-to-pay.ts';

let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  server = await startUnsettled({}, (line) => logged.push(line));
});
afterAll(() => server.close());

const french: Sample = { sector: 'fr-1', hutId: '1101', items: ['reine', 'frites'] };
const indian: Sample = { sector: 'in-1', hutId: '4001', items: ['margherita', 'garlic-bread'] };

/** Types whose provider has a page of its own: where they are offered, and what its address says. */
const pageTypes = [
  [{ ...french, paymentType: 'hipay' }, '/pay/', ['hash', 'orderid']],
  [{ ...indian, paymentType: 'phone-pe' }, '/pay/', ['hash', 'orderid']],
  [{ ...indian, paymentType: 'paytm' }, '/pay/', ['hash', 'orderid']],
  [{ hutId: '1110', paymentType: 'worldpay' }, '/frame/', ['mac2', 'orderKey']],
  [
    { sector: 'ca-1', hutId: '6001', paymentType: 'eigen' },
    '/frame/',
    ['cardType', 'hash', 'orderid'],
  ],
] as const satisfies readonly (readonly [Sample, string, readonly string[]])[];
const [[hipay], , , [worldpay]] = pageTypes;

/** An order that waits on the page of its provider. */
async function opened(sample: Sample) {
  const payloads = returnsOf(server, sample);
  const request = await sampleOrder(server, { ...sample, facts: { payloads } });
  const { status, body } = await preauthorise(server, request);
  return { request, status, body, id: body.transactionId };
}

describe.each(pageTypes)('a payment of %j', (sample, path, names) => {
  it('opens the page of its provider, and keeps where it leads back to [PAY-42, PAY-25, PAY-26, PAY-27, PAY-33, PAY-34, PAY-41, PAY-143]', async () => {
    const { status, body, id } = await opened(sample);
    expect(status).toBe(200);
    expect(body.iframeUrl).toBe(`/sandbox/gateway${path}${id}`);
    for (const other of ['token', 'threeDSUrl', 'payerAuth'])
      expect(body).not.toHaveProperty(other);
    const page = await server.get<string>(body.iframeUrl ?? '');
    expect(page.status).toBe(200);
    expect(page.body).toContain('Sandbox payment: no money is taken');
    expect(page.body).toContain(body.customerOrderReference);
    const payment = await gatewayPayment(server, id);
    expect(payment).toMatchObject({ type: sample.paymentType, status: 'created' });
    const [part] = Object.values(returnsOf(server, sample));
    const { amount: _amount, firstname: _first, lastname: _last, ...addresses } = part ?? {};
    expect(payment.returnAddresses).toEqual(addresses);
    for (const address of Object.values(payment.returnAddresses)) {
      expect([...new URL(address).searchParams.keys()].toSorted()).toEqual([
        'dispositionTime',
        'dispositionType',
        'dispositionWhen',
        'etaType',
        'paymentStatus',
        'postcode',
      ]);
    }
  });

  it('is placed by what its signed return address says, asked of the gateway [PAY-25, PAY-26, PAY-27, PAY-33, PAY-34, PAY-153, PAY-159, ORD-90]', async () => {
    const { request, id, body } = await opened(sample);
    const { returnAddress = '' } = await choose(server, id, 'approve');
    const back = new URL(returnAddress);
    expect([back.pathname, back.searchParams.get('paymentStatus')]).toEqual([
      '/order/checkout/',
      'success',
    ]);
    const said = [...back.searchParams.keys()].filter((name) => names.some((one) => one === name));
    expect(said.toSorted()).toEqual(names);
    const { body: asked } = await server.get<{ status: string }>(`/v1/payments/${id}/status`);
    expect(asked.status).toBe('approved');
    expect((await placeOrder(server, request, body, returnedIn(back))).status).toBe(200);
    expect(await stateOf(server, id)).toBe('placed');
  });

  it.each([
    ['decline', 'declined'],
    ['exception', 'exception'],
    ['cancel', 'cancelled'],
  ] as const)(
    'that comes to %s leads back to its own address, and nothing is placed [PAY-154, PAY-160, PAY-162, PAY-164]',
    async (outcome, status) => {
      const { request, id, body } = await opened(sample);
      const { returnAddress = '' } = await choose(server, id, outcome);
      const back = new URL(returnAddress);
      expect([back.pathname, back.searchParams.get('paymentStatus')]).toEqual([
        '/order/card-details/',
        outcome,
      ]);
      expect((await gatewayPayment(server, id)).status).toBe(status);
      const placed = await placeOrder<OrderFailure>(server, request, body, returnedIn(back));
      expect(placed.status).toBe(402);
      expect(await stateOf(server, id)).not.toBe('placed');
    },
  );

  it('that is pending is placed once it is approved, and not when it is declined [PAY-155, PAY-161]', async () => {
    for (const [outcome, status] of [
      ['approve', 'approved'],
      ['decline', 'declined'],
    ] as const) {
      const { request, id, body } = await opened(sample);
      const { returnAddress = '' } = await choose(server, id, 'pending');
      expect(new URL(returnAddress).searchParams.get('paymentStatus')).toBe('pending');
      expect((await placeOrder(server, request, body)).status).toBe(202);
      await choose(server, id, outcome);
      const asked = await server.get<{ status: string }>(`/v1/payments/${id}/status`);
      expect(asked.body.status).toBe(status);
      await expect
        .poll(() => stateOf(server, id))
        .toBe(outcome === 'approve' ? 'placed' : 'authorising');
    }
  });

  it('asks the bank first when it wants to be asked, and leads back as approved or declined [PAY-156, PAY-163]', async () => {
    for (const [result, paymentStatus] of [
      ['passed', 'success'],
      ['failed', 'decline'],
    ] as const) {
      const { id } = await opened(sample);
      const { page = '' } = await choose(server, id, 'challenge');
      expect((await server.get(page)).status).toBe(200);
      const { body } = await server.post<{ url: string }>(page, { result });
      expect(new URL(body.url).searchParams.get('paymentStatus')).toBe(paymentStatus);
    }
  });

  it('that gets no answer can be let go, and leads back as an exception [PAY-165]', async () => {
    const { id } = await opened(sample);
    expect(await choose(server, id, 'timeout')).toEqual({ status: 'created' });
    const { body } = await server.post<{ url: string }>(`/sandbox/gateway/pay/${id}/give-up`, {});
    expect(new URL(body.url).searchParams.get('paymentStatus')).toBe('exception');
    expect((await gatewayPayment(server, id)).status).toBe('voided');
    expect((await server.post(`/sandbox/gateway/pay/${id}`, { outcome: 'approve' })).status).toBe(
      404,
    );
  });

  it.each([
    ['accept', 'https://elsewhere.example/order/checkout/'],
    ['cancel', 'http://127.0.0.1.elsewhere.example/'],
    ['decline', '/order/card-details/'],
    ['pending', 'javascript:alert(1)'],
  ])('is not opened when %s leads to %s [PAY-46]', async (page, address) => {
    const [[name, part] = ['', undefined]] = Object.entries(returnsOf(server, sample));
    const payloads = { [name]: { ...part, [page]: address } };
    const request = await sampleOrder(server, { ...sample, facts: { payloads } });
    const { status, body } = await refused(server, request);
    expect([status, body.name]).toEqual([400, 'INVALID_REQUEST']);
    expect(body.fields?.map(({ field }) => field)).toEqual([`payment.${name}.${page}`]);
  });

  it("with a return signature that is not its provider's places nothing, and is logged [ORD-90]", async () => {
    const other = await opened(sample);
    const swapped = returnedIn(
      new URL((await choose(server, other.id, 'approve')).returnAddress ?? ''),
    );
    for (const forged of [swapped, { hash: 'x' }, { mac2: 'x' }, { ...swapped, orderid: 'x' }]) {
      const { request, id, body } = await opened(sample);
      await choose(server, id, 'approve');
      logged.length = 0;
      const { status } = await placeOrder<OrderFailure>(server, request, body, forged);
      expect(status).toBe(402);
      expect(await stateOf(server, id)).not.toBe('placed');
      expect(logged.join()).toContain('forged-return');
    }
  });
});

describe('the page of a provider', () => {
  it('leads back where it led before when it is used again', async () => {
    const { id } = await opened(hipay);
    const first = await choose(server, id, 'approve');
    expect(await choose(server, id, 'decline')).toEqual(first);
    const { events } = await gatewayPayment(server, id);
    expect(events.filter(({ kind }) => kind === 'approved')).toHaveLength(1);
  });

  it('takes a card in its frame, and leads on from there [PAY-158, PAY-147]', async () => {
    const { id } = await opened(worldpay);
    const path = `/sandbox/gateway/frame/${id}/token`;
    const { body } = await server.post<{ type: string; url: string }>(path, goodCard);
    expect(body.type).toBe('go');
    expect(new URL(body.url).searchParams.get('paymentStatus')).toBe('success');
    expect(body).not.toHaveProperty('token');
  });

  it('that never answers is over after the life of the order [PAY-157]', async () => {
    const { opened: order } = await onPage(server, hipay, 'timeout');
    await server.clock.advance(15 * 60_000);
    const id = order.transactionId;
    // All that earlier tests left open is over as well, and is settled one after the other.
    await expect.poll(() => stateOf(server, id), { timeout: 200_000 }).toBe('expired');
    await expect.poll(async () => (await gatewayPayment(server, id)).status).toBe('voided');
  });
});

describe('a card that is typed at checkout', () => {
  const ottawa: Sample = { sector: 'ca-1', hutId: '6005', paymentType: 'vtexCard' };

  /** Pre-authorises an order with the token of a typed card. */
  async function typed(number: string) {
    const { body } = await server.post<{ token: string; brand: string; last4: string }>(
      '/sandbox/gateway/card-form/token',
      { ...goodCard, number },
    );
    const { token, brand, last4 } = body;
    const payloads = { vtexCard: { token, brand, last4 } };
    const request = await sampleOrder(server, { ...ottawa, facts: { payloads } });
    return { request, ...(await preauthorise(server, request)) };
  }

  it('is held at pre-authorise and placed directly [PAY-28, PAY-159]', async () => {
    const { request, status, body } = await typed('4111111111111111');
    expect(status).toBe(200);
    for (const step of ['token', 'iframeUrl', 'threeDSUrl']) expect(body).not.toHaveProperty(step);
    expect((await placeOrder(server, request, body)).status).toBe(200);
    expect((await gatewayPayment(server, body.transactionId)).card).toEqual({
      brand: 'visa',
      last4: '1111',
    });
  });

  it("answers the bank's page where the bank asks [PAY-28, PAY-163]", async () => {
    const { request, body } = await typed('4000000000003220');
    expect(body.threeDSUrl).toBe(`/sandbox/gateway/three-ds/${body.transactionId}`);
    expect((await placeOrder(server, request, body)).status).toBe(402);
    await server.post(body.threeDSUrl ?? '', { result: 'passed' });
    expect((await placeOrder(server, request, body)).status).toBe(200);
  });

  it('is refused at pre-authorise when it is declined, and ends [PAY-28, PAY-160]', async () => {
    const { status, body } = await typed('4000000000000002');
    expect([status, (body as unknown as OrderFailure).reasons]).toEqual([
      402,
      [{ code: 'payment-declined' }],
    ]);
    expect(await stateOf(server, body.transactionId)).toBe('cancelled');
  });

  it('shows its form before anything is ordered, with the amount [PAY-148, PAY-158]', async () => {
    const form = '/sandbox/gateway/card-form?amount=1863&currency=CAD';
    const { status, body } = await server.get<string>(form);
    expect(status).toBe(200);
    expect(body).toContain('18.63');
    for (const wrong of ['amount=x&currency=CAD', 'amount=1', 'amount=1&currency=%3Cb%3E']) {
      expect((await server.get(`/sandbox/gateway/card-form?${wrong}`)).status).toBe(400);
    }
  });
});
