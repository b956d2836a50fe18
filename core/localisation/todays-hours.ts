import type { Disposition, Hut } from '../../schemas/types.ts';
import { holdsOn, tradingDateOf, type TradingDay } from '../timeslots/trading-day.ts';

/** Hut-local opening and closing time HH:mm of a hut on its trading day; undefined when it stays closed. */
export const todaysHours = (
  hut: Pick<Hut, 'hours' | 'timeZone'>,
  disposition: Disposition,
  now: number,
  day: TradingDay,
): { readonly open: string; readonly close: string } | undefined => {
  const today = tradingDateOf(hut.timeZone, now, day);
  const found = hut.hours.web.asap.find(
    (hours) => hours.disposition === disposition && holdsOn(hours.days, today),
  );
  return found && { open: found.open, close: found.close };
};
