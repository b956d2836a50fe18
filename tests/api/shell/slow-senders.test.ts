import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preauthorise, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ environment: { bodyTimeoutMs: 1500, requestsPerConnection: 3 } });
});
afterAll(() => server.close());

/** Opens a connection. @param from one of this machine's own addresses */
const open = async ({ url }: TestServer = server, from = '127.0.0.1'): Promise<Socket> => {
  const port = Number(new URL(url).port);
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** Everything that the other side says until it closes; being cut while sending is no fault here. */
const text = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let said = '';
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
    socket.once('close', () => resolve(said));
  });

/** Sends a byte now and then for as long as the other side takes them. */
const drip = (socket: Socket, byte: string): void => {
  const timer = setInterval(() => socket.write(byte), 20);
  socket.once('close', () => clearInterval(timer));
};

const head = (...lines: readonly string[]): string =>
  [...lines, 'host: uk.localhost', '', ''].join('\r\n');

/** Asks for something small, and tells the answer. */
const asks = async (socket: Socket): Promise<string> => {
  socket.write(head('GET /RELEASE_HASH.txt HTTP/1.1'));
  const [data] = (await once(socket, 'data')) as [Buffer];
  return data.toString();
};

const postHead = head(
  'POST /v1/orders/preauthorise HTTP/1.1',
  'content-type: application/json',
  'content-length: 100000',
);

describe('a connection', () => {
  it('whose body drips a byte now and then is cut with 408, while a stream of events lives on [SEC-04]', async () => {
    const { body } = await preauthorise(server, await sampleOrder(server));
    const stream = await open();
    stream.write(head(`GET /v1/orders/${body.transactionId}/tracking/events HTTP/1.1`));
    await once(stream, 'data');

    const socket = await open();
    socket.write(`${postHead}{`);
    drip(socket, ' ');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 .*"name":"TOO_SLOW"/s);

    expect([stream.destroyed, stream.readyState]).toEqual([false, 'open']);
    stream.destroy();
  });

  it('whose head drips is cut too [SEC-04]', async () => {
    const socket = await open();
    socket.write('GET /v1/huts HTTP/1.1\r\nx: ');
    drip(socket, 'a');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that says nothing is closed, before its first call and after it [SEC-04]', async () => {
    const environment = { idleTimeoutMs: 1000, gatewayTimeoutMs: 500 };
    const hasty = await startServer({ environment });
    try {
      expect(await text(await open(hasty))).toBe('');
      // On a busy machine an answer may take longer than silence lasts.
      const answered = async () => {
        const socket = await open(hasty);
        socket.write(head('GET /health HTTP/1.1'));
        return text(socket);
      };
      await expect.poll(answered).toMatch(/^HTTP\/1\.1 200 /);
    } finally {
      await hasty.close();
    }
  });

  it('is closed after so many requests [SEC-04]', async () => {
    const socket = await open();
    const answers: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      socket.write(head('GET /RELEASE_HASH.txt HTTP/1.1'));
      const [data] = (await once(socket, 'data')) as [Buffer];
      answers.push(/^connection: (\S+)/im.exec(data.toString())?.[1] ?? '');
    }
    expect(answers).toEqual(['keep-alive', 'keep-alive', 'close']);
  });

  it('more than there may be is refused, and those there are go on [SEC-04]', async () => {
    const small = await startServer({ environment: { connections: 3 } });
    try {
      const kept = [await open(small), await open(small), await open(small)];
      for (const socket of kept) await asks(socket);
      expect(await text(await open(small))).toBe('');
      for (const socket of kept) {
        expect(await asks(socket)).toMatch(/^HTTP\/1\.1 200 /);
        socket.destroy();
      }
    } finally {
      await small.close();
    }
  });

  it('of an address that holds as many as one may is refused until it closes one, and others get theirs [SEC-04]', async () => {
    const environment = {
      connectionsPerAddress: 2,
      requestsPerMinute: 1000,
      idleTimeoutMs: 60_000,
    };
    const strict = await startServer({ environment });
    try {
      const [one, two] = [await open(strict, '127.0.0.2'), await open(strict, '127.0.0.2')];
      for (const socket of [one, two]) expect(await asks(socket)).toMatch(/^HTTP\/1\.1 200 /);
      expect(await text(await open(strict, '127.0.0.2'))).toBe('');
      const other = await open(strict, '127.0.0.3');
      expect(await asks(other)).toMatch(/^HTTP\/1\.1 200 /);
      expect(await asks(two)).toMatch(/^HTTP\/1\.1 200 /);
      one.destroy();
      const taken = async () => {
        const socket = await open(strict, '127.0.0.2');
        const said = await Promise.race([asks(socket), text(socket)]);
        socket.destroy();
        return said;
      };
      await expect.poll(taken).toMatch(/^HTTP\/1\.1 200 /);
      for (const socket of [two, other]) socket.destroy();
    } finally {
      await strict.close();
    }
  });
});
