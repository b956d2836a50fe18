/** How the clock of a hut is known: its zone, or how many minutes it is ahead. */
interface HutClock {
  readonly timeZone?: string | undefined;
  readonly utcOffset?: number | undefined;
}

const minuteMs = 60_000;

/** A moment as the clock of a hut shows it, HH:mm in the locale's writing [TRK-23]. */
export const hutTime = (at: number, { timeZone, utcOffset }: HutClock, locale: string): string => {
  const format = { hour: '2-digit', minute: '2-digit' } as const;
  if (timeZone !== undefined) {
    return new Intl.DateTimeFormat(locale, { ...format, timeZone }).format(at);
  }
  const shifted = at + (utcOffset ?? 0) * minuteMs;
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(shifted);
};
