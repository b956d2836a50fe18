import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inSpan, type OpenSpan } from '../tracing/call-trace.ts';
import { openTracing } from '../tracing/open-tracing.ts';
import type { TracingEnvironment } from '../tracing/tracing-settings.ts';
import { readTraceparent, traceIdOfShown, traceparentHeader } from '../tracing/traceparent.ts';

/**
 * Writes a trace of every call, where the environment names a collector: under the trace id that the caller brings, which
 * is the one that customers are shown with an error. Names of routes and no addresses, as those may hold personal data
 * [OPS-11]. Comes before every hook whose work belongs to the trace.
 */
export async function traceCalls(
  app: FastifyInstance,
  { tracesEndpoint: endpoint, tracesHeaders, tracesService, tracesShare }: TracingEnvironment,
): Promise<void> {
  if (endpoint === undefined) return;
  const tracing = await openTracing(
    { endpoint, headers: tracesHeaders, service: tracesService, share: tracesShare },
    (error) => app.log.warn({ err: error }, 'the collector takes no traces'),
  );
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, id } = request;
    const route = request.routeOptions.url;
    const span = tracing.begin({
      name: route === undefined ? method : `${method} ${route}`,
      attributes: {
        'http.request.method': method,
        'comanda.trace_id': id,
        ...(route !== undefined && { 'http.route': route }),
      },
      parent: readTraceparent(headers[traceparentHeader]),
      traceId: traceIdOfShown(id),
    });
    spans.set(request, span);
    inSpan(span, done);
  });
  // A body ends in another context than the one in which its request began.
  app.addHook('preValidation', (request, _reply, done) => inSpan(spans.get(request), done));
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.set({ 'http.response.status_code': statusCode });
    span?.end(statusCode >= 500 ? String(statusCode) : undefined);
  });
  app.addHook('onClose', () => tracing.close());
}
