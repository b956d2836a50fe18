import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFailure, Preauthorisation } from '../../../schemas/types/http/orders.ts';
import { gatewayPayment } from '../payments/sandbox-payments.ts';
import { approvalOf, startUnsettled, tellShop } from '../payments/silent-gateway.ts';
import type { TestServer } from '../start-server.ts';
import { voucherOf } from '../vouchers/voucher-uses.ts';
import { preauthorise, type Sample, sampleOrder, stateOf } from './sample-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startUnsettled({ gatewayTimeoutMs: 4_000 });
});
afterAll(() => server.close());

const items = ['pepperoni-classic', 'margherita', 'garlic-bread'];

const cash = (more: Sample = {}) => sampleOrder(server, { items, ...more });

/** An order paid by a wallet whose token comes to an outcome. */
const walletOrder = (outcome: string, more: Sample = {}) => {
  const payload = { token: { paymentData: `sandbox:${outcome}` }, hutId: '1101' };
  return cash({ paymentType: 'googlePay', ...more, facts: { payloads: { googlePay: payload } } });
};

const withKey = <Body = Preauthorisation>(
  request: unknown,
  key: string,
  left?: string,
  secret: string | undefined = key,
) =>
  preauthorise<Body>(server, request, {
    'idempotency-key': key,
    ...(secret !== '' && { 'idempotency-secret': secret }),
    ...(left !== undefined && { 'replaces-order': left }),
  });

/** The gateway as it says by itself that a payment is approved. */
const approveUnasked = async (transactionId: string) => {
  await sql`update "plugin_sandbox-gateway".payment set status = 'approved'
    where transaction_id = ${transactionId}`.execute(server.db);
  return tellShop(server, await approvalOf(server, transactionId));
};

/** The transaction of a call that is under way, once its payment is at the gateway. */
const transactionOf = async (key: string): Promise<string> => {
  const find = async () => {
    const { rows } = await sql<{ readonly transaction_id: string }>`
      select transaction_id from order_intent
      join "plugin_sandbox-gateway".payment using (transaction_id)
      where caller_key = ${`key ${key}`}`.execute(server.db);
    return rows[0];
  };
  await expect.poll(find).toBeDefined();
  return (await find())?.transaction_id ?? '';
};

describe('an attempt whose answer never came', () => {
  it('is replaced by the next one that names its key: what it holds is free, its payment let go [VOU-46]', async () => {
    const voucher = await voucherOf(server, 'SPE7KQ2M');
    const key = randomUUID();
    const { body: unheard } = await withKey(await walletOrder('approve', { voucher }), key);
    const next = await cash({ voucher });
    expect((await withKey<OrderFailure>(next, randomUUID())).status).toBe(422);
    const { status } = await withKey(next, randomUUID(), `key ${key}`);
    expect(status).toBe(200);
    expect(await stateOf(server, unheard.transactionId)).toBe('cancelled');
    const payment = async () => (await gatewayPayment(server, unheard.transactionId)).status;
    await expect.poll(payment).toBe('voided');
  });

  it('that was placed is what the next one answers, so that nobody gets two orders', async () => {
    const key = randomUUID();
    const { body: unheard } = await withKey(await walletOrder('approve'), key);
    expect((await approveUnasked(unheard.transactionId)).status).toBe(204);
    const next = await withKey<OrderFailure>(await cash(), randomUUID(), `key ${key}`);
    expect([next.status, next.body.name]).toEqual([410, 'ALREADY_PLACED']);
    expect(next.body.transactionId).toBe(unheard.transactionId);
  });

  it('that was placed is told to who comes back when its time is long over, and no second one is made', async () => {
    const key = randomUUID();
    const { body: unheard } = await withKey(await walletOrder('approve'), key);
    expect((await approveUnasked(unheard.transactionId)).status).toBe(204);
    await server.clock.advance(20 * 60_000);
    const next = await withKey<OrderFailure>(await cash(), randomUUID(), `key ${key}`);
    expect([next.status, next.body.name]).toEqual([410, 'EARLIER_ORDER_PLACED']);
    expect(next.body.transactionId).toBe(unheard.transactionId);
    // Once its customer knows, it is named no more.
    expect((await withKey(await cash(), randomUUID())).status).toBe(200);
  });

  it('is named together with the one it was to replace, whichever of the two the server knows', async () => {
    const card = await cash({ paymentType: 'microform' });
    for (const isHeard of [true, false]) {
      const { body: first } = await withKey(card, randomUUID());
      const key = randomUUID();
      const second = isHeard
        ? (await withKey(await walletOrder('approve'), key, first.orderState)).body
        : first;
      const names = `${first.orderState}, key ${key}`;
      expect((await withKey(await cash(), randomUUID(), names)).status).toBe(200);
      expect(await stateOf(server, first.transactionId)).toBe('cancelled');
      expect(await stateOf(server, second.transactionId)).toBe('cancelled');
    }
  });

  it('is given up by nobody who names a secret that can be guessed, or none of ours [SEC-27]', async () => {
    const key = 'my-order';
    const { body: left } = await withKey(await cash({ paymentType: 'microform' }), key);
    for (const name of [`key ${key}`, key, `key ${randomUUID()}`, 'key ', ',,,', 'key trace x']) {
      expect((await withKey(await cash(), randomUUID(), name)).status).toBe(200);
    }
    expect(await stateOf(server, left.transactionId)).toBe('authorising');
  });

  it('is told to nobody who knows no more than its key, however long that is [SEC-27]', async () => {
    const key = 'order-00000000000000000000000000000000000001';
    const request = await walletOrder('approve');
    for (const secret of ['', randomUUID()]) {
      const own = `${key}${secret}`;
      const { body } = await withKey(request, own, undefined, secret);
      expect((await approveUnasked(body.transactionId)).status).toBe(204);
      expect((await withKey(await cash(), randomUUID(), `key ${own}`)).status).toBe(200);
      const guessed = await withKey<OrderFailure>(request, own, undefined, randomUUID());
      expect([guessed.status, guessed.body.name]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
      expect(JSON.stringify(guessed.body)).not.toContain(body.transactionId);
      if (secret === '') continue;
      const told = await withKey<OrderFailure>(await cash(), randomUUID(), `key ${secret}`);
      expect([told.status, told.body.transactionId]).toEqual([410, body.transactionId]);
    }
  });
});

describe("a wallet's payment that the gateway approves without an answer", () => {
  it('is answered with the order that was placed meanwhile, and never as a failure [PAY-151]', async () => {
    const key = randomUUID();
    const answer = withKey<OrderFailure>(await walletOrder('timeout'), key);
    const transactionId = await transactionOf(key);
    expect((await approveUnasked(transactionId)).status).toBe(204);
    expect(await stateOf(server, transactionId)).toBe('placed');
    const { status, body } = await answer;
    expect([status, body.name, body.transactionId]).toEqual([410, 'ALREADY_PLACED', transactionId]);
  });
});

describe('the key of an attempt that has ended', () => {
  it('opens no payment again, and says that another attempt is needed', async () => {
    const key = randomUUID();
    const request = await cash({ paymentType: 'microform' });
    const { body: left } = await withKey(request, key);
    await withKey(await cash(), randomUUID(), left.orderState);
    const again = await withKey<OrderFailure>(request, key);
    expect([again.status, again.body.name]).toEqual([409, 'token-expire-error']);
    const late = randomUUID();
    const { body: over } = await withKey(request, late);
    await server.clock.advance(16 * 60_000);
    expect((await withKey<OrderFailure>(request, late)).status).toBe(409);
    expect(await stateOf(server, over.transactionId)).toBe('expired');
  });
});
