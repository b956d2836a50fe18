import type { Disposition, Hut } from '../../schemas/types.ts';
import { openWindows } from '../timeslots/opening-hours.ts';
import { tradingDateOf, type TradingDay } from '../timeslots/trading-day.ts';
import { closingTime } from './closing-time.ts';

/** Whether a hut is open, in words to be; `at` is when that changes, in milliseconds, 0 where it does not. */
export interface HutOpening {
  readonly kind: 'open' | 'open-until' | 'opens-at' | 'closed';
  readonly at: number;
}

/** Whether a hut takes orders for now, until when, or from when later on the same trading day. */
export const hutOpening = (
  hut: Pick<Hut, 'hours' | 'timeZone' | 'closed'>,
  disposition: Disposition,
  now: number,
  day: TradingDay,
): HutOpening => {
  if (hut.closed === true) return { kind: 'closed', at: 0 };
  const today = tradingDateOf(hut.timeZone, now, day);
  const windows = openWindows(hut, disposition, today, day);
  if (windows.some(({ from, to }) => from <= now && now < to)) {
    const closesAt = closingTime(hut, disposition, now, day);
    return closesAt === undefined ? { kind: 'open', at: 0 } : { kind: 'open-until', at: closesAt };
  }
  const next = windows.find(({ from }) => from > now);
  return next ? { kind: 'opens-at', at: next.from } : { kind: 'closed', at: 0 };
};
