import { expect, it } from 'vitest';
import { claimUnsettled } from '../../../server/orders/claim-unsettled.ts';
import type { OrderFailure } from '../../../schemas/types/http/orders.ts';
import { pluginsWith, replacedPlugin } from '../made-up-plugin.ts';
import { preauthorise, sampleOrder, stateOf } from '../orders/sample-orders.ts';
import { startServer } from '../start-server.ts';

const hourMs = 3_600_000;

/** A gateway that opens payments and then says nothing that is understood until it is mended. */
const speechless = {
  id: 'gateway-speechless',
  point: 'payment-gateway',
  name: 'speechless',
  made: `{
    id: 'speechless',
    testMode: true,
    serves: () => true,
    open: async () => ({ step: { kind: 'none' } }),
    status: async () => {
      if (!globalThis.isSpeechlessMended) throw new Error('no line');
      return { status: 'approved' };
    },
    void: async () => ({ status: 'voided' }),
    verifyNotification: async ({ body }) => ({ notificationId: 'one', ...JSON.parse(body) }),
  }`,
};

/** What a gateway that opens payments long after it was asked has been asked, and what it holds by now. */
interface Tardiness {
  asked: number;
  held?: 'approved' | 'voided';
}

const tardy = {
  id: 'gateway-tardy',
  point: 'payment-gateway',
  name: 'tardy',
  made: `{
    id: 'tardy',
    testMode: true,
    serves: () => true,
    open: async () => { throw new Error('no answer'); },
    status: async () => {
      globalThis.tardiness.asked += 1;
      const { held } = globalThis.tardiness;
      return held && { status: held };
    },
    void: async () => ({ status: (globalThis.tardiness.held = 'voided') }),
    verifyNotification: async () => undefined,
  }`,
};

const britain = (gateway: typeof speechless = speechless) => ({
  environment: { pluginsDir: pluginsWith(gateway) },
  manifests: {
    uk: {
      payments: { gateway: gateway.name },
      plugins: [...replacedPlugin('uk', '', ''), { id: gateway.id }],
    },
  },
});

it('a wallet order whose payment nothing is known of is answered 502, and ends [GTW-19, PAY-165]', async () => {
  const server = await startServer(britain());
  try {
    const payloads = { applePay: { token: 'given' } };
    const request = await sampleOrder(server, { paymentType: 'applePay', facts: { payloads } });
    const { status, body } = await preauthorise<OrderFailure>(server, request);
    expect({ status, name: body.name }).toEqual({ status: 502, name: 'pre-authorise-error' });
    expect(await stateOf(server, body.transactionId)).toBe('cancelled');
  } finally {
    await server.close();
  }
});

it('a message about a payment that the gateway gives no answer about is answered 503, and counts when it comes again [PAY-150, GTW-19]', async () => {
  const server = await startServer(britain());
  try {
    const request = await sampleOrder(server, { paymentType: 'microform' });
    const { transactionId } = (await preauthorise(server, request)).body;
    const tell = () =>
      server.post('/v1/payment-providers/speechless/notifications', { transactionId });
    expect((await tell()).status).toBe(503);
    expect(await stateOf(server, transactionId)).toBe('authorising');
    Reflect.set(globalThis, 'isSpeechlessMended', true);
    expect((await tell()).status).toBe(204);
    expect(await stateOf(server, transactionId)).toBe('placed');
  } finally {
    Reflect.deleteProperty(globalThis, 'isSpeechlessMended');
    await server.close();
  }
});

/** A wallet order whose opening the gateway never answered. */
async function unanswered(tardiness: Tardiness) {
  Reflect.set(globalThis, 'tardiness', tardiness);
  const server = await startServer(britain(tardy));
  const payloads = { applePay: { token: 'given' } };
  const request = await sampleOrder(server, { paymentType: 'applePay', facts: { payloads } });
  const { status, body } = await preauthorise<OrderFailure>(server, request);
  expect(status).toBe(502);
  const moneyNow = async () =>
    (
      await server.db
        .selectFrom('order_intent')
        .select('money')
        .where('transaction_id', '=', body.transactionId ?? '')
        .executeTakeFirstOrThrow()
    ).money;
  const close = async () => {
    await server.close();
    Reflect.deleteProperty(globalThis, 'tardiness');
  };
  return { server, moneyNow, close };
}

it('money that is held long after its opening was given up is let go [TRK-38]', async () => {
  const tardiness: Tardiness = { asked: 0 };
  const { moneyNow, close } = await unanswered(tardiness);
  try {
    await expect.poll(() => tardiness.asked).toBeGreaterThan(1);
    tardiness.held = 'approved';
    await expect.poll(() => tardiness.held).toBe('voided');
    await expect.poll(moneyNow).toBe('voided');
  } finally {
    await close();
  }
});

it('money that is held hours after its attempt was over is let go, and its gateway is asked for a day [TRK-38]', async () => {
  const tardiness: Tardiness = { asked: 0 };
  const { server, moneyNow, close } = await unanswered(tardiness);
  try {
    await expect.poll(moneyNow).toBe('voided');
    await server.clock.advance(10 * hourMs);
    const asked = tardiness.asked;
    await expect.poll(() => tardiness.asked).toBeGreaterThan(asked);
    tardiness.held = 'approved';
    await server.clock.advance(hourMs);
    await expect.poll(() => tardiness.held).toBe('voided');
    await expect.poll(moneyNow).toBe('voided');

    await server.clock.advance(14 * hourMs);
    const own = { database: server.dependencies.database };
    expect(await claimUnsettled(own, { quietMs: 0, claimMs: 1 }, 10)).toEqual([]);
  } finally {
    await close();
  }
});
