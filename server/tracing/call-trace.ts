import { AsyncLocalStorage } from 'node:async_hooks';

/** What a span says of its work: names of things and numbers, never what a customer gave. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A piece of work of a trace. */
export interface OpenSpan {
  /** Begins a piece of it. @param startedAt when it began, in milliseconds; now, by default */
  readonly open: (name: string, attributes: SpanAttributes, startedAt?: number) => OpenSpan;
  readonly set: (attributes: SpanAttributes) => void;
  /** It is done. @param failure name of the error with which it ended */
  readonly end: (failure?: string) => void;
}

const present = new AsyncLocalStorage<OpenSpan | undefined>();

/** The work that goes on; undefined where no trace is written. */
export const currentSpan = (): OpenSpan | undefined => present.getStore();

/** Does work as a part of a span. */
export const inSpan = <Result>(span: OpenSpan | undefined, work: () => Result): Result =>
  present.run(span, work);

/** What a trace tells of an error: its kind, as its words may hold anything. */
export const failureName = (error: unknown): string =>
  error instanceof Error ? error.name : 'Error';

/** Does work as a span of its own of the trace that goes on; just does it where there is none. */
export async function traced<Result>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = present.getStore()?.open(name, attributes);
  if (!span) return work();
  try {
    const result = await present.run(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(failureName(error));
    throw error;
  }
}
