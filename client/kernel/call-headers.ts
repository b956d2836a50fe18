/** What the headers of a call depend on. */
interface CallOf {
  readonly visit: { readonly traceId: string; readonly flagLevel: string };
  /** Host that is called. */
  readonly host: string;
  /** Hosts whose calls say that they come from production. */
  readonly productionHosts: readonly string[];
}

/** Headers of every call: the trace id, the feature role unless it is none, production for known hosts [SHL-56, SHL-62, SHL-63]. */
export const callHeaders = ({
  visit,
  host,
  productionHosts,
}: CallOf): Readonly<Record<string, string>> => ({
  'trace-id': visit.traceId,
  ...(visit.flagLevel === 'none' ? {} : { 'feature-role': visit.flagLevel }),
  ...(productionHosts.includes(host) ? { environment: 'production' } : {}),
});

/** Says where a call comes from: a browser or the mobile app [VOU-13, WEB-16]. */
export const channelHeader = (isMobileApp: boolean): Readonly<Record<'x-channel', string>> => ({
  'x-channel': isMobileApp ? 'app' : 'web',
});
