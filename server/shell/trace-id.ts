import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readTraceparent, traceparentHeader } from '../tracing/traceparent.ts';

/** Header that carries the trace id of a page session, or of a single call [SHL-56]. */
export const traceIdHeader = 'trace-id';

/** Trace ids go into logs and headers: letters, digits and a few signs. */
const wellFormed = /^[\w.:-]{1,128}$/;

/** The trace id of a call: the caller's when it is well formed, else that of the trace it says it belongs to, else a new one. */
export function traceIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[traceIdHeader];
  return typeof given === 'string' && wellFormed.test(given)
    ? given
    : (readTraceparent(headers[traceparentHeader])?.traceId ?? randomUUID());
}
