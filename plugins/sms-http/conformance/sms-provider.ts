import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as the provider got it. */
export interface ProviderCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Fields of the body, whether it was a form or JSON. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A stand-in for a provider of text messages. */
export interface SmsProvider {
  /** Begins the addresses it is called at. */
  readonly url: string;
  readonly calls: readonly ProviderCall[];
  /** Has it answer otherwise, until the answer is called. */
  readonly answer: (status: number, body: object) => () => void;
  readonly close: () => Promise<void>;
}

const fieldsIn = (body: string, type = ''): Readonly<Record<string, string>> =>
  type.startsWith('application/json')
    ? (JSON.parse(body) as Readonly<Record<string, string>>)
    : Object.fromEntries(new URLSearchParams(body));

/** Starts one on this machine. @param usual what it answers to a message that it takes */
export async function startSmsProvider(usual: object = { status: 'queued' }): Promise<SmsProvider> {
  const calls: ProviderCall[] = [];
  let told = { status: 200, body: usual };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { headers, url = '' } = request;
      calls.push({ path: url, headers, fields: fieldsIn(body, headers['content-type']) });
      response.writeHead(told.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(told.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answer(status, body) {
      const before = told;
      told = { status, body };
      return () => (told = before);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
