import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFailure } from '../../../schemas/types/http/orders.ts';
import { keptPayments } from '../payments/sandbox-payments.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { placeOrder, preauthorise, sampleOrder, stateOf } from './sample-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('a pre-authorise call that is repeated', () => {
  it('with its trace id and body within 30 seconds gets the first answer [ORD-101, ORD-68]', async () => {
    const request = await sampleOrder(server, { paymentType: 'microform' });
    const headers = { 'trace-id': 'attempt-1' };
    const first = await preauthorise(server, request, headers);
    const second = await preauthorise(server, request, headers);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('trace-id')).toBe('attempt-1');
    const payments = await keptPayments(server);
    expect(payments).toHaveLength(1);
  });

  it('after 30 seconds, or with another body, is another attempt [ORD-101]', async () => {
    const request = await sampleOrder(server);
    const headers = { 'trace-id': 'attempt-2' };
    const first = await preauthorise(server, request, headers);
    const other = await preauthorise(server, { ...request, isMobileApp: true }, headers);
    await server.clock.advance(31_000);
    const late = await preauthorise(server, request, headers);
    const ids = [first, other, late].map(({ body }) => body.transactionId);
    expect(new Set(ids).size).toBe(3);
    const again = await preauthorise(server, request, headers);
    expect(again.body).toEqual(late.body);
  });

  it('with its key gets the first answer at any time, also when both come at once [ORD-101]', async () => {
    const request = await sampleOrder(server, { paymentType: 'microform' });
    const headers = { 'idempotency-key': 'key-1' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => preauthorise(server, request, headers)),
    );
    await server.clock.advance(60_000);
    answers.push(await preauthorise(server, request, headers));
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    const intents = await server.db
      .selectFrom('order_intent')
      .select('order_id')
      .where('caller_key', '=', 'key key-1')
      .execute();
    expect(intents).toHaveLength(1);
  });

  it('with its key but another body is refused with 409', async () => {
    const request = await sampleOrder(server);
    const headers = { 'idempotency-key': 'key-2' };
    await preauthorise(server, request, headers);
    const other = await preauthorise<OrderFailure>(
      server,
      { ...request, isMobileApp: true },
      headers,
    );
    expect([other.status, other.body.name]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });
});

describe('a pre-authorised order', () => {
  it('can be placed until its 15 minutes are over [ORD-97]', async () => {
    const request = await sampleOrder(server);
    const late = await preauthorise(server, request);
    await server.clock.advance(14 * 60_000);
    const fresh = await preauthorise(server, request);
    expect((await placeOrder(server, request, fresh.body)).status).toBe(200);
    await server.clock.advance(60_000);
    const { status, body } = await placeOrder<OrderFailure>(server, request, late.body);
    expect([status, body.name]).toEqual([409, 'token-expire-error']);
    // It was ended before that was said, so that nothing places it any more.
    expect(await stateOf(server, late.body.transactionId)).toBe('expired');
  });

  it('keeps its price when the catalogue changes before it is placed [ORD-109]', async () => {
    const request = await sampleOrder(server);
    const first = await preauthorise(server, request);
    const { document } = await server.db
      .selectFrom('product')
      .select('document')
      .where('sector', '=', 'uk-1')
      .where('product_id', '=', 'garlic-bread')
      .executeTakeFirstOrThrow();
    const change = (price: number) =>
      server.db
        .updateTable('product')
        .set({ document: JSON.stringify({ ...(document as object), price }) as never })
        .where('sector', '=', 'uk-1')
        .where('product_id', '=', 'garlic-bread')
        .execute();
    await change(9.99);
    await server.database.publish('catalogue', 'uk');
    await expect
      .poll(async () => (await preauthorise(server, { ...request, isMobileApp: true })).status)
      .toBe(422);
    expect((await placeOrder(server, request, first.body)).status).toBe(200);
    await change(4.49);
    await server.database.publish('catalogue', 'uk');
  });
});
