import type { Disposition, Hut, OpenDay } from '../../schemas/types/catalogue/hut.ts';
import { exceptionalWindows } from './hours-exceptions.ts';
import { addDays, instantOf, type LocalDate, localTime, timeOf } from './hut-clock.ts';
import { holdsOn, spanOf, tradingDateOf, type TradingDay } from './trading-day.ts';

/** A stretch of time in which a hut takes orders for now: from included, to excluded, in milliseconds. */
export interface OpenWindow {
  readonly from: number;
  readonly to: number;
}

/** What opening hours are worked out from: the hut's own, and where the next days differ. */
export type HutHours = Pick<Hut, 'hours' | 'timeZone'> & Partial<Pick<Hut, 'exceptions'>>;

/** When a hut takes orders for now on a trading day, earliest first [TIM-01]. */
export function openWindows(
  hut: HutHours,
  disposition: Disposition,
  date: LocalDate,
  day: TradingDay,
): readonly OpenWindow[] {
  const windowsOf = (hours: readonly { open: string; close: string }[]) =>
    hours.map(({ open, close }) => {
      const { from, to } = spanOf(open, close, day);
      return {
        from: instantOf(hut.timeZone, date, from),
        to: instantOf(hut.timeZone, date, to),
      };
    });
  const own = windowsOf(
    hut.hours.web.asap.filter(
      (hours) => hours.disposition === disposition && holdsOn(hours.days, date),
    ),
  ).toSorted((one, other) => one.from - other.from);
  return hut.exceptions ? exceptionalWindows(hut, disposition, own, windowsOf) : own;
}

/** The stretch in which a hut is open at a moment; undefined while it is closed. */
export function openWindowAt(
  hut: HutHours,
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
export function openDaysOf(hut: HutHours, at: number, days: number, day: TradingDay): OpenDay[] {
  const today = tradingDateOf(hut.timeZone, at, day);
  const dates = Array.from({ length: days }, (_, index) => addDays(today, index));
  if (hut.exceptions) return dates.flatMap((date) => exceptionalDay(hut, date, day));
  return dates.flatMap((date) =>
    hut.hours.web.asap
      .filter((hours) => holdsOn(hours.days, date))
      .map(({ disposition, open, close }) => ({ date, disposition, open, close })),
  );
}

const dispositions: readonly Disposition[] = ['delivery', 'collection', 'dinein'];

/** The hours of a day as they are left by exceptions, written as the clock of the hut shows them. */
const exceptionalDay = (hut: HutHours, date: LocalDate, day: TradingDay): OpenDay[] =>
  dispositions.flatMap((disposition) =>
    openWindows(hut, disposition, date, day).map(({ from, to }) => ({
      date,
      disposition,
      open: timeOf(localTime(hut.timeZone, from).minutes),
      close: timeOf(localTime(hut.timeZone, to).minutes),
    })),
  );
