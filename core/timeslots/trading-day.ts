import {
  addDays,
  instantOf,
  type LocalDate,
  localTime,
  minutesOf,
  minutesOfDay,
  weekdayOf,
} from './hut-clock.ts';

/** How a market counts its days [TIM-08, TIM-09]. */
export interface TradingDay {
  /** Hut-local time HH:mm at which the next trading day begins. */
  readonly boundary: string;
  /** Hour before which a day has no slots. */
  readonly startHour: number;
}

/** The trading day a moment belongs to: before the boundary it is still the day before [TIM-08]. */
export function tradingDateOf(timeZone: string, at: number, { boundary }: TradingDay): LocalDate {
  const { date, minutes } = localTime(timeZone, at);
  return minutes < minutesOf(boundary) ? addDays(date, -1) : date;
}

/** ISO weekday of the trading day a moment belongs to [DEA-86]. */
export const tradingWeekdayOf = (timeZone: string, at: number, day: TradingDay): number =>
  weekdayOf(tradingDateOf(timeZone, at, day));

/** The moment at which a trading day begins. */
export const startOfTradingDay = (
  timeZone: string,
  date: LocalDate,
  { boundary }: TradingDay,
): number => instantOf(timeZone, date, minutesOf(boundary));

/** A stretch of a trading day in minutes from the midnight it started on; it may run past 24 hours. */
export interface LocalSpan {
  readonly from: number;
  readonly to: number;
  readonly isRoundTheClock: boolean;
}

/**
 * Where hours lie in a trading day: times before the boundary are those of the night after, an end at or before
 * its start runs past midnight, and an end equal to its start means the whole trading day [TIM-01].
 */
export function spanOf(open: string, close: string, { boundary }: TradingDay): LocalSpan {
  const edge = minutesOf(boundary);
  if (open === close) return { from: edge, to: edge + minutesOfDay, isRoundTheClock: true };
  const start = minutesOf(open);
  const from = start < edge ? start + minutesOfDay : start;
  const end = minutesOf(close);
  const to = end + Math.ceil((from - end + 1) / minutesOfDay) * minutesOfDay;
  return { from, to, isRoundTheClock: false };
}

/** Whether hours hold on a trading day; without a list of weekdays they hold on every day. */
export const holdsOn = (days: readonly number[] | undefined, date: LocalDate): boolean =>
  days === undefined || days.includes(weekdayOf(date));
