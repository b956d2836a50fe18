/** Header with which a caller says which trace a call belongs to (W3C Trace Context). */
export const traceparentHeader = 'traceparent';

/** Which trace a call belongs to, and which part of it made the call. */
export interface Traceparent {
  readonly traceId: string;
  readonly spanId: string;
}

const wellFormed =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(-|$)/;

/** What the header says; undefined for one that is missing or not well formed. */
export function readTraceparent(header: unknown): Traceparent | undefined {
  const [, traceId, spanId] = typeof header === 'string' ? (wellFormed.exec(header) ?? []) : [];
  return traceId === undefined || spanId === undefined ? undefined : { traceId, spanId };
}

/** The trace id that customers are shown, as traces have it; undefined for one that none can have. */
export function traceIdOfShown(shown: string): string | undefined {
  const plain = shown.replaceAll('-', '').toLowerCase();
  return /^(?!0{32})[0-9a-f]{32}$/.test(plain) ? plain : undefined;
}
