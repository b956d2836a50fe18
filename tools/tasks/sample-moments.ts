/** A moment at which suites must be green, by the name it is asked for with [OPS-01]. */
export interface Moment {
  readonly name: string;
  /** The moment, in milliseconds. */
  readonly at: number;
}

const moment = (name: string, at: string): Moment => ({ name, at: Date.parse(at) });

/**
 * Hours at which trading days end in one market while another sells, and dates at which clocks or calendars change. Each
 * is a little before what happens, so that it happens while the suites run.
 */
const sampleMoments: readonly Moment[] = [
  moment('02:00', '2026-07-15T02:00:00Z'),
  moment('03:00', '2026-07-15T03:00:00Z'),
  moment('04:00', '2026-07-15T04:00:00Z'),
  moment('12:00', '2026-07-15T12:00:00Z'),
  moment('23:50', '2026-07-15T23:50:00Z'),
  moment('23:59', '2026-07-15T23:59:00Z'),
  moment('london-spring', '2026-03-29T00:59:00Z'),
  moment('london-autumn', '2026-10-25T00:59:00Z'),
  moment('toronto-spring', '2026-03-08T06:59:00Z'),
  moment('toronto-autumn', '2026-11-01T05:59:00Z'),
  moment('29-february', '2028-02-29T23:59:00Z'),
  moment('31-december', '2026-12-31T23:59:00Z'),
];

/** The moments of some names, all of them for none. @throws for a name that no moment has */
export function momentsNamed(names: readonly string[]): readonly Moment[] {
  const known = sampleMoments.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown moment: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  }
  return names.length === 0
    ? sampleMoments
    : sampleMoments.filter(({ name }) => names.includes(name));
}
