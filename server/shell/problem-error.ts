import type { WrongField } from '../../schemas/types/http/orders.ts';
import { messageOfFields, toldFields } from './told-fields.ts';

/** What an answer to a refused call says besides name, message, status and trace id. */
export interface ProblemFacts {
  readonly fields?: readonly WrongField[] | undefined;
  readonly [fact: string]: unknown;
}

/** A refusal with a stable name; whatever throws it, the caller gets it as a `Problem`. */
export class ProblemError extends Error {
  readonly status: number;
  readonly facts: ProblemFacts;

  /** The status under the name that plugins of the HTTP server read. */
  get statusCode(): number {
    return this.status;
  }

  constructor(status: number, name: string, message: string, facts: ProblemFacts = {}) {
    super(message);
    this.name = name;
    this.status = status;
    this.facts = facts;
  }
}

/** A refusal that passes: the caller is told when to come again. */
export class RetryLaterError extends ProblemError {
  /** Told in the `Retry-After` header. */
  readonly retryAfterSeconds: number;

  constructor(status: 429 | 503, name: string, message: string, retryAfterSeconds: number) {
    super(status, name, message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 404 for something a call names and nobody knows. */
export const notFound = (what: string): ProblemError =>
  new ProblemError(404, 'NOT_FOUND', `${what} is not known.`);

/** 400 for fields that do not fit; the first of them are told. */
export function wrongFields(fields: readonly WrongField[]): ProblemError {
  const told = toldFields(fields);
  return new ProblemError(400, 'INVALID_REQUEST', messageOfFields(told), { fields: told });
}
