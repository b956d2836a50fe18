import type {
  AsapHours,
  DeliverySurchargeTier,
  Disposition,
  FeeItem,
  Hut,
  ScheduledHours,
} from '../../../schemas/types/catalogue/hut.ts';
import type { Amount } from './consequence.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const ways: Readonly<Record<Disposition, string>> = {
  delivery: 'delivery',
  collection: 'collection',
  dinein: 'eating in',
};

/** Dispositions in words. */
export const waysList = (dispositions: readonly Disposition[]): string =>
  dispositions.map((way) => ways[way]).join(', ') || 'nothing';

/** The ways in which a hut's customers get their food. */
export const waysText = ({ allowedDisposition }: Pick<Hut, 'allowedDisposition'>): string =>
  waysList((Object.keys(ways) as Disposition[]).filter((way) => allowedDisposition[way] === true));

/** ISO weekdays as a timetable has them: `Mon–Fri`, `Sat, Sun`; every day without them. */
export function daysText(weekdays: readonly number[] | undefined): string {
  if (!weekdays || weekdays.length === 7) return 'every day';
  const sorted = weekdays.toSorted((one, other) => one - other);
  const runs: number[][] = [];
  for (const day of sorted) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  const nameOf = (day = 1): string => days[day - 1] ?? '';
  return runs
    .map((run) =>
      run.length > 2 ? `${nameOf(run[0])}–${nameOf(run.at(-1))}` : run.map(nameOf).join(', '),
    )
    .join(', ');
}

const spanText = (from: string, to: string): string => (from === to ? 'all day' : `${from}–${to}`);

/** When a hut takes orders that are made at once. */
export const hoursText = (hours: readonly AsapHours[]): string =>
  hours
    .map(
      ({ disposition, days: weekdays, open, close }) =>
        `${ways[disposition]} ${daysText(weekdays)} ${spanText(open, close)}`,
    )
    .join('; ') || 'never';

/** When a hut takes orders for later. */
export const slotsText = (hours: readonly ScheduledHours[]): string =>
  hours
    .flatMap(({ disposition, periods }) =>
      periods.map(
        ({ days: weekdays, from, to, interval, prep }) =>
          `${ways[disposition]} ${daysText(weekdays)} ${spanText(from, to)} every ${interval} minutes, ${prep} minutes ahead`,
      ),
    )
    .join('; ') || 'never';

const feeNames: Readonly<Record<FeeItem['type'], string>> = {
  delivery: 'delivery fee',
  smallOrderSupplement: 'small order fee',
};

/** The fees of a hut, with the values of orders that they are for. */
export const feesText = (fees: readonly FeeItem[] | undefined, amount: Amount): string =>
  (fees ?? [])
    .map(({ type, price, priceForAccountHolder, lowerThreshold = 0, upperThreshold = 0 }) =>
      [
        `${feeNames[type]} ${amount(price)}`,
        ...(lowerThreshold > 0 ? [`from ${amount(lowerThreshold)}`] : []),
        ...(upperThreshold > 0 ? [`up to ${amount(upperThreshold)}`] : []),
        ...(priceForAccountHolder === undefined
          ? []
          : [`(${amount(priceForAccountHolder)} with an account)`]),
      ].join(' '),
    )
    .join(', ') || 'none';

/** What delivery costs by the value of the order. */
export const chargeText = (
  tiers: readonly DeliverySurchargeTier[] | undefined,
  amount: Amount,
): string =>
  tiers === undefined || tiers.length === 0
    ? 'nothing'
    : tiers
        .map(({ minOrderValue, deliverySurcharge }) => {
          const charge = deliverySurcharge === 0 ? 'free' : amount(deliverySurcharge);
          return minOrderValue === 0 ? charge : `${charge} from ${amount(minOrderValue)}`;
        })
        .join(', ');
