import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import { openWindows } from '../../core/timeslots/opening-hours.ts';
import { localTime } from '../../core/timeslots/hut-clock.ts';
import { tradingDateOf, type TradingDay } from '../../core/timeslots/trading-day.ts';

/**
 * Hut-local opening and closing time HH:mm of a hut on its trading day: of the hours that are not over yet, else of
 * the last ones; undefined when it stays closed that day or takes no orders for the time being.
 */
export const todaysHours = (
  hut: Pick<Hut, 'hours' | 'timeZone' | 'closed'>,
  disposition: Disposition,
  now: number,
  day: TradingDay,
): { readonly open: string; readonly close: string } | undefined => {
  if (hut.closed === true) return undefined;
  const today = tradingDateOf(hut.timeZone, now, day);
  const windows = openWindows(hut, disposition, today, day);
  const found = windows.find(({ to }) => now < to) ?? windows.at(-1);
  const written = (at: number): string => {
    const { minutes } = localTime(hut.timeZone, at);
    return [Math.floor(minutes / 60), minutes % 60]
      .map((part) => String(part).padStart(2, '0'))
      .join(':');
  };
  return found && { open: written(found.from), close: written(found.to) };
};
