import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { OrderSummary } from '../../../schemas/types/http/orders.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import {
  erasePersonalData,
  startErasing,
} from '../../../server/personal-data/erase-personal-data.ts';
import { identity, newCustomer, newestLetter } from '../accounts/sample-accounts.ts';
import { placedOrder, preauthorise, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { patient } from '../../setup/patient.ts';

const minute = 60_000;
const day = 86_400_000;
const lives = { orderLifeMs: 3 * day, attemptLifeMs: 12 * 3_600_000, letterLifeMs: 6 * day };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ manifests: { default: { personalData: lives } } });
});
afterAll(() => server.close());

const erase = () => erasePersonalData(server.db, server.dependencies.markets);

const giftCard = { number: '6000100010001000', pin: '1000', balance: 2500 };
const marks = ['Marked Person', 'marked@example.com', 'Lavender Hill', 'Ring twice', '900123'];
/** At a hut whose own address has none of the marks. */
const marked = {
  hutId: '1103',
  name: 'Marked Person',
  email: 'marked@example.com',
  phone: '07700 900123',
};

const kept = async (transactionId: string) => {
  const row = await server.db
    .selectFrom('order_intent')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  return { ...row, request: row.request as OrderRequest };
};

const marksIn = (value: unknown): readonly string[] => {
  const text = JSON.stringify(value);
  return marks.filter((mark) => text.includes(mark));
};

describe('the personal data of an order', () => {
  it('goes after its life, and items, sums and summary stay [SEC-42]', async () => {
    const { orderId, transactionId, total } = await placedOrder(server, { ...marked, giftCard });
    const summary = async () =>
      (await server.get<OrderSummary>(`/v1/orders/${transactionId}`)).body;
    const before = { row: await kept(transactionId), summary: await summary() };
    expect(marksIn(before.row)).toEqual(marks);
    await server.clock.advance(lives.orderLifeMs - minute);
    await erase();
    expect(marksIn(await kept(transactionId))).toEqual(marks);
    await server.clock.advance(minute);
    await erase();
    const after = await kept(transactionId);
    expect(marksIn(after)).toEqual([]);
    expect(JSON.stringify(after.request)).not.toContain(giftCard.number);
    expect(after.erased_at).not.toBeNull();
    expect(after.request).toMatchObject({
      customer: { name: '', phone: '', email: '', marketing: { all: false } },
      deals: before.row.request.deals,
      hut: before.row.request.hut,
      payment: { amount: before.row.request.payment.amount, currency: 'GBP' },
    });
    expect([after.total_minor, after.order_id]).toEqual([before.row.total_minor, orderId]);
    const { goesTo, ...lasting } = before.summary;
    expect(goesTo?.join()).toContain('Lavender');
    expect(await summary()).toEqual(lasting);
    expect(total).toBe(before.summary.total);
  });

  it('is shown to its hut no more, while the order is on the list still [SEC-42]', async () => {
    const { orderId } = await placedOrder(server, marked);
    const key = posKeyOf(server.dependencies.posSecret, 'uk-1', '1103');
    const list = async () =>
      (
        await server.get<readonly { orderId: string }[]>('/v1/huts/uk-1/1103/orders?open=true', {
          authorization: `Bearer ${key}`,
        })
      ).body.filter((order) => order.orderId === orderId);
    expect(marksIn(await list())).toEqual(marks);
    await server.clock.advance(lives.orderLifeMs);
    await erase();
    expect(await list()).toHaveLength(1);
    expect(marksIn(await list())).toEqual([]);
  });

  it('goes within a day from an attempt that became no order [SEC-42]', async () => {
    const attempt = await preauthorise(server, await sampleOrder(server, marked));
    const { transactionId } = attempt.body;
    await server.clock.advance(lives.attemptLifeMs - minute);
    await erase();
    expect(marksIn(await kept(transactionId))).toEqual(marks);
    await server.clock.advance(minute);
    await erase();
    expect(marksIn(await kept(transactionId))).toEqual([]);
  });

  it('goes in portions, whatever their number, and several processes at once do no harm [SEC-42]', async () => {
    const { transactionId } = await placedOrder(server, marked);
    const row = await server.db
      .selectFrom('order_intent')
      .selectAll()
      .where('transaction_id', '=', transactionId)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 450 }, (_, index) => ({
      ...row,
      transaction_id: `copy-${index}`,
      order_id: `copy-${index}`,
      customer_order_reference: `copy-${index}`,
      caller_key: null,
      request: JSON.stringify(row.request),
      priced: JSON.stringify(row.priced),
      answer: null,
      eta: null,
    }));
    await server.db
      .insertInto('order_intent')
      .values(copies as never)
      .execute();
    await server.clock.advance(lives.orderLifeMs);
    await Promise.all([erase(), erase(), erase()]);
    const left = await server.db
      .selectFrom('order_intent')
      .select('transaction_id')
      .where('erased_at', 'is', null)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('letters, sessions and codes', () => {
  it('go with their time, letters within a week [SEC-42]', async () => {
    const { email } = await newCustomer(server);
    await identity(server, 'forgot-password', { email });
    await newestLetter(server, email);
    const counts = async () =>
      Promise.all(
        (['sent_mail', 'mailed_code', 'account_session'] as const).map(async (table) => {
          const rows = await server.db.selectFrom(table).selectAll().execute();
          return rows.length;
        }),
      );
    await erase();
    expect(Math.min(...(await counts()))).toBeGreaterThan(0);
    await server.clock.advance(lives.letterLifeMs + 1_000);
    await erase();
    expect((await counts()).slice(0, 2)).toEqual([0, 0]);
    await server.clock.advance(30 * day);
    await erase();
    expect(await counts()).toEqual([0, 0, 0]);
  });
});

it('ends without anybody asking: a server that starts does it at once [SEC-42]', async () => {
  const { transactionId } = await placedOrder(server, marked);
  await server.clock.advance(lives.orderLifeMs);
  const { log, markets } = server.dependencies;
  const erasing = startErasing(server.db, markets, log);
  await vi.waitFor(async () => expect(marksIn(await kept(transactionId))).toEqual([]), patient);
  await erasing.stop();
});
