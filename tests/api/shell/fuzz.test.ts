import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FuzzSource } from '../../fuzz/fuzz-call.ts';
import { prepareSource } from '../../fuzz/prepare-source.ts';
import { answersWith, runCalls } from '../../fuzz/run-calls.ts';
import { sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

const callsAtATime = 500;

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
let server: TestServer;
let source: FuzzSource;
beforeAll(async () => {
  server = await startServer();
  const orders = [
    await sampleOrder(server),
    await sampleOrder(server, { disposition: 'collection', items: ['fries'] }),
    await sampleOrder(server, { paymentType: 'card' }),
  ];
  source = await prepareSource(server.url, 1, orders);
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

describe('right and broken calls of every route', () => {
  it.each([0, 1, 2, 3, 4, 5])(
    'are all answered, and none with a 5xx: part %i [SEC-08]',
    async (part) => {
      const tally = await runCalls({
        url: server.url,
        agent,
        source,
        from: part * callsAtATime,
        to: (part + 1) * callsAtATime,
        clients: 8,
        // The machine may be busy: what hangs for good is found all the same.
        timeoutMs: 25_000,
      });
      expect(tally.findings).toEqual([]);
      expect(answersWith(tally, (status) => status < 300)).toBeGreaterThan(callsAtATime / 20);
      expect(answersWith(tally, (status) => status >= 400)).toBeGreaterThan(callsAtATime / 5);
    },
  );

  it('are of every route there is [SEC-08]', () => {
    expect(source.operations.length).toBeGreaterThan(60);
    expect(new Set(source.operations.map(({ path }) => path)).size).toBeGreaterThan(50);
  });
});
