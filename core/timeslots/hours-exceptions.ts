import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';

/** What of a hut its exceptions are read from. */
export type WithExceptions = Partial<Pick<Hut, 'exceptions'>>;

type Exception = NonNullable<Hut['exceptions']>[number];
/** Hours of a disposition in place of the hut's own. */
export type ExceptionHours = NonNullable<Exception['hours']>[number];

/** What exceptions make of a hut at a moment [OPR-15]. */
export interface ExceptionalState {
  /** Undefined where none says anything of it. */
  readonly closed?: boolean;
  readonly refuses?: readonly Disposition[];
  /** By whose hours it goes; undefined for the hut's own. */
  readonly by?: Exception;
}

/** The state of a hut at a moment, for a disposition: of several exceptions the last that says something holds. */
export function exceptionalState(
  { exceptions = [] }: WithExceptions,
  disposition: Disposition,
  at: number,
): ExceptionalState {
  return exceptions
    .filter(({ from, until = Infinity }) => from <= at && at < until)
    .reduce<ExceptionalState>(
      (state, one) => ({
        ...state,
        ...(one.closed !== undefined && { closed: one.closed }),
        ...(one.refuses && { refuses: one.refuses }),
        ...(hoursFor(one, disposition).length > 0 && { by: one }),
      }),
      {},
    );
}

/** The hours that an exception gives a disposition. */
export const hoursFor = (
  { hours = [] }: Pick<Exception, 'hours'>,
  disposition: Disposition,
): readonly ExceptionHours[] => hours.filter((one) => one.disposition === disposition);

/** A stretch of time: from included, to excluded, in milliseconds. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * The windows that are left of a hut's own where its exceptions close it or give it other hours.
 * @param own windows by the hut's own hours
 * @param windowsOf windows by other hours, of the same day
 */
export function exceptionalWindows(
  hut: WithExceptions,
  disposition: Disposition,
  own: readonly Stretch[],
  windowsOf: (hours: readonly ExceptionHours[]) => readonly Stretch[],
): readonly Stretch[] {
  const { exceptions = [] } = hut;
  const bounds = exceptions.flatMap(({ from, until = Infinity }) => [from, until]);
  const edges = [...new Set([-Infinity, ...bounds])].toSorted((one, other) => one - other);
  const parts = edges.flatMap((from, index) => {
    const to = edges[index + 1] ?? Infinity;
    const { closed, by } = exceptionalState(hut, disposition, from);
    if (closed === true) return [];
    const windows = by ? windowsOf(hoursFor(by, disposition)) : own;
    return windows
      .map((window) => ({ from: Math.max(window.from, from), to: Math.min(window.to, to) }))
      .filter((window) => window.from < window.to);
  });
  return joined(parts);
}

/** Windows that touch, as one. */
const joined = (windows: readonly Stretch[]): readonly Stretch[] =>
  windows
    .toSorted((one, other) => one.from - other.from)
    .reduce<readonly Stretch[]>((before, window) => {
      const last = before.at(-1);
      return last && window.from <= last.to
        ? [...before.slice(0, -1), { from: last.from, to: Math.max(last.to, window.to) }]
        : [...before, window];
    }, []);
