import { type IncomingMessage, request, type ServerResponse } from 'node:http';

const base = new URL(process.env['COMANDA_BASE_URL'] ?? 'http://localhost:3000');

/** Hands a call on to the server of the journeys as it came, and the answer back. */
export const handOn = (incoming: IncomingMessage, answer: ServerResponse): void => {
  const { hostname } = new URL(`http://${incoming.headers.host ?? 'localhost'}`);
  const host = hostname === 'localhost' ? base.host : `${hostname}:${base.port}`;
  const call = request(
    {
      hostname: base.hostname,
      port: base.port,
      path: incoming.url,
      method: incoming.method,
      // A connection that is kept may be closed in the moment in which it is used again.
      agent: false,
      headers: { ...incoming.headers, host },
    },
    (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    },
  );
  call.on('error', () => answer.destroy());
  incoming.pipe(call);
};
