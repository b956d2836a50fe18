import type { Disposition, Hut, OpenDay } from '../../schemas/types/catalogue/hut.ts';
import { addDays, instantOf, type LocalDate } from './hut-clock.ts';
import { holdsOn, spanOf, tradingDateOf, type TradingDay } from './trading-day.ts';

/** A stretch of time in which a hut takes orders for now: from included, to excluded, in milliseconds. */
export interface OpenWindow {
  readonly from: number;
  readonly to: number;
}

/** When a hut takes orders for now on a trading day, earliest first [TIM-01]. */
export const openWindows = (
  hut: Pick<Hut, 'hours' | 'timeZone'>,
  disposition: Disposition,
  date: LocalDate,
  day: TradingDay,
): readonly OpenWindow[] =>
  hut.hours.web.asap
    .filter((hours) => hours.disposition === disposition && holdsOn(hours.days, date))
    .map(({ open, close }) => {
      const { from, to } = spanOf(open, close, day);
      return {
        from: instantOf(hut.timeZone, date, from),
        to: instantOf(hut.timeZone, date, to),
      };
    })
    .toSorted((one, other) => one.from - other.from);

/** The stretch in which a hut is open at a moment; undefined while it is closed. */
export function openWindowAt(
  hut: Pick<Hut, 'hours' | 'timeZone'>,
  disposition: Disposition,
  at: number,
  day: TradingDay,
): OpenWindow | undefined {
  const today = tradingDateOf(hut.timeZone, at, day);
  return [addDays(today, -1), today, addDays(today, 1)]
    .flatMap((date) => openWindows(hut, disposition, date, day))
    .find(({ from, to }) => from <= at && at < to);
}

/** Opening hours of the trading days from a moment on, as a hut is asked for with `openDays` [LOC-13]. */
export function openDaysOf(
  hut: Pick<Hut, 'hours' | 'timeZone'>,
  at: number,
  days: number,
  day: TradingDay,
): OpenDay[] {
  const today = tradingDateOf(hut.timeZone, at, day);
  return Array.from({ length: days }, (_, index) => addDays(today, index)).flatMap((date) =>
    hut.hours.web.asap
      .filter((hours) => holdsOn(hours.days, date))
      .map(({ disposition, open, close }) => ({ date, disposition, open, close })),
  );
}
