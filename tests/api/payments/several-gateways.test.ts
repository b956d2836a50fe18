import { describe, expect, it } from 'vitest';
import { preauthorise, sampleOrder } from '../orders/sample-orders.ts';
import { pluginsWith, replacedPlugin } from '../made-up-plugin.ts';
import { startServer } from '../start-server.ts';
import { returnsOf } from './ways-to-pay.ts';

/** A gateway that takes one type alone, on a page of its own. */
const elsewhere = {
  id: 'gateway-elsewhere',
  point: 'payment-gateway',
  name: 'elsewhere',
  made: `{
    id: 'elsewhere',
    testMode: false,
    serves: (type) => type === 'worldpay',
    open: async () => ({ step: { kind: 'iframe', url: 'https://pay.example/page' } }),
    status: async () => ({ status: 'created' }),
  }`,
};

/** The British market with that gateway beside the sandbox, which takes the types that it names. */
const britain = (types: Readonly<Record<string, string>>) => ({
  environment: { pluginsDir: pluginsWith(elsewhere) },
  manifests: {
    uk: {
      payments: { gateways: types },
      plugins: [...replacedPlugin('uk', '', ''), { id: elsewhere.id }],
    },
  },
});

describe('a market with two gateways', () => {
  it('opens each type at the gateway that its manifest names for it [GTW-02]', async () => {
    const server = await startServer(britain({ worldpay: 'elsewhere' }));
    try {
      const worldpay = { hutId: '1110', paymentType: 'worldpay' };
      const payloads = returnsOf(server, worldpay);
      const there = await sampleOrder(server, { ...worldpay, facts: { payloads } });
      expect((await preauthorise(server, there)).body.iframeUrl).toBe('https://pay.example/page');
      const here = await sampleOrder(server, { paymentType: 'microform' });
      expect((await preauthorise(server, here)).body.token).toEqual(expect.any(String));
    } finally {
      await server.close();
    }
  });

  it('does not start with a type that its gateway cannot take, and says which [GTW-02]', async () => {
    await expect(startServer(britain({ microform: 'elsewhere' }))).rejects.toThrow(
      /payments\/types\/0[\s\S]*elsewhere[\s\S]*microform/,
    );
  });
});
