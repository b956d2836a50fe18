import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { packedMarket } from '../../setup/built-once.ts';
import { handOn } from '../hand-on.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** An app that serves one market's folder from its own files, and hands all other calls on to the market's server. */
export interface AppFiles {
  /** Address of the app's own origin, without a market. */
  readonly site: string;
  /** Takes the network away, or gives it back; the files stay. */
  setNetwork(isThere: boolean): void;
  /** Calls that were handed on, such as `POST /v2/orders/place`. */
  readonly calls: readonly string[];
  close(): Promise<void>;
}

/** Builds a market for the files of an app, and serves them as the app does. */
export async function serveAppFiles(market: string): Promise<AppFiles> {
  const folder = await packedMarket(market);
  const calls: string[] = [];
  let isThere = true;
  const server = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    const file = join(folder, normalize(pathname === '/' ? 'index.html' : pathname));
    if (file.startsWith(folder) && existsSync(file) && extname(file) !== '') {
      answer.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(answer);
    } else if (isThere) {
      calls.push(`${incoming.method ?? 'GET'} ${pathname}`);
      handOn(incoming, answer);
    } else {
      incoming.socket.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    site: `http://localhost:${port}`,
    setNetwork(is) {
      isThere = is;
    },
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
