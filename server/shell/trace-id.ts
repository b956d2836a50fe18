import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Header that carries the trace id of a page session, or of a single call [SHL-56]. */
export const traceIdHeader = 'trace-id';

/** Trace ids go into logs and headers: letters, digits and a few signs. */
const wellFormed = /^[\w.:-]{1,128}$/;

/** The trace id of a call: the caller's when it is well formed, else a new one. */
export function traceIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[traceIdHeader];
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}
