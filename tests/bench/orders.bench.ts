import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { Preauthorisation } from '../../schemas/types/http/orders.ts';
import { startServer } from '../api/start-server.ts';
import { placeRequest, sampleOrder } from '../api/orders/sample-orders.ts';

/**
 * Orders a second from end to end over HTTP: pre-authorise and place, paid in cash, on a database of its own, against
 * a bare route on the same machine that reads the same bodies and answers at once. The ratio is what to compare.
 */
const clients = [1, 8, 32];
const warmUpMs = 1_000;
const measuredMs = 5_000;

const json = { 'content-type': 'application/json' };

/** Bodies of different attempts must differ, or the second is answered like the first. */
let attempts = 0;

const post = async <Body>(url: string, body: unknown): Promise<Body> => {
  attempts += 1;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...json, 'idempotency-key': `bench-${attempts}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
};

/** One order: the two calls a browser makes. */
const order = async (url: string, request: OrderRequest): Promise<void> => {
  const preauthorised = await post<Preauthorisation>(`${url}/v1/orders/preauthorise`, request);
  await post(`${url}/v1/orders/place`, placeRequest(request, preauthorised));
};

/** Orders a second of a number of clients, each one ordering again as soon as it has its answer. */
async function rateOf(url: string, request: OrderRequest, count: number): Promise<number> {
  const run = async (durationMs: number): Promise<number> => {
    const end = performance.now() + durationMs;
    let done = 0;
    const client = async (): Promise<void> => {
      while (performance.now() < end) {
        await order(url, request);
        done += 1;
      }
    };
    const start = performance.now();
    await Promise.all(Array.from({ length: count }, client));
    return (done / (performance.now() - start)) * 1000;
  };
  await run(warmUpMs);
  return run(measuredMs);
}

const server = await startServer();
const bare = Fastify({ logger: false });
bare.post('/v1/orders/:call', async () => ({ transactionId: 'x', orderState: 'x' }));
await bare.listen({ port: 0, host: '127.0.0.1' });
const { port } = bare.server.address() as AddressInfo;

try {
  const request = await sampleOrder(server);
  console.log(`database: ${server.database.kind}`);
  for (const count of clients) {
    const reference = await rateOf(`http://127.0.0.1:${port}`, request, count);
    const orders = await rateOf(server.url, request, count);
    const ratio = (orders / reference).toFixed(3);
    console.log(
      `${String(count).padStart(2)} clients: ${orders.toFixed(1)} orders/s, bare route ${reference.toFixed(1)}/s, ratio ${ratio}`,
    );
  }
} finally {
  await bare.close();
  await server.close();
}
