import type { WrongField } from '../../schemas/types.ts';

/** A refusal with a stable name; whatever throws it, the caller gets it as a `Problem`. */
export class ProblemError extends Error {
  readonly status: number;
  readonly fields: readonly WrongField[] | undefined;

  constructor(status: number, name: string, message: string, fields?: readonly WrongField[]) {
    super(message);
    this.name = name;
    this.status = status;
    this.fields = fields;
  }
}

/** 404 for something a call names and nobody knows. */
export const notFound = (what: string): ProblemError =>
  new ProblemError(404, 'NOT_FOUND', `${what} is not known.`);

/** 400 for fields that do not fit. */
export const wrongFields = (fields: readonly WrongField[]): ProblemError =>
  new ProblemError(
    400,
    'INVALID_REQUEST',
    fields.map(({ field, reason }) => `${field} ${reason}`).join('; '),
    fields,
  );
