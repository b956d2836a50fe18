/** What the headers of a call depend on. */
interface CallOf {
  readonly visit: { readonly traceId: string; readonly flagLevel: string };
  /** Host that is called. */
  readonly host: string;
  /** Hosts whose calls say that they come from production. */
  readonly productionHosts: readonly string[];
  /** A new UUID, for the part of the trace that the call is. */
  readonly randomId?: () => string;
}

/** Tells servers that write traces which one the call belongs to, where the trace id can be one of a trace [OPS-11]. */
const traceparent = (traceId: string, callId: string): Readonly<Record<string, string>> => {
  const plain = traceId.replaceAll('-', '').toLowerCase();
  if (!/^[0-9a-f]{32}$/.test(plain)) return {};
  return { traceparent: `00-${plain}-${callId.replaceAll('-', '').slice(0, 16)}-01` };
};

/** Headers of every call: the trace id, the feature role unless it is none, production for known hosts [SHL-56, SHL-62, SHL-63]. */
export const callHeaders = ({
  visit,
  host,
  productionHosts,
  randomId,
}: CallOf): Readonly<Record<string, string>> => ({
  'trace-id': visit.traceId,
  ...(randomId && traceparent(visit.traceId, randomId())),
  ...(visit.flagLevel === 'none' ? {} : { 'feature-role': visit.flagLevel }),
  ...(productionHosts.includes(host) ? { environment: 'production' } : {}),
});

/** Says where a call comes from: a browser or the mobile app [VOU-13, WEB-16]. */
export const channelHeader = (isMobileApp: boolean): Readonly<Record<'x-channel', string>> => ({
  'x-channel': isMobileApp ? 'app' : 'web',
});
