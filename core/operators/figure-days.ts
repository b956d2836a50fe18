import type { FigureDay, FigureTotal } from '../../schemas/types/http/figures.ts';
import { addDays, type LocalDate } from '../timeslots/hut-clock.ts';

/** A day of a chart. */
export interface ChartDay {
  readonly day: LocalDate;
  readonly orders: number;
  /** Amounts of the chart's currency. */
  readonly revenue: number;
  readonly refunded: number;
}

/** The only currency of figures; undefined where there are several, which are never added [OPR-25]. */
export function onlyCurrency(totals: readonly Pick<FigureTotal, 'currency'>[]): string | undefined {
  const [first, ...others] = totals;
  return others.length === 0 ? first?.currency : undefined;
}

/** Every day of a time, those without an order among them. Orders are added up over currencies, amounts are of one. */
export function chartDays(
  { from, to, days }: { from: LocalDate; to: LocalDate; days: readonly FigureDay[] },
  currency: string | undefined,
): readonly ChartDay[] {
  const found: ChartDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const lines = days.filter((line) => line.day === day);
    const own = lines.find((line) => line.currency === currency);
    found.push({
      day,
      orders: lines.reduce((sum, { orders }) => sum + orders, 0),
      revenue: own?.revenue ?? 0,
      refunded: own?.refunded ?? 0,
    });
  }
  return found;
}
