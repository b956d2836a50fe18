import { isNoDate } from '../../core/manifest/timed-problems.ts';
import { momentOf } from '../../core/manifest/timed-overrides.ts';
import type { HutOverrides, OverrideRequest } from '../../schemas/types/http/operators.ts';
import type { WrongField } from '../../schemas/types/http/orders.ts';

/** What is wrong with a change of a hut: dates that there are not, an end that is past, products nobody sells, or no change. */
export function wrongOverride(
  {
    from,
    until,
    closed,
    refuses,
    hours,
    extraMinutes,
    soldOut,
  }: OverrideRequest & { readonly from: string },
  { timeZone, at, products }: Pick<HutOverrides, 'timeZone' | 'at' | 'products'>,
): readonly WrongField[] {
  const wrong = (field: string, reason: string, is: boolean): readonly WrongField[] =>
    is ? [{ field, reason }] : [];
  const isDated = !isNoDate(from) && (until === undefined || !isNoDate(until));
  const end = until === undefined || !isDated ? Infinity : momentOf(until, timeZone);
  const sold = new Set(products.map(({ id }) => id));
  const changes = [closed, refuses, hours, extraMinutes, soldOut];
  return [
    ...wrong('from', 'is no date of the calendar', isNoDate(from)),
    ...wrong('until', 'is no date of the calendar', until !== undefined && isNoDate(until)),
    ...wrong('until', 'must be later than now', end <= Date.parse(at)),
    ...wrong('until', 'must be later than from', isDated && until !== undefined && until <= from),
    ...wrong(
      'soldOut',
      'must be products of the hut',
      soldOut?.some((id) => !sold.has(id)) === true,
    ),
    ...wrong(
      'override',
      'must change something',
      changes.every((one) => one === undefined),
    ),
  ];
}
