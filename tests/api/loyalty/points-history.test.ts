import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PointsHistory } from '../../../schemas/types/http/loyalty.ts';
import type { OrderSummary } from '../../../schemas/types/http/orders.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { type Customer, member, memberOrder, placedBy, signedIn } from './members.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const path = '/v2/loyalty/history?marketId=uk';

const historyOf = async ({ headers }: Customer): Promise<PointsHistory> =>
  (await server.get<PointsHistory>(path, headers)).body;

describe('the history of points', () => {
  it('says what came and went by order, the latest first, and what the next reward needs [SHP-34]', async () => {
    const ada = await member(server, 5);
    expect(await historyOf(ada)).toEqual({
      balance: 5,
      movements: [],
      hasMore: false,
      reached: 3,
    });
    const request = await memberOrder(server, ada, 5);
    const { orderId, transactionId } = await placedBy(server, ada, request);
    const { body } = await server.get<OrderSummary>(`/v1/orders/${transactionId}`);
    const earned = Math.floor(request.payment.amount / 10);
    const order = { reference: body.customerOrderReference, transactionId };
    const said = await historyOf(ada);
    expect(said).toMatchObject({ balance: earned, reached: 2, hasMore: false });
    expect(said.movements.map(({ cause, points, order: of }) => ({ cause, points, of }))).toEqual([
      { cause: 'earned', points: earned, of: order },
      { cause: 'used', points: -5, of: order },
    ]);
    expect(said.next).toEqual({ points: 5, missing: 5 - earned });
    const key = posKeyOf(server.dependencies.posSecret, 'uk-1', '1101');
    const report = { order_status: 'FAILED' };
    await server.post(`/v1/orders/${orderId}/status`, report, { authorization: `Bearer ${key}` });
    const after = await historyOf(ada);
    expect(after.balance).toBe(5);
    expect(after.movements.map(({ cause, points }) => [cause, points])).toEqual([
      ['taken-back', -earned],
      ['given-back', 5],
      ['earned', earned],
      ['used', -5],
    ]);
  });

  it('is read page by page, each movement once [SHP-34]', async () => {
    const ada = await member(server);
    const rows = Array.from({ length: 60 }, (_, index) => ({
      account_id: ada.accountId,
      cause: 'earned' as const,
      points: index + 1,
    }));
    await server.db.insertInto('loyalty_entry').values(rows).execute();
    const first = await historyOf(ada);
    expect([first.movements.length, first.hasMore]).toEqual([50, true]);
    const older = `${path}&before=${first.movements.at(-1)?.id}`;
    const { body: second } = await server.get<PointsHistory>(older, ada.headers);
    expect([second.movements.length, second.hasMore]).toEqual([10, false]);
    const points = [...first.movements, ...second.movements].map((movement) => movement.points);
    expect(points).toEqual(rows.map((row) => row.points).toReversed());
    expect((await server.get(`${path}&before=x`, ada.headers)).status).toBe(400);
  });

  it('needs a good token that has not ended, is nobody else’s, and is none where there are no points [SHP-34]', async () => {
    const [ada, eve] = [await member(server, 5), await member(server)];
    const { transactionId } = await placedBy(server, ada, await memberOrder(server, ada, 5));
    expect((await historyOf(ada)).movements.length).toBeGreaterThan(0);
    const ofEve = await historyOf(eve);
    expect(ofEve.movements).toEqual([]);
    expect(JSON.stringify(ofEve)).not.toContain(transactionId);
    const stranger = await signedIn(server);
    expect((await server.get(path, stranger.headers)).status).toBe(404);
    const indian = await signedIn(server, 'in');
    const inIndia = '/v2/loyalty/history?marketId=in';
    expect((await server.get(inIndia, indian.headers)).status).toBe(404);
    expect((await server.get(path, indian.headers)).status).toBe(404);
    expect((await server.get(path)).status).toBe(401);
    expect((await server.get(path, { authorization: 'Bearer forged' })).status).toBe(401);
    await server.clock.advance(3_600_001);
    expect((await server.get(path, ada.headers)).status).toBe(401);
  });
});
