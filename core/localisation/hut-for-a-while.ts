import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import { inForce, type PlacedOverride } from '../manifest/timed-overrides.ts';

type Override = PlacedOverride['override'];

/**
 * A hut with what holds for a while [OPR-15]: whether it is closed or refuses orders, longer times and what is sold out as
 * of a moment; other hours, closures and refusals to come as exceptions by which opening hours and slots are worked out.
 * @param overrides those that reach the hut, the lowest first
 */
export function hutForAWhile(hut: Hut, overrides: readonly PlacedOverride[], at: number): Hut {
  const told = overrides.filter(({ until }) => at < until);
  if (told.length === 0) return hut;
  const exceptions = told.flatMap(({ override, from, until }) =>
    exceptionOf(override, from, until),
  );
  const now = inForce(told, at).map(({ override }) => override);
  return {
    ...now.reduce(withOverride, hut),
    ...(exceptions.length > 0 && { exceptions }),
  };
}

function exceptionOf(
  { closed, refuses, hours }: Override,
  from: number,
  until: number,
): NonNullable<Hut['exceptions']> {
  if (closed === undefined && !refuses && !hours) return [];
  return [
    {
      from,
      ...(Number.isFinite(until) && { until }),
      ...(closed !== undefined && { closed }),
      ...(refuses && { refuses }),
      ...(hours && { hours }),
    },
  ];
}

function withOverride(
  hut: Hut,
  { closed, closedNote, refuses, extraMinutes, soldOut }: Override,
): Hut {
  const { closedNote: ownNote, ...rest } = hut;
  const note = closedNote ?? (closed === undefined ? ownNote : undefined);
  return {
    ...rest,
    ...(note !== undefined && { closedNote: note }),
    ...(closed !== undefined && { closed }),
    ...(refuses && {
      bounced: {
        delivery: refuses.includes('delivery'),
        collection: refuses.includes('collection'),
      },
    }),
    ...(extraMinutes !== undefined && slower(hut, extraMinutes)),
    ...(soldOut && {
      unavailableProducts: [...new Set([...(hut.unavailableProducts ?? []), ...soldOut])],
    }),
  };
}

/** A hut whose kitchen takes longer: its estimates, and the time before a first slot. */
const slower = ({ eta, hours }: Hut, minutes: number): Partial<Hut> => ({
  ...(eta && {
    eta: Object.fromEntries(
      Object.entries(eta).map(([disposition, { exact, range }]) => [
        disposition,
        {
          exact: exact + minutes,
          range: { from: range.from + minutes, to: range.to + minutes },
        },
      ]),
    ),
  }),
  hours: {
    web: {
      ...hours.web,
      scheduled: hours.web.scheduled.map((one) => ({
        ...one,
        periods: one.periods.map((period) => ({ ...period, prep: period.prep + minutes })),
      })),
    },
  },
});

/** A product with the prices that hold for a while [OPR-15]; itself where there are none for it. */
export function pricedForAWhile(product: Product, overrides: readonly PlacedOverride[]): Product {
  return overrides.reduce((priced, { override: { prices } }) => {
    const stated = prices?.[priced.id];
    if (!stated) return priced;
    const { price, sizes } = stated;
    return {
      ...priced,
      ...(price !== undefined && { price }),
      ...(priced.sizes && {
        sizes: priced.sizes.map((size) => ({ ...size, price: sizes?.[size.id] ?? size.price })),
      }),
    };
  }, product);
}
