import type { FastifyReply } from 'fastify';

/** A comment now and then keeps proxies from closing a silent connection. */
const heartbeatMs = 15_000;

/** How soon a browser that lost the connection opens it again, in milliseconds. */
const reopenMs = 1_000;

/** A stream of server-sent events that is open. */
export interface EventStream {
  readonly send: (data: unknown) => void;
  /** Ends the stream; the browser is told not to come back by an event of its own. */
  readonly end: () => void;
  /** Resolves when nobody listens any more. */
  readonly closed: Promise<void>;
}

/** Answers a call with a stream of events. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.write(`retry: ${reopenMs}\n\n`);
  const heartbeat = setInterval(() => raw.write(': alive\n\n'), heartbeatMs);
  const closed = new Promise<void>((resolve) => {
    raw.once('close', () => {
      clearInterval(heartbeat);
      resolve();
    });
  });
  return {
    closed,
    send: (data) => {
      if (!raw.writableEnded) raw.write(`data: ${JSON.stringify(data)}\n\n`);
    },
    end: () => {
      if (!raw.writableEnded) raw.end('event: end\ndata: end\n\n');
    },
  };
}
