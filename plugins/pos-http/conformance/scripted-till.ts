import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac } from 'node:crypto';

/** An order as the point of sale got it. */
export interface GotOrder {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly order: { readonly orderId: string } & Readonly<Record<string, unknown>>;
}

/** A stand-in for the point of sale of a hut, which keeps to what docs/guides/connect-a-till.md says. */
export interface ScriptedTill {
  readonly url: string;
  /** Every order that came with a right signature, repetitions too. */
  readonly got: readonly GotOrder[];
  /** Orders that it has, each once. */
  readonly orders: () => readonly string[];
  /** Calls with a wrong signature, which it answered 401. */
  readonly unsigned: () => number;
  /** Has it answer signed orders otherwise, until the answer is called; `silent` breaks off. */
  readonly answer: (status: number | 'silent') => () => void;
  /** Headers and body of a call that reports a status. @param now in milliseconds */
  readonly report: (
    said: object,
    now: number,
  ) => { readonly headers: Record<string, string>; readonly body: string };
  readonly close: () => Promise<void>;
}

/** The signature of the guide, written a second time: both sides must come to the same. */
const sign = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(timestamp).update('.').update(body).digest('hex');

/** Starts one on this machine. @param secretOf the secret by the path that it is called at */
export async function startScriptedTill(secretOf: (path: string) => string): Promise<ScriptedTill> {
  const got: GotOrder[] = [];
  let unsigned = 0;
  let told: number | 'silent' = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { headers, url: path = '' } = request;
      const timestamp = String(headers['x-comanda-timestamp']);
      if (headers['x-comanda-signature'] !== sign(secretOf(path), timestamp, body)) {
        unsigned += 1;
        response.writeHead(401).end();
        return;
      }
      got.push({ path, headers, order: JSON.parse(body) as GotOrder['order'] });
      if (told === 'silent') response.destroy();
      else response.writeHead(told, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    got,
    orders: () => [...new Set(got.map(({ order }) => order.orderId))],
    unsigned: () => unsigned,
    answer(status) {
      const before = told;
      told = status;
      return () => (told = before);
    },
    report(said, now) {
      const body = JSON.stringify(said);
      const timestamp = String(Math.floor(now / 1000));
      const signature = sign(secretOf('/'), timestamp, body);
      return {
        headers: { 'x-comanda-timestamp': timestamp, 'x-comanda-signature': signature },
        body,
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
