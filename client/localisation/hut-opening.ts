import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import { addDays } from '../../core/timeslots/hut-clock.ts';
import { openWindows } from '../../core/timeslots/opening-hours.ts';
import { tradingDateOf, type TradingDay } from '../../core/timeslots/trading-day.ts';
import { closingTime } from './closing-time.ts';

/** Whether a hut is open, in words to be; `at` is when that changes, in milliseconds, 0 where it does not. */
export interface HutOpening {
  readonly kind: 'open' | 'open-until' | 'opens-at' | 'closed';
  readonly at: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a hut takes orders for now, until when, or from when within the next day. */
export const hutOpening = (
  hut: Pick<Hut, 'hours' | 'timeZone' | 'closed'>,
  disposition: Disposition,
  now: number,
  day: TradingDay,
): HutOpening => {
  if (hut.closed === true) return { kind: 'closed', at: 0 };
  const today = tradingDateOf(hut.timeZone, now, day);
  const windows = [today, addDays(today, 1)].flatMap((date) =>
    openWindows(hut, disposition, date, day),
  );
  if (windows.some(({ from, to }) => from <= now && now < to)) {
    const closesAt = closingTime(hut, disposition, now, day);
    return closesAt === undefined ? { kind: 'open', at: 0 } : { kind: 'open-until', at: closesAt };
  }
  const next = windows.find(({ from }) => from > now && from - now < dayMs);
  return next ? { kind: 'opens-at', at: next.from } : { kind: 'closed', at: 0 };
};
