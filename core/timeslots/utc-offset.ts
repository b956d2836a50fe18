const minuteMs = 60_000;
/** Clocks change at whole quarters of an hour. */
const quarterMs = 15 * minuteMs;
/** Enough for every quarter of the days that a server looks at. */
const mostKept = 20_000;

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** Minutes by which the clock of a time zone is ahead of UTC at a moment, daylight saving included [LOC-01]. */
export function utcOffset(timeZone: string, at: number): number {
  const quarter = Math.floor(at / quarterMs) * quarterMs;
  const key = `${timeZone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = (formattedClock(timeZone, quarter) - quarter) / minuteMs;
  if (offsets.size >= mostKept) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** The wall clock of a time zone at a moment, as if it were UTC: milliseconds, seconds cut off. */
export const wallClock = (timeZone: string, at: number): number =>
  (Math.floor(at / minuteMs) + utcOffset(timeZone, at)) * minuteMs;

/** What `Intl` says of a clock; asking it is slow. */
function formattedClock(timeZone: string, at: number): number {
  const {
    year = 0,
    month = 0,
    day,
    hour,
    minute,
  }: Readonly<Record<string, number>> = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(year, month - 1, day, hour, minute);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat(undefined, {
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(timeZone, format);
  return format;
}
