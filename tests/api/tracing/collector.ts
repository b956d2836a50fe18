import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP writes it in JSON. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly {
    readonly key: string;
    readonly value: { readonly stringValue?: string; readonly intValue?: number };
  }[];
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

/** What a collector was sent. */
export interface Received {
  readonly path: string | undefined;
  readonly key: string | undefined;
  readonly body: string;
}

/** A collector of OpenTelemetry that listens on this machine and keeps what it is sent. */
export async function startCollector() {
  const received: Received[] = [];
  const take = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const { url: path, headers } = request;
    received.push({ path, key: headers['x-key']?.toString(), body: await text(request) });
    answer.setHeader('content-type', 'application/json').end('{}');
  };
  const server = createServer((request, answer) => void take(request, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    spans: (): readonly SentSpan[] =>
      received
        .flatMap(({ body }) => (JSON.parse(body) as Sent).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
