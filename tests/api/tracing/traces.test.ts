import { afterEach, describe, expect, it } from 'vitest';
import { callHeaders } from '../../../client/kernel/call-headers.ts';
import { placeRequest, preauthorise, sampleOrder } from '../orders/sample-orders.ts';
import { cardToken } from '../payments/sandbox-payments.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { type SentSpan, startCollector } from './collector.ts';

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

const collecting = async () => {
  const collector = await startCollector();
  ended.push(collector.close);
  return collector;
};

const traceId = '0af76519-16cd-43dd-8448-eb211c80319c';
const plainId = '0af7651916cd43dd8448eb211c80319c';

/** The headers that a browser sends with each call, of a page session with that trace id. */
const ofBrowser = () =>
  callHeaders({
    visit: { traceId, flagLevel: 'none' },
    host: 'shop',
    productionHosts: [],
    randomId: () => 'b7ad6b71-6920-4331-9c80-319ceb211c80',
  });

/** Orders by card; answers what was asked of the server as text, to look for it elsewhere. */
async function orderByCard(server: TestServer) {
  const request = await sampleOrder(server, { paymentType: 'microform' });
  const opened = await preauthorise(server, request, ofBrowser());
  expect(opened.status).toBe(200);
  const token = await cardToken(server, opened.body.transactionId, 'approve');
  const proof = { paymentAuthorisationResponse: token };
  const place = placeRequest(request, opened.body, proof);
  const placed = await server.post('/v1/orders/place', place, ofBrowser());
  expect(placed.status).toBe(200);
  return { request, opened: opened.body, token };
}

interface Problem {
  readonly traceId: string;
}

const attributeOf = ({ attributes }: SentSpan, key: string) => {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

describe('traces', () => {
  it('lead from the call of a browser through order, database and gateway, under the trace id that customers are shown [OPS-11]', async () => {
    const collector = await collecting();
    const server = await startServer({
      environment: { tracesEndpoint: `${collector.url}/`, tracesHeaders: 'x-key=a%20key' },
    });
    await orderByCard(server);
    const failed = await server.post<Problem>('/v1/orders/preauthorise', {}, ofBrowser());
    expect(failed.status).toBe(400);
    expect(failed.body.traceId).toBe(traceId);
    await server.close();

    expect(collector.received.map(({ path, key }) => [path, key])).toContainEqual([
      '/v1/traces',
      'a key',
    ]);
    const spans = collector.spans().filter((span) => span.traceId === plainId);
    const byId = new Map(spans.map((span) => [span.spanId, span]));
    const callOf = (span: SentSpan): SentSpan => {
      const parent = byId.get(span.parentSpanId ?? '');
      return parent ? callOf(parent) : span;
    };
    const calls = spans.filter((span) => callOf(span) === span);
    expect(calls.map(({ name }) => name)).toEqual([
      'POST /v1/orders/preauthorise',
      'POST /v1/orders/place',
      'POST /v1/orders/preauthorise',
    ]);
    expect(calls.map((call) => attributeOf(call, 'http.response.status_code'))).toEqual([
      200, 200, 400,
    ]);
    for (const call of calls) {
      expect(call.parentSpanId).toBe('b7ad6b7169204331');
      expect(attributeOf(call, 'comanda.trace_id')).toBe(failed.body.traceId);
    }
    const below = (call: SentSpan | undefined) =>
      spans.filter((span) => span !== call && callOf(span) === call).map(({ name }) => name);
    const [opening, placing] = calls;
    expect(below(opening)).toEqual(expect.arrayContaining(['with order_event']));
    expect(below(opening)).toEqual(expect.arrayContaining(['gateway open']));
    expect(below(placing)).toEqual(expect.arrayContaining(['with order_event', 'commit']));
    expect(below(placing).some((name) => name.startsWith('gateway '))).toBe(true);
    const gateway = spans.find(({ name }) => name === 'gateway open');
    expect(gateway && attributeOf(gateway, 'comanda.gateway')).toBe('sandbox');
    const statements = spans.filter((span) => attributeOf(span, 'db.system.name') !== undefined);
    expect(statements.some(({ parentSpanId }) => parentSpanId === gateway?.spanId)).toBe(true);
  });

  it('begin under the id that is shown for a call that brings none, and take that of a proxy [OPS-11]', async () => {
    const collector = await collecting();
    const server = await startServer({ environment: { tracesEndpoint: collector.url } });
    const alone = await server.get<Problem>('/v1/nowhere');
    const proxied = await server.get<Problem>('/v1/nowhere', {
      traceparent: `00-${plainId}-00f067aa0ba902b7-01`,
    });
    const broken = await server.get<Problem>('/v1/nowhere', { traceparent: `00-${plainId}` });
    expect(proxied.body.traceId).toBe(plainId);
    await server.close();
    const sent = collector
      .spans()
      .map((span) => [span.traceId, attributeOf(span, 'comanda.trace_id')]);
    for (const { body } of [alone, proxied, broken]) {
      expect(sent).toContainEqual([body.traceId.replaceAll('-', ''), body.traceId]);
    }
  });

  it('hold nothing of the customer, the payment or the order [OPS-11, SEC-40]', async () => {
    const collector = await collecting();
    const server = await startServer({ environment: { tracesEndpoint: collector.url } });
    const { request, opened, token } = await orderByCard(server);
    await server.get(`/v1/huts?postcode=${encodeURIComponent('SW11 1AA')}&email=ada@example.com`);
    await server.close();
    const written = collector.received.map(({ body }) => body).join('\n');
    expect(collector.spans().length).toBeGreaterThan(10);
    const { customer } = request;
    const { transactionId, orderId, customerOrderReference, orderState } = opened;
    const secrets = [customer.name, customer.email, customer.phone, 'ada@example.com', 'SW11'];
    for (const text of [...secrets, transactionId, orderId, customerOrderReference, orderState]) {
      expect(written).not.toContain(text);
    }
    expect(written).not.toContain('Lavender Hill');
    expect(written).not.toContain(token);
  });

  it('are sent in the part that the environment names, and none without a collector [OPS-11]', async () => {
    const collector = await collecting();
    const none = await startServer({
      environment: { tracesEndpoint: collector.url, tracesShare: 0 },
    });
    await none.get('/health', ofBrowser());
    await none.close();
    const off = await startServer();
    await orderByCard(off);
    await off.close();
    expect(collector.received).toEqual([]);
  });

  it('keep no order waiting where the collector is away, and the log says so once [OPS-11]', async () => {
    const collector = await startCollector();
    await collector.close();
    const lines: string[] = [];
    const server = await startServer({
      environment: { tracesEndpoint: collector.url },
      onLog: (line) => lines.push(line),
    });
    await orderByCard(server);
    await server.close();
    expect(lines.filter((line) => line.includes('the collector takes no traces'))).toHaveLength(1);
  });
});
