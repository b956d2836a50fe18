import { isDatabaseError } from '../storage/storage-error.ts';

/** What the log tells of an error. */
interface ErrorFields {
  readonly type: string;
  readonly message?: string;
  readonly code?: unknown;
  /** Where a statement failed: names of ours, no values. */
  readonly table?: unknown;
  readonly constraint?: unknown;
  readonly stack?: string;
  readonly cause?: ErrorFields;
}

/** Causes are followed so far: an error may be its own. */
const deepestCause = 3;

/** From the first to the last quotation mark, as the value between them may hold some of its own. */
const quoted = /["'`«“][\s\S]*["'`»”]/;

/**
 * A message without what it quotes: an error quotes the value that it could not read. What the database says, and what
 * the parser of JSON says, is left out whole.
 */
const messageOf = (error: Error): string | undefined =>
  isDatabaseError(error) || error instanceof SyntaxError
    ? undefined
    : error.message.replace(quoted, '"…"');

/** The frames of a stack; the lines before them repeat the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^ +at .+:\d+\)?$/.test(line))
    .join('\n');

/**
 * An error as the log holds it: what it is and where it came from, none of the values that it carries. A driver's error
 * has a customer's words in its message, its detail, its parameters and where it says that it happened [SEC-40].
 */
export function errorFields(error: unknown, depth = 0): ErrorFields | string {
  if (!(error instanceof Error)) return typeof error;
  const { code, table, constraint } = error as Partial<Record<keyof ErrorFields, unknown>>;
  const message = messageOf(error);
  const stack = framesOf(error);
  const cause =
    depth < deepestCause && error.cause ? errorFields(error.cause, depth + 1) : undefined;
  return {
    type: error.name,
    ...(message !== undefined && { message }),
    ...(code !== undefined && { code }),
    ...(table !== undefined && { table }),
    ...(constraint !== undefined && { constraint }),
    ...(stack !== '' && { stack }),
    ...(typeof cause === 'object' && { cause }),
  };
}
