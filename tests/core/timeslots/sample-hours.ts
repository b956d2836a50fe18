import type { Hut, ScheduledPeriod } from '../../../schemas/types/catalogue/hut.ts';
import type { TradingDay } from '../../../core/timeslots/trading-day.ts';

/** The usual way of counting days. */
export const usualDay: TradingDay = { boundary: '05:00', startHour: 5 };

/** A moment from a date and a time as UTC writes them. */
export const at = (text: string): number => Date.parse(`${text}Z`);

type HoursOf = Pick<Hut, 'hours' | 'timeZone'>;

/** A hut that delivers at one period and takes orders for now at its hours. */
export const hutWith = (
  periods: readonly Partial<ScheduledPeriod>[],
  asap: readonly { readonly open: string; readonly close: string; readonly days?: number[] }[] = [],
  timeZone = 'UTC',
): HoursOf => ({
  timeZone,
  hours: {
    web: {
      asap: asap.map((hours) => ({ disposition: 'delivery', ...hours })),
      scheduled: [
        {
          disposition: 'delivery',
          periods: periods.map((period) => ({
            from: '11:00',
            to: '12:00',
            interval: 15,
            prep: 30,
            ...period,
          })),
        },
      ],
    },
  },
});
