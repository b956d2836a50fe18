import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ environment: { requestsPerMinute: 100_000, trustProxy: 1 } });
});
afterAll(() => server.close());

const path = '/v1/orders/preauthorise';
/** Wrong in thousands of places. */
const body = JSON.stringify({ deals: Array.from({ length: 5000 }, () => ({ id: 7 })) });

const from = (address: string) => ({ host: 'uk.localhost', 'x-forwarded-for': address });

const send = async (address: string, content = body) =>
  (await server.post(path, JSON.parse(content), from(address))).status;

/** Begins a call with a large body and keeps the body back. */
const begin = async (address: string): Promise<Socket> => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const head = Object.entries({
    ...from(address),
    'content-type': 'application/json',
    'content-length': `${Buffer.byteLength(body)}`,
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write([`POST ${path} HTTP/1.1`, ...head, '', ''].join('\r\n'));
  return socket;
};

const finish = async (socket: Socket): Promise<string> => {
  socket.write(body);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString().split(' ', 2).join(' ');
};

describe('large bodies of one address', () => {
  it('are four at a time: a fifth is refused, and calls of others and small ones are not [SEC-06]', async () => {
    const address = '203.0.113.1';
    const begun = await Promise.all([1, 2, 3, 4].map(() => begin(address)));
    await expect.poll(() => send(address)).toBe(429);
    expect(await send('203.0.113.2')).toBe(400);
    expect(await send(address, '{}')).toBe(400);
    for (const socket of begun) expect(await finish(socket)).toBe('HTTP/1.1 400');
    await expect.poll(() => send(address)).toBe(400);
  });

  it('count no more when their connection is lost [SEC-06]', async () => {
    const address = '203.0.113.3';
    const begun = await Promise.all([1, 2, 3, 4].map(() => begin(address)));
    await expect.poll(() => send(address)).toBe(429);
    for (const socket of begun) socket.destroy();
    await expect.poll(() => send(address)).toBe(400);
  });
});
