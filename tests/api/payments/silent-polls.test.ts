import { expect, it } from 'vitest';
import { pluginsWith, replacedPlugin } from '../made-up-plugin.ts';
import { preauthorise, sampleOrder } from '../orders/sample-orders.ts';
import { startServer } from '../start-server.ts';

/** What a gateway says of a payment, and how often it was asked. */
interface Mute {
  asked: number;
  says: 'nothing' | 'no line' | 'approved';
}

/** A gateway that opens payments and then says what the test wants. */
const mute = {
  id: 'gateway-mute',
  point: 'payment-gateway',
  name: 'mute',
  made: `{
    id: 'mute',
    testMode: true,
    serves: () => true,
    open: async () => ({ step: { kind: 'redirect', url: 'https://pay.example/' } }),
    status: async () => {
      globalThis.mute.asked += 1;
      if (globalThis.mute.says === 'nothing') return new Promise(() => {});
      if (globalThis.mute.says === 'no line') throw new Error('no line');
      return { status: 'approved' };
    },
    void: async () => ({ status: 'voided' }),
    verifyNotification: async () => undefined,
  }`,
};

it('a payment whose gateway is silent or cannot be reached is pending until it says more, and is asked about once at a time [PAY-130]', async () => {
  const said: Mute = { asked: 0, says: 'no line' };
  Object.assign(globalThis, { mute: said });
  const plugins = [...replacedPlugin('uk', '', ''), { id: mute.id }];
  const server = await startServer({
    environment: { pluginsDir: pluginsWith(mute) },
    manifests: { uk: { payments: { gateway: mute.name }, plugins } },
  });
  try {
    const opened = async (): Promise<string> => {
      const request = await sampleOrder(server, { paymentType: 'microform' });
      return (await preauthorise(server, request)).body.transactionId;
    };
    const poll = (transactionId: string) =>
      server.get<{ status: string }>(`/v1/payments/${transactionId}/status`);
    const pending = { status: 200, body: { status: 'pending' } };

    const unreached = await opened();
    expect(await poll(unreached)).toMatchObject(pending);
    said.says = 'approved';
    await expect.poll(async () => (await poll(unreached)).body.status).toBe('approved');

    const unanswered = await opened();
    said.says = 'nothing';
    said.asked = 0;
    const together = await Promise.all([1, 2, 3].map(() => poll(unanswered)));
    for (const answer of [...together, await poll(unanswered)])
      expect(answer).toMatchObject(pending);
    expect(said.asked).toBe(1);
  } finally {
    await server.close();
  }
});
