import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderSummary, PastOrder, Receipt } from '../../../schemas/types/http/orders.ts';
import { member, memberOrder, placedBy, preauthorisedBy, signedIn } from '../loyalty/members.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { placedOrder } from './sample-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const receiptOf = (transactionId: string) => `/v2/orders/orders/${transactionId}/receipt`;
const history = '/v2/orders/orders/history';

describe('the receipts of an account', () => {
  it('say of each order what its summary says, until the account is gone [SHP-34]', async () => {
    const ada = await member(server);
    const placed = await placedBy(server, ada, await memberOrder(server, ada, 0));
    const receipt = await server.get<Receipt>(receiptOf(placed.transactionId), ada.headers);
    const summary = await server.get<OrderSummary>(`/v1/orders/${placed.transactionId}`);
    expect(receipt.status).toBe(200);
    expect(receipt.body).toEqual({ status: 'CONFIRMING', summary: summary.body });
    expect(receipt.headers.get('cache-control')).toContain('no-store');
    const [past] = (await server.get<PastOrder[]>(history, ada.headers)).body;
    expect(past).toMatchObject({
      transactionId: placed.transactionId,
      reference: receipt.body.summary.customerOrderReference,
      total: receipt.body.summary.total,
      status: 'CONFIRMING',
    });
  });

  it('need a good token that has not ended, and are those of nobody else, of no guest and of no attempt [SHP-34]', async () => {
    const [ada, eve] = [await member(server), await signedIn(server)];
    const request = await memberOrder(server, ada, 0);
    const { transactionId } = await placedBy(server, ada, request);
    const attempt = await preauthorisedBy(server, ada, await memberOrder(server, ada, 0));
    const ofGuest = await placedOrder(server);
    const path = receiptOf(transactionId);
    expect((await server.get(path)).status).toBe(401);
    expect((await server.get(path, { authorization: 'Bearer forged' })).status).toBe(401);
    expect((await server.get(path, eve.headers)).status).toBe(404);
    for (const name of [attempt.body.transactionId, ofGuest.transactionId, 'none']) {
      expect((await server.get(receiptOf(name), ada.headers)).status).toBe(404);
    }
    await server.clock.advance(3_600_001);
    expect((await server.get(path, ada.headers)).status).toBe(401);
  });
});

describe('the orders of an account', () => {
  it('are read page by page, each once [SHP-34]', async () => {
    const [ada, eve] = [await member(server), await member(server)];
    const placed: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      const { transactionId } = await placedBy(server, ada, await memberOrder(server, ada, 0));
      placed.unshift(transactionId);
      // Two at the same moment stand in one order too.
      if (number !== 2) await server.clock.advance(1_000);
    }
    const pageBefore = async (before = '') => {
      const { body } = await server.get<PastOrder[]>(`${history}?limit=2${before}`, ada.headers);
      return body.map(({ transactionId }) => transactionId);
    };
    const seen: string[] = [];
    for (let page = await pageBefore(); page.length > 0;) {
      seen.push(...page);
      page = await pageBefore(`&before=${page.at(-1)}`);
    }
    expect(seen.toSorted()).toEqual(placed.toSorted());
    expect([seen[0], seen.at(-1)]).toEqual([placed[0], placed.at(-1)]);
    // The place of somebody else's order tells nothing.
    const ofEve = await placedBy(server, eve, await memberOrder(server, eve, 0));
    expect(await pageBefore(`&before=${ofEve.transactionId}`)).toEqual([]);
  });
});
