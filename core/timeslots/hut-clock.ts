import { utcOffset, wallClock } from './utc-offset.ts';

/** A calendar date, YYYY-MM-DD. */
export type LocalDate = string;

export const minuteMs = 60_000;
export const minutesOfDay = 1440;
const dayMs = minutesOfDay * minuteMs;

/** Minutes since midnight of a time written HH:mm. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Minutes since midnight as a time written HH:mm. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The date a number of days later. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** ISO weekday: 1 Monday to 7 Sunday. */
export const weekdayOf = (date: LocalDate): number => new Date(date).getUTCDay() || 7;

/** What the clock on the wall of a hut shows at a moment. */
export function localTime(timeZone: string, at: number): { date: LocalDate; minutes: number } {
  const clock = new Date(wallClock(timeZone, at));
  return {
    date: clock.toISOString().slice(0, 10),
    minutes: clock.getUTCHours() * 60 + clock.getUTCMinutes(),
  };
}

/**
 * The moment at which the clock of a hut shows a time; minutes may run past the end of the date. Where the clock
 * shows it twice the first moment is meant, where it skips it the moment of the skip.
 */
export function instantOf(timeZone: string, date: LocalDate, minutes: number): number {
  const wall = Date.parse(date) + minutes * minuteMs;
  const before = utcOffset(timeZone, wall - dayMs);
  const after = utcOffset(timeZone, wall + dayMs);
  const candidates = [wall - before * minuteMs, wall - after * minuteMs];
  const found = candidates.filter((at) => wallClock(timeZone, at) === wall);
  return found.length > 0 ? Math.min(...found) : momentOfSkip(timeZone, candidates);
}

/** The first moment after the clock jumped, between the readings of before and after. */
function momentOfSkip(timeZone: string, candidates: readonly number[]): number {
  let from = Math.min(...candidates);
  let to = Math.max(...candidates);
  const offset = utcOffset(timeZone, from);
  while (to - from > minuteMs) {
    const middle = Math.floor((from + to) / 2 / minuteMs) * minuteMs;
    if (utcOffset(timeZone, middle) === offset) from = middle;
    else to = middle;
  }
  return to;
}

/** Whether the clock of a hut shows the time at all on that date. */
export const isShown = (timeZone: string, date: LocalDate, minutes: number): boolean =>
  wallClock(timeZone, instantOf(timeZone, date, minutes)) === Date.parse(date) + minutes * minuteMs;
