import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import { openWindowAt } from '../../core/timeslots/opening-hours.ts';
import type { TradingDay } from '../../core/timeslots/trading-day.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The moment at which a hut stops taking orders for now, in milliseconds and in the hut's own time; undefined
 * when it is closed or never closes [LOC-82].
 */
export const closingTime = (
  hut: Pick<Hut, 'hours' | 'timeZone'>,
  disposition: Disposition,
  now: number,
  day: TradingDay,
): number | undefined => {
  const window = openWindowAt(hut, disposition, now, day);
  if (!window) return undefined;
  const next = openWindowAt(hut, disposition, window.to, day);
  if (!next) return window.to;
  return next.to - now > dayMs ? undefined : next.to;
};

/** Milliseconds until the warning that a hut closes soon: the lead before closing, or none left [LOC-80]. */
export const warningDelay = (closesAt: number, now: number, leadMs: number): number =>
  Math.max(0, closesAt - leadMs - now);

/** Time left, in whole minutes and seconds [LOC-81]. */
export const timeLeft = (closesAt: number, now: number): { minutes: number; seconds: number } => {
  const seconds = Math.max(0, Math.ceil((closesAt - now) / 1000));
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
};
