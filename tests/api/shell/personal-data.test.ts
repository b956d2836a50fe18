import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import { placeRequest, preauthorise, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startServer({ onLog: (line) => lines.push(line) });
});
afterAll(() => server.close());
beforeEach(() => {
  lines.length = 0;
});

/** In everything that a customer says of themselves, so that it is found wherever it turns up. */
const mark = 'zqxvw';

const words = `Marked ${mark} Words`;
const number = `07700 90${mark}`;
const email = `${mark}@example.com`;

/** Bodies of a call, and a wrong one: every field holds a mark. */
const marked = {
  name: words,
  firstName: words,
  lastName: words,
  email,
  phone: number,
  mobile: number,
  password: `${words}-1843`,
  newPassword: `${words}-1843`,
  code: `code-${mark}`,
  pin: `pin-${mark}`,
  token: `token-${mark}`,
  refresh: `refresh-${mark}`,
  number: `4111${mark}`,
  securityCode: mark,
  notes: words,
  addressLine1: words,
  postcode: `SW11 ${mark}`,
  transactionId: `transaction-${mark}`,
  signature: `signature-${mark}`,
  notificationId: `notification-${mark}`,
  status: `status-${mark}`,
  query: `{ account(tenant: "${words}") { id } }`,
  data: { cardNumber: `6000${mark}`, cardPin: mark, amount: 1 },
  meta: { hutId: '1101', sector: 'uk-1', isTest: false, traceId: 'trace-1', timestamp: 1 },
};

/** Every path of the interface with its methods, parameters filled with marks. */
async function calls(): Promise<readonly { readonly method: string; readonly path: string }[]> {
  const { body } = await server.get<{ readonly paths: Record<string, object> }>('/openapi.json');
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: `${path.replaceAll(/\{[^}]+\}/g, `marked-${mark}`)}?email=${email}&postcode=${mark}&code=${mark}&q=${mark}&sector=uk-1`,
    })),
  );
}

const headers = {
  host: 'uk.localhost',
  'content-type': 'application/json',
  authorization: `Bearer ${mark}.${mark}.${mark}`,
  'idempotency-key': `key-${mark}`.padEnd(40, mark),
  'replaces-order': `order-${mark}`,
  cookie: `session=${mark}`,
};

/** Makes every call, with marks all over it, and answers the statuses. */
async function callAll(): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (const { method, path } of await calls()) {
    if (path.includes('/events')) continue;
    const body = method === 'GET' || method === 'DELETE' ? undefined : JSON.stringify(marked);
    const answer = await fetch(server.url + path, {
      method,
      headers,
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(30_000),
    });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  return statuses;
}

/** An order of somebody whose every word is marked. */
const markedOrder = async (): Promise<OrderRequest> => {
  const request = await sampleOrder(server, { name: words, email });
  return { ...request, utm: { source: mark } };
};

const found = (): readonly string[] => lines.filter((line) => line.toLowerCase().includes(mark));

/** The tables that calls write what customers say to. */
const tables = ['order_intent', 'account', 'account_session', 'rate_limit', 'gift_card', 'voucher'];

/** Breaks every table in a way that its rows are named by the error: by a rule that no row meets. */
const breakTables = async (): Promise<void> => {
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} add constraint nothing_fits check (false) not valid`.execute(
      server.db,
    );
  }
};

const mendTables = async (): Promise<void> => {
  for (const table of tables) {
    await server.db.schema.alterTable(table).dropConstraint('nothing_fits').execute();
  }
};

describe('the log', () => {
  it('holds nothing that customers say in calls that are refused [SEC-40]', async () => {
    const statuses = await callAll();
    expect(statuses.filter((status) => status >= 400).length).toBeGreaterThan(15);
    const wrong = { ...(await markedOrder()), customer: { name: words, phone: number } };
    expect((await preauthorise(server, wrong)).status).toBe(400);
    expect(found()).toEqual([]);
  });

  it('holds nothing of statements that fail, nor of calls that fail with them [SEC-40]', async () => {
    const request = await markedOrder();
    const opened = await preauthorise(server, request);
    expect(opened.status).toBe(200);
    await breakTables();
    try {
      // The row that the database refuses, which its error shows, begins with the key of the caller.
      const other = { ...request, utm: { source: `${mark}-2` } };
      const key = { 'idempotency-key': headers['idempotency-key'] };
      expect((await preauthorise(server, other, key)).status).toBe(500);
      const place = placeRequest(request, opened.body);
      expect((await server.post('/v1/orders/place', place)).status).toBeGreaterThanOrEqual(500);
      const signUp = { email, password: `${words}-1843`, firstName: words, lastName: words };
      await server.post('/v1/identity/sign-up', signUp, { host: 'uk.localhost' });
      await callAll();
    } finally {
      await mendTables();
    }
    const failed = lines.filter((line) => line.includes('"code":"23514"'));
    expect(failed.length).toBeGreaterThan(1);
    expect(found()).toEqual([]);
  });

  it('holds nothing of a statement whose value has the wrong form [SEC-40]', async () => {
    const path = `/v1/orders/${encodeURIComponent(`${mark}\u0000`)}`;
    const { status } = await server.get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(found()).toEqual([]);
  });
});
