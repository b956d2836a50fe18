import { expect, it } from 'vitest';
import type { OrderFailure } from '../../../schemas/types/http/orders.ts';
import { pluginsWith, replacedPlugin } from '../made-up-plugin.ts';
import { preauthorise, sampleOrder, stateOf } from '../orders/sample-orders.ts';
import { startServer } from '../start-server.ts';

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

const britain = () => ({
  environment: { pluginsDir: pluginsWith(speechless) },
  manifests: {
    uk: {
      payments: { gateway: speechless.name },
      plugins: [...replacedPlugin('uk', '', ''), { id: speechless.id }],
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
