import { timeWriter } from '../../../core/timeslots/written-time.ts';

/** How the clock of a hut is known: its zone, or how many minutes it is ahead. */
interface HutClock {
  readonly timeZone?: string | undefined;
  readonly utcOffset?: number | undefined;
}

const minuteMs = 60_000;

/** A moment as the clock of a hut shows it, in the locale's writing [TRK-23]. */
export const hutTime = (at: number, { timeZone, utcOffset }: HutClock, locale: string): string =>
  timeZone === undefined
    ? timeWriter(locale, { timeZone: 'UTC' })(at + (utcOffset ?? 0) * minuteMs)
    : timeWriter(locale, { timeZone })(at);
