import type { Context, Span } from '@opentelemetry/api';
import type { OpenSpan, SpanAttributes } from './call-trace.ts';
import type { Traceparent } from './traceparent.ts';

/** Where traces go, and how many. */
export interface TracingSettings {
  readonly endpoint: string;
  /** Pairs as in `name=value`, with commas between. */
  readonly headers: string | undefined;
  readonly service: string;
  /** The part of all traces that is sent, from 0 to 1. */
  readonly share: number;
}

/** A call that begins. */
export interface CallStart {
  readonly name: string;
  readonly attributes: SpanAttributes;
  /** What the caller says of it. */
  readonly parent: Traceparent | undefined;
  /** Id of a trace that begins with it; a new one, by default. */
  readonly traceId: string | undefined;
}

/** Writes traces. */
export interface Tracing {
  readonly begin: (call: CallStart) => OpenSpan;
  /** Sends what is left. */
  readonly close: () => Promise<void>;
}

/** Longest wait for a collector, in milliseconds. */
const timeoutMillis = 5_000;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const headersOf = (pairs: string): Record<string, string> =>
  Object.fromEntries(
    pairs.split(',').map((pair) => {
      const end = pair.indexOf('=');
      return [pair.slice(0, end).trim(), decoded(pair.slice(end + 1).trim())];
    }),
  );

/**
 * Opens the way to a collector. Its packages are loaded here and nowhere else, so that a server that sends no traces does
 * without them [OPS-11].
 * @param onTrouble hears once that the collector takes nothing, until it takes something again
 */
export async function openTracing(
  { endpoint, headers, service, share }: TracingSettings,
  onTrouble: (error: unknown) => void,
): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis,
    ...(headers !== undefined && { headers: headersOf(headers) }),
  });
  let isTroubled = false;
  const told: Pick<typeof exporter, 'export' | 'shutdown' | 'forceFlush'> = {
    export: (spans, onDone) =>
      exporter.export(spans, (result) => {
        const code: number = result.code;
        const isRefused = code !== 0;
        if (isRefused && !isTroubled) onTrouble(result.error);
        isTroubled = isRefused;
        onDone(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  };
  const ids = new sdk.RandomIdGenerator();
  let wanted: string | undefined;
  const part = new sdk.TraceIdRatioBasedSampler(share);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    // Every browser asks for its trace: how many are kept is decided here.
    sampler: new sdk.ParentBasedSampler({ root: part, remoteParentSampled: part }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: told })],
    idGenerator: {
      generateTraceId: () => wanted ?? ids.generateTraceId(),
      generateSpanId: () => ids.generateSpanId(),
    },
  });
  const tracer = provider.getTracer('comanda');

  const opened = (span: Span, context: Context): OpenSpan => {
    const below = api.trace.setSpan(context, span);
    return {
      open: (name, attributes, startedAt) =>
        opened(
          tracer.startSpan(
            name,
            { attributes, ...(startedAt !== undefined && { startTime: startedAt }) },
            below,
          ),
          below,
        ),
      set: (attributes) => {
        span.setAttributes(attributes);
      },
      end: (failure) => {
        if (failure !== undefined) {
          span.setAttribute('error.type', failure);
          span.setStatus({ code: api.SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  };
  return {
    begin: ({ name, attributes, parent, traceId }) => {
      const context = parent
        ? api.trace.setSpanContext(api.ROOT_CONTEXT, {
            ...parent,
            traceFlags: api.TraceFlags.SAMPLED,
            isRemote: true,
          })
        : api.ROOT_CONTEXT;
      wanted = traceId;
      const span = tracer.startSpan(name, { kind: api.SpanKind.SERVER, attributes }, context);
      wanted = undefined;
      return opened(span, context);
    },
    close: async () => {
      try {
        await provider.shutdown();
      } catch (error) {
        if (!isTroubled) onTrouble(error);
      }
    },
  };
}
