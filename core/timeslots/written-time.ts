/** Parts of the date that stand before a time. */
type DateParts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>;

/** A date in few letters: 24 Nov 2026. */
export const shortDate: DateParts = { day: 'numeric', month: 'short', year: 'numeric' };

interface TimeOptions {
  /** Zone whose clock is read; the machine's own when absent. */
  readonly timeZone?: string | undefined;
  readonly date?: DateParts;
}

const timeParts: ReadonlySet<string | undefined> = new Set(['hour', 'minute', 'dayPeriod']);

/**
 * Writes moments the way a locale writes the time of day: 06:05, 6:05 pm, 18 h 05. It is the one writing of times that
 * customers read, on pages, in letters and in the texts of slots; a time has no space at which a line could break
 * [SHP-45, TIM-07, TRK-23].
 */
export const timeWriter = (
  locale: string,
  { timeZone, date }: TimeOptions = {},
): ((at: number) => string) => {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const clock = new Intl.DateTimeFormat(locale, {
    ...date,
    timeZone,
    // Twelve hours are counted without a zero in front, twenty-four with one.
    hour: hour12 ? 'numeric' : '2-digit',
    minute: '2-digit',
  });
  return (at) =>
    clock
      .formatToParts(at)
      .map(({ value }, index, parts) =>
        timeParts.has(parts[index - 1]?.type) && timeParts.has(parts[index + 1]?.type)
          ? value.replaceAll(/\s/g, '\u00a0')
          : value,
      )
      .join('');
};

/** A time HH:mm on the clock of a hut, as the locale writes it. */
export const writtenTime = (time: string, locale: string): string =>
  timeWriter(locale, { timeZone: 'UTC' })(Date.parse(`2000-01-01T${time}Z`));
