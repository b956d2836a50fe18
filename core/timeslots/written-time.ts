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

/** Clocks, which a cheap phone takes a while to make, by what they show. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(locale: string, { timeZone, date }: TimeOptions): Intl.DateTimeFormat {
  const name = JSON.stringify([locale, timeZone, date]);
  const clock =
    clocks.get(name) ??
    new Intl.DateTimeFormat(locale, { ...date, timeZone, hour: 'numeric', minute: '2-digit' });
  clocks.set(name, clock);
  return clock;
}

/**
 * Writes moments the way a locale writes the time of day: 06:05, 6:05 pm, 18 h 05. It is the one writing of times that
 * customers read, on pages, in letters and in the texts of slots; a time has no space at which a line could break
 * [SHP-45, TIM-07, TRK-23].
 */
export const timeWriter = (locale: string, options: TimeOptions = {}): ((at: number) => string) => {
  const clock = clockOf(locale, options);
  // Twelve hours are counted without a zero in front, twenty-four with one.
  const hourDigits = clock.resolvedOptions().hour12 ? 1 : 2;
  return (at) =>
    clock
      .formatToParts(at)
      .map(({ type, value }, index, parts) => {
        if (type === 'hour') return value.padStart(hourDigits, '0');
        const isWithin =
          timeParts.has(parts[index - 1]?.type) && timeParts.has(parts[index + 1]?.type);
        return isWithin ? value.replaceAll(/\s/g, '\u00a0') : value;
      })
      .join('');
};

/** A time HH:mm on the clock of a hut, as the locale writes it. */
export const writtenTime = (time: string, locale: string): string =>
  timeWriter(locale, { timeZone: 'UTC' })(Date.parse(`2000-01-01T${time}Z`));
