import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFailure, Preauthorisation } from '../../../schemas/types/http/orders.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { CrashingServer } from '../../bench/crash/processes.ts';
import { breaches } from '../../invariants/order-invariants.ts';
import type { CallHeaders } from '../call.ts';
import { member, memberOrder, placeBy } from '../loyalty/members.ts';
import { britishPhone } from '../orders/british-phone.ts';
import { sampleOrder } from '../orders/sample-orders.ts';
import { forgetPlaces, places, priorityOrder, reserve } from '../priority/places.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { voucherOf } from '../vouchers/voucher-uses.ts';
import { elsewhere, processBeside } from './process-beside.ts';

/** Callers at the same moment. */
const crowd = 100;

/** Of one account the market takes only so many calls a minute otherwise. */
const order = { windowMs: 60_000, perAddress: 1_000, perAccount: 2 * crowd };
const manifests = { uk: { limits: { order } } };

const items = ['pepperoni-classic', 'margherita', 'garlic-bread'];

let server: TestServer;
let beside: CrashingServer | undefined;
/** Every process of the one database: two on PostgreSQL, the only one that the embedded database has else. */
let everyone: readonly Pick<TestServer, 'post'>[];

beforeAll(async () => {
  server = await startServer({ manifests });
  everyone = [server];
  const { databaseUrl } = server.dependencies.environment;
  if (databaseUrl === undefined) return;
  beside = await processBeside({ databaseUrl, marketsDir: server.marketsDir });
  await beside.start();
  everyone = [server, elsewhere(beside.url)];
});
afterAll(async () => {
  await beside?.kill();
  await server.close();
});

/** Each of the crowd calls at the same moment, a half of them each process where there are two. */
const atOnce = <Result>(
  work: (process: Pick<TestServer, 'post'>, index: number) => Promise<Result>,
): Promise<Result[]> =>
  Promise.all(
    Array.from({ length: crowd }, (_, index) =>
      work(everyone[index % everyone.length] ?? server, index),
    ),
  );

/** The same order of as many customers, each one an attempt of its own. */
const ordersAtOnce = (request: OrderRequest, headers: CallHeaders = {}) =>
  atOnce((process, index) =>
    process.post<Preauthorisation & OrderFailure>(
      '/v1/orders/preauthorise',
      {
        ...request,
        customer: { ...request.customer, phone: britishPhone(index) },
        utm: { source: `customer-${index}` },
      },
      headers,
    ),
  );

/** The transactions that still hold or have taken something. */
const holders = async (table: 'voucher_use' | 'gift_card_use' | 'loyalty_use') =>
  (
    await server.db
      .selectFrom(table)
      .select('transaction_id')
      .where('state', 'in', ['held', 'taken'])
      .execute()
  ).map(({ transaction_id }) => transaction_id);

/** Of the crowd one has it, the others are told so, and the books of all orders add up. */
async function expectOne(
  answers: Awaited<ReturnType<typeof ordersAtOnce>>,
  refusal: string,
): Promise<Preauthorisation> {
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.name}`))).toEqual(
    new Set([`422 ${refusal}`]),
  );
  const broken = await breaches(
    async (query) =>
      (await server.db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(query))).rows,
  );
  expect(broken).toEqual([]);
  return (taken[0] as (typeof answers)[number]).body;
}

describe('spent by a hundred at once, in every process of the database', () => {
  it('a voucher of one use is used by one order [OPS-32]', async () => {
    const voucher = await voucherOf(server, 'SPE7KQ2M');
    const answers = await ordersAtOnce(await sampleOrder(server, { items, voucher }));
    const { transactionId } = await expectOne(answers, 'BAD_PRICE_INTEGRITY');
    expect(await holders('voucher_use')).toEqual([transactionId]);
  });

  it('the balance of a gift card pays one order [OPS-32]', async () => {
    const giftCard = { number: '6000200020002000', pin: '2000', balance: 1000 };
    const answers = await ordersAtOnce(await sampleOrder(server, { items, giftCard }));
    const { transactionId } = await expectOne(answers, 'INSUFFICIENT_CREDIT');
    expect(await holders('gift_card_use')).toEqual([transactionId]);
  });

  it('the points of a member give one reward [OPS-32]', async () => {
    const ada = await member(server, 5);
    await server.db
      .insertInto('loyalty_entry')
      .values({ account_id: ada.accountId, cause: 'earned', points: 5 })
      .execute();
    const request = await memberOrder(server, ada, 5);
    const opened = await expectOne(await ordersAtOnce(request, ada.headers), 'BAD_PRICE_INTEGRITY');
    expect(await holders('loyalty_use')).toEqual([opened.transactionId]);
    const winner = { ...request, utm: { source: 'winner' } };
    expect((await placeBy(server, ada, winner, opened)).status).toBe(200);
    const { balance } = await server.db
      .selectFrom('loyalty_account')
      .select('balance')
      .where('account_id', '=', ada.accountId)
      .executeTakeFirstOrThrow();
    expect(balance).toBe(Math.floor(request.payment.amount / 10));
  });

  it('a priority place goes to one order [OPS-32]', async () => {
    await forgetPlaces(server);
    const { body: place } = await reserve(server);
    const answers = await ordersAtOnce(await priorityOrder(server, place));
    await expectOne(answers, 'BAD_PRICE_INTEGRITY');
    expect(await places(server)).toEqual([place.id]);
  });

  it('the slots of a quarter of an hour are given as often as the hut has them [OPS-32]', async () => {
    await forgetPlaces(server);
    const answers = await atOnce((process) => reserve(process));
    const given = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
    expect(given).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(crowd - 3);
    expect((await places(server)).toSorted()).toEqual(given.toSorted());
  });
});
