import type { Disposition, Hut, ScheduledPeriod } from '../../schemas/types/catalogue/hut.ts';
import type { TimeSlot } from '../../schemas/types/http/orders.ts';
import {
  addDays,
  instantOf,
  isShown,
  type LocalDate,
  minuteMs,
  minutesOf,
  minutesOfDay,
} from './hut-clock.ts';
import { exceptionalState, hoursFor } from './hours-exceptions.ts';
import { type HutHours, openWindowAt } from './opening-hours.ts';
import {
  holdsOn,
  spanOf,
  startOfTradingDay,
  tradingDateOf,
  type TradingDay,
} from './trading-day.ts';
import { timeWriter } from './written-time.ts';

/** What slots are worked out from, besides the hut. */
export interface SlotSettings {
  readonly disposition: Disposition;
  /** The present moment, in milliseconds. */
  readonly now: number;
  readonly tradingDay: TradingDay;
  /** Moves the earliest slot later by so much [TIM-05]. */
  readonly startOffsetMs?: number;
  /** Locale the times are written in [TIM-07]. */
  readonly locale: string;
}

/** Days ahead in which the next slots are looked for when today has none left. */
const daysAhead = 7;

type HoursOf = HutHours & Partial<Pick<Hut, 'closed' | 'bounced'>>;
type ScheduledSlot = Pick<TimeSlot, 'timestamp'> & { readonly interval: number };

/**
 * The times a customer may choose from: one for now, or a closed one in its place [TIM-06], then those of the
 * trading day, earliest first and none twice; when it has none left, those of the next day that has some.
 * Empty when the hut has no hours for the disposition [TIM-10].
 */
export function timeSlots(hut: HoursOf, settings: SlotSettings): TimeSlot[] {
  const { disposition, now, tradingDay, locale } = settings;
  const web = hut.hours.web;
  if (![...web.asap, ...web.scheduled].some((hours) => hours.disposition === disposition))
    return [];
  const textOf = timeWriter(locale, { timeZone: hut.timeZone });
  const takes = takesOrders(hut, disposition);
  const isOpen = takes && openWindowAt(hut, disposition, now, tradingDay) !== undefined;
  const forNow = { timestamp: now, text: textOf(now), asap: isOpen, closed: !isOpen };
  const later = (takes ? nextSlots(hut, settings) : []).map(({ timestamp, interval }) => ({
    timestamp,
    text: textOf(timestamp),
    timeRange: { from: timestamp, to: timestamp + interval * minuteMs },
    asap: false,
    closed: false,
  }));
  return [forNow, ...later];
}

/** A hut may be closed for the time being, or refuse deliveries or collections, whatever its hours say. */
const takesOrders = ({ closed, bounced }: HoursOf, disposition: Disposition): boolean =>
  closed !== true && (disposition === 'dinein' || bounced?.[disposition] !== true);

/** Whether any time can be chosen within the next week. */
export const hasSlots = (hut: HoursOf, settings: Omit<SlotSettings, 'locale'>): boolean =>
  nextSlots(hut, settings).length > 0;

/** Whether a chosen time is one the hut offers now [TIM-03, TIM-04]. */
export const isSlot = (
  hut: HoursOf,
  settings: Omit<SlotSettings, 'locale'>,
  timestamp: number,
): boolean =>
  slotsOf(hut, settings, tradingDateOf(hut.timeZone, timestamp, settings.tradingDay)).some(
    (slot) => slot.timestamp === timestamp,
  );

function nextSlots(hut: HoursOf, settings: Omit<SlotSettings, 'locale'>): readonly ScheduledSlot[] {
  const today = tradingDateOf(hut.timeZone, settings.now, settings.tradingDay);
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const slots = slotsOf(hut, settings, addDays(today, ahead));
    if (slots.length > 0) return slots;
  }
  return [];
}

/** The slots that belong to a trading day and can still be prepared for. */
function slotsOf(
  hut: HoursOf,
  { disposition, now, tradingDay, startOffsetMs = 0 }: Omit<SlotSettings, 'locale'>,
  date: LocalDate,
): readonly ScheduledSlot[] {
  const { timeZone } = hut;
  const periods = hut.hours.web.scheduled
    .filter((hours) => hours.disposition === disposition)
    .flatMap((hours) => hours.periods.map((period): RuledPeriod => ({ ...period, by: undefined })))
    .flatMap((period, index) => [
      ...(index === 0 ? exceptionPeriods(hut, disposition, period) : []),
      period,
    ]);
  const isOffered = (timestamp: number, by: RuledPeriod['by']): boolean => {
    const state = exceptionalState(hut, disposition, timestamp);
    const isRefused = state.closed === true || state.refuses?.includes(disposition) === true;
    return !isRefused && state.by === by;
  };
  // The configured start of the day limits its first slot, the boundary of the next day its last [TIM-09].
  const first = instantOf(timeZone, date, tradingDay.startHour * 60);
  const end = startOfTradingDay(timeZone, addDays(date, 1), tradingDay);
  const found = new Map<number, ScheduledSlot>();
  // Hours that run past the boundary bring slots to the day after they began.
  for (const began of [addDays(date, -1), date]) {
    for (const period of periods.filter(({ days }) => holdsOn(days, began))) {
      const earliest = Math.max(first, now + period.prep * minuteMs + startOffsetMs);
      for (const timestamp of momentsOf(timeZone, period, began, tradingDay)) {
        if (timestamp < earliest || timestamp >= end) continue;
        if (hut.exceptions && !isOffered(timestamp, period.by)) continue;
        found.set(timestamp, { timestamp, interval: period.interval });
      }
    }
  }
  return [...found.values()].toSorted((one, other) => one.timestamp - other.timestamp);
}

/** A period, and the exception whose hours it is of; undefined for the hut's own. */
interface RuledPeriod extends ScheduledPeriod {
  readonly by: NonNullable<Hut['exceptions']>[number] | undefined;
}

/** The periods of a hut's exceptions, in steps and with time for the kitchen as in one of its own. */
const exceptionPeriods = (
  { exceptions = [] }: HoursOf,
  disposition: Disposition,
  { interval, prep }: ScheduledPeriod,
): readonly RuledPeriod[] =>
  exceptions.flatMap((by) =>
    hoursFor(by, disposition).map(({ open, close }) => ({
      from: open,
      to: close,
      interval,
      prep,
      by,
    })),
  );

/** Every moment of a period: from its start by its interval up to its end, which is included [TIM-03]. */
function momentsOf(
  timeZone: string,
  { from, to, interval }: ScheduledPeriod,
  date: LocalDate,
  tradingDay: TradingDay,
): readonly number[] {
  const span = spanOf(from, to, tradingDay);
  const first = span.isRoundTheClock ? firstStep(minutesOf(from), span.from, interval) : span.from;
  // A period that never ends leaves its last moment to the next day.
  const last = span.isRoundTheClock ? span.to - 1 : span.to;
  const steps = Array.from(
    { length: Math.max(0, Math.floor((last - first) / interval) + 1) },
    (_, index) => first + index * interval,
  );
  const start = instantOf(timeZone, date, first);
  const lasts = instantOf(timeZone, date, span.to) - start;
  // The end itself may be a time that the clock skips: as long as ever, and still not on the clock.
  if (lasts === (span.to - first) * minuteMs && isShown(timeZone, date, span.to)) {
    return steps.map((minutes) => start + (minutes - first) * minuteMs);
  }
  // The clock changes meanwhile: every time is looked up, and those it skips are left out.
  return steps
    .filter((minutes) => isShown(timeZone, date, minutes))
    .map((minutes) => instantOf(timeZone, date, minutes));
}

/** The first step at or after the edge of the day, counted from the start of a period that never ends. */
const firstStep = (start: number, edge: number, interval: number): number => {
  const begun = start > edge ? start - minutesOfDay : start;
  return begun + Math.ceil((edge - begun) / interval) * interval;
};
