const formats = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a time zone at a moment, as if it were UTC: milliseconds. Seconds are cut off. */
export function wallClock(timeZone: string, at: number): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

const minuteMs = 60_000;

/** Minutes by which the clock of a time zone is ahead of UTC at a moment, daylight saving included [LOC-01]. */
export const utcOffset = (timeZone: string, at: number): number => {
  const wholeMinute = Math.floor(at / minuteMs) * minuteMs;
  return (wallClock(timeZone, wholeMinute) - wholeMinute) / minuteMs;
};
