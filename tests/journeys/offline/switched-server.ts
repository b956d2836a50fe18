import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handOn } from '../hand-on.ts';

/** How the server can be reached: as always, not at all, without an answer, or behind a gateway that cannot reach it. */
type Reach = 'there' | 'gone' | 'silent' | 'bad-gateway';

/** The server of the journeys at an address of its own, which can be taken out of reach. */
export interface SwitchedServer {
  /** Its address, without a market. */
  readonly site: string;
  set(reach: Reach): void;
  /** Answers an address with a text of its own from now on. */
  answer(path: string, text: string): void;
  close(): Promise<void>;
}

/** Serves the markets so that a browser has no way to them but this one. */
export async function serveSwitched(): Promise<SwitchedServer> {
  let reach: Reach = 'there';
  const own = new Map<string, string>();
  const waiting = new Set<ServerResponse>();
  const server = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    const text = own.get(pathname);
    if (reach === 'gone') incoming.socket.destroy();
    else if (reach === 'silent') waiting.add(answer);
    else if (reach === 'bad-gateway') answer.writeHead(502).end('Bad gateway');
    else if (text === undefined) handOn(incoming, answer);
    else answer.end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    site: `http://localhost:${port}`,
    set(now) {
      reach = now;
      for (const answer of waiting) answer.destroy();
      waiting.clear();
    },
    answer: (path, text) => void own.set(path, text),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
