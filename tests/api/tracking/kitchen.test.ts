import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Disposition } from '../../../schemas/types/catalogue/hut.ts';
import type { TrackingInfo } from '../../../schemas/types/http/orders.ts';
import { placedOrder, type Sample } from '../orders/sample-orders.ts';
import { pluginsWith, replacedPlugin } from '../made-up-plugin.ts';
import { startServer, type TestServer } from '../start-server.ts';

const tracked = async (server: TestServer, transactionId: string) =>
  (await server.get<TrackingInfo>(`/v1/orders/${transactionId}/tracking`)).body;

const statuses = ({ history }: TrackingInfo) => history.map(({ order_status }) => order_status);

describe('the kitchen simulator at full pace', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ environment: { kitchenPaceMs: 0 } });
  });
  afterAll(() => server.close());

  const endOf = async (sample: Sample) => {
    const { transactionId } = await placedOrder(server, sample);
    const status = async () => (await tracked(server, transactionId)).order_status;
    await expect.poll(status).toMatch(/DELIVERED|FAILED/);
    return tracked(server, transactionId);
  };

  it.each<[Disposition, string[]]>([
    [
      'delivery',
      [
        'CONFIRMING',
        'CONFIRMED',
        'PREPARING',
        'COOKING',
        'PACKING',
        'DISPATCHED',
        'ALMOST_ARRIVED',
        'DELIVERED',
      ],
    ],
    [
      'collection',
      ['CONFIRMING', 'CONFIRMED', 'PREPARING', 'COOKING', 'PACKING', 'READY', 'DELIVERED'],
    ],
  ])('takes a %s through its whole way [TRK-41, TRK-42]', async (disposition, way) => {
    expect(statuses(await endOf({ disposition }))).toEqual(way);
  });

  it('starts with a scheduled order at once [TRK-42]', async () => {
    const quarter = 15 * 60_000;
    const time = Math.ceil(server.clock.now() / quarter) * quarter + 4 * quarter;
    expect((await endOf({ time })).order_status).toBe('DELIVERED');
  });

  it('fails the order of who asks for it in the email [PAY-183]', async () => {
    expect(statuses(await endOf({ email: 'ada+decline@example.com' }))).toEqual([
      'CONFIRMING',
      'FAILED',
    ]);
  });
});

describe('the kitchen simulator at a slow pace', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ environment: { kitchenPaceMs: 3_600_000 } });
  });
  afterAll(() => server.close());

  const steer = (orderId: string, action: string) =>
    server.post(`/sandbox/kitchen/${orderId}`, { action });

  it('takes a step, pauses, goes on and fails as it is told [TRK-44]', async () => {
    const { orderId, transactionId } = await placedOrder(server);
    const now = async () => (await tracked(server, transactionId)).order_status;
    expect((await steer(orderId, 'advance')).status).toBe(200);
    expect(await now()).toBe('CONFIRMED');
    await steer(orderId, 'pause');
    await steer(orderId, 'advance');
    expect(await now()).toBe('PREPARING');
    await steer(orderId, 'resume');
    await expect.poll(now).toBe('COOKING');
    await steer(orderId, 'fail');
    expect(await now()).toBe('FAILED');
    expect((await steer(orderId, 'advance')).status).toBe(404);
  });

  it('hands on a new estimate with its next step [TRK-44, TRK-32]', async () => {
    const { orderId, transactionId } = await placedOrder(server);
    const eta = { exact: 50, range: { from: 45, to: 55 } };
    await server.post(`/sandbox/kitchen/${orderId}`, { action: 'advance', eta });
    const { eta: shown, acceptedTime = '' } = await tracked(server, transactionId);
    expect(Date.parse(shown?.exact ?? '') - Date.parse(acceptedTime)).toBe(50 * 60_000);
    const wrong = { action: 'advance', eta: { exact: 'soon' } };
    expect((await server.post(`/sandbox/kitchen/${orderId}`, wrong)).status).toBe(400);
  });

  it('knows no other action and no other order [TRK-44]', async () => {
    const { orderId } = await placedOrder(server);
    expect((await steer(orderId, 'burn')).status).toBe(400);
    expect((await steer('nothing', 'advance')).status).toBe(404);
  });
});

describe('an order without the simulator', () => {
  it('stays where it is when the simulator is off or a real point of sale is named [TRK-43, TRK-44]', async () => {
    const pluginsDir = pluginsWith({
      id: 'pos-made-up',
      point: 'point-of-sale',
      name: 'real-pos',
      made: "{ id: 'real-pos', reach: async () => undefined, accept: () => undefined }",
    });
    const plugins = replacedPlugin('uk', 'sandbox-kitchen', 'pos-made-up');
    const manifests = { uk: { pos: { adapter: 'real-pos' }, plugins } };
    const environment = { kitchenPaceMs: 0, pluginsDir };
    const server = await startServer({ environment, manifests });
    try {
      const { orderId, transactionId } = await placedOrder(server);
      expect(await server.db.selectFrom('kitchen_job').selectAll().execute()).toEqual([]);
      expect((await tracked(server, transactionId)).order_status).toBe('CONFIRMING');
      const { status } = await server.post(`/sandbox/kitchen/${orderId}`, { action: 'advance' });
      expect(status).toBe(404);
    } finally {
      await server.close();
    }
  });
});
