import type { Disposition, OpenDay } from '../../schemas/types/catalogue/hut.ts';

/** Hut-local times HH:mm between which a hut takes orders. */
export interface HoursSpan {
  readonly open: string;
  readonly close: string;
}

/** Opening hours of one trading day. */
export interface DayHours {
  /** Trading day, YYYY-MM-DD. */
  readonly date: string;
  /** Empty: closed all day. */
  readonly spansOf: (disposition: Disposition) => readonly HoursSpan[];
}

/** The opening hours of a hut's next days, a line a day, in order [SHL-08]. */
export const weekHours = (openDays: readonly OpenDay[]): readonly DayHours[] =>
  [...new Set(openDays.map(({ date }) => date))].toSorted().map((date) => ({
    date,
    spansOf: (disposition) =>
      openDays.filter((day) => day.date === date && day.disposition === disposition),
  }));

/** Whether a span means the whole day: it closes when it opens [TIM-01]. */
export const isRoundTheClock = ({ open, close }: HoursSpan): boolean => open === close;
