import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type {
  OrderSummary,
  Preauthorisation,
  TrackingInfo,
} from '../../../schemas/types/http/orders.ts';
import type { GiftCardCredit } from '../../../schemas/types/http/vouchers.ts';
import { freePort } from '../../../tools/tasks/free-port.ts';
import { root } from '../../../tools/tasks/project.ts';
import { call, type CallHeaders } from '../call.ts';
import { ownDatabase, type OwnDatabase } from '../own-database.ts';
import { goodCard, type SandboxView } from '../payments/sandbox-payments.ts';
import { shortLived } from '../../setup/short-lived.ts';
import { startServer } from '../start-server.ts';
import { newPhone, sampleOrder } from './sample-orders.ts';

const folder = mkdtempSync(join(tmpdir(), 'comanda-crash-'));
const children: ChildProcess[] = [];
let own: OwnDatabase;
let cash: OrderRequest;
let card: OrderRequest;
/** Paid by card, with a part of 1.00 from a gift card of 100.00. */
let withGiftCard: OrderRequest;
const giftCard = { number: '6000400040004000', pin: '4000', balance: 100 };
const giftCardCheck = {
  meta: { hutId: '1101', sector: 'uk-1', isTest: false, traceId: 'trace-1', timestamp: 1 },
  data: { cardNumber: giftCard.number, cardPin: giftCard.pin, amount: 1 },
};

beforeAll(async () => {
  own = await ownDatabase(folder);
  const server = await startServer();
  cash = await sampleOrder(server);
  card = await sampleOrder(server, { paymentType: 'microform' });
  withGiftCard = await sampleOrder(server, { paymentType: 'microform', giftCard });
  await server.close();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the program itself on the same data every time. */
async function start(environment: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [...shortLived, 'server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      // It is killed itself, not what it has started.
      WORKERS: '1',
      DATA_DIR: folder,
      ...(own.url === undefined ? {} : { DATABASE_URL: own.url }),
      KITCHEN_PACE_MS: 'off',
      SANDBOX: 'open',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: 'ignore',
  });
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    call(`${url}/ready`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(isUp, { interval: 200 }).toBe(200);
  return {
    get: <Body>(path: string) => call<Body>(url + path),
    post: <Body>(path: string, body: unknown, headers: CallHeaders = {}) =>
      call<Body>(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
type Program = Awaited<ReturnType<typeof start>>;

const stateOf = async (program: Program, id: string) =>
  (await program.get<OrderSummary>(`/v1/orders/${id}`)).body.state;

const paymentOf = async (program: Program, id: string) =>
  (await program.get<SandboxView>(`/sandbox/gateway/transactions/${id}`)).body;

/** Opens a card payment and types a card in. */
async function cardOrder(program: Program, number: string) {
  const opened = (await program.post<Preauthorisation>('/v1/orders/preauthorise', card)).body;
  const { transactionId, orderState } = opened;
  const path = `/sandbox/gateway/frame/${transactionId}/token`;
  const { token } = (await program.post<{ token: string }>(path, { ...goodCard, number })).body;
  return { ...card, transactionId, orderState, paymentAuthorisationResponse: token };
}

describe('a server that is killed', () => {
  it('between approval and order places the order once after its restart, and takes the money once [PAY-151, ORD-105, TRK-46, TRK-41]', async () => {
    const first = await start({ SANDBOX_SETTLE_MS: '3600000' });
    const place = await cardOrder(first, '4000000000000077');
    expect((await first.post('/v1/orders/place', place)).status).toBe(202);
    const { transactionId } = place;
    await first.post(`/sandbox/gateway/transactions/${transactionId}/outcome`, {
      outcome: 'approve',
    });
    await first.kill();

    const second = await start({ KITCHEN_PACE_MS: '0' });
    await expect.poll(() => stateOf(second, transactionId)).toBe('placed');
    const status = async () =>
      (await second.get<TrackingInfo>(`/v1/orders/${transactionId}/tracking`)).body.order_status;
    await expect.poll(status).toBe('DELIVERED');
    const again = await second.post<{ orderId: string }>('/v1/orders/place', place);
    expect(again.status).toBe(410);
    const { events } = await paymentOf(second, transactionId);
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'captured')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'approved')).toHaveLength(1);
    await second.kill();
  });

  it('in the middle of many place calls keeps every order it answered for, and places none twice [ORD-105, ORD-100]', async () => {
    const first = await start();
    const opened = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const customer = { ...cash.customer, phone: newPhone('uk') };
        const request = { ...cash, customer, utm: { source: `order-${index}` } };
        const { body } = await first.post<Preauthorisation>('/v1/orders/preauthorise', request);
        const { transactionId, orderState } = body;
        return { ...request, transactionId, orderState };
      }),
    );
    let answered = 0;
    const calls = opened.map((place) =>
      first.post('/v1/orders/place', place).then(
        ({ status }) => {
          answered += 1;
          return status;
        },
        () => 0,
      ),
    );
    await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(2);
    await first.kill();
    const statuses = await Promise.all(calls);

    const second = await start();
    for (const [index, place] of opened.entries()) {
      const state = await stateOf(second, place.transactionId);
      expect(statuses[index] === 200 && state !== 'placed').toBe(false);
      const again = await second.post('/v1/orders/place', place);
      expect(again.status).toBe(state === 'placed' ? 410 : 200);
    }
    await second.kill();
  });

  it('while attempts take the place of others leaves none by halves: what the left one held has one holder, and its payment is let go [VOU-46, ORD-105]', async () => {
    const first = await start();
    const left = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const request = { ...withGiftCard, utm: { source: `left-${index}` } };
        return (await first.post<Preauthorisation>('/v1/orders/preauthorise', request)).body;
      }),
    );
    let answered = 0;
    const headersOf = ({ orderState }: Preauthorisation) => ({
      'replaces-order': orderState,
      'idempotency-key': orderState.slice(0, 100),
    });
    const calls = left.map((old) =>
      first.post<Preauthorisation>('/v1/orders/preauthorise', withGiftCard, headersOf(old)).then(
        ({ body }) => {
          answered += 1;
          return body.transactionId;
        },
        () => undefined,
      ),
    );
    await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(1);
    await first.kill();
    const taken = await Promise.all(calls);

    const second = await start();
    for (const [index, old] of left.entries()) {
      const state = await stateOf(second, old.transactionId);
      expect(taken[index] !== undefined && state !== 'cancelled').toBe(false);
      const again = await second.post<Preauthorisation>(
        '/v1/orders/preauthorise',
        withGiftCard,
        headersOf(old),
      );
      expect(again.status).toBe(200);
      expect(taken[index] ?? again.body.transactionId).toBe(again.body.transactionId);
      expect(await stateOf(second, old.transactionId)).toBe('cancelled');
      const status = async () => (await paymentOf(second, old.transactionId)).status;
      await expect.poll(status).toBe('voided');
    }
    const checked = await second.post<GiftCardCredit>('/v2/gift-cards/check', giftCardCheck);
    expect(checked.body.data?.giftCardBalance).toBe(100 - left.length);
    await second.kill();
  });
});
