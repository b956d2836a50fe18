import type { Instance, Variant, VariantCopy } from './instance.ts';

/** Slots of all copies of a variant that take the same classes for the same scores. */
interface Place {
  readonly variant: number;
  readonly group: number;
  readonly isRequired: boolean;
  readonly scores: ReadonlyMap<number, number>;
  readonly units: Map<number, number>;
  left: number;
}

/**
 * Fills given copies of variants with the units that save the most: a flow of the least cost, path by path.
 * Undefined when there are not enough units for all required slots.
 */
export function fillCopies(
  { counts, variants }: Instance,
  copies: ReadonlyMap<number, number>,
): VariantCopy[] | undefined {
  const places: Place[] = [...copies].flatMap(([variant, times]) =>
    (variants[variant] as Variant).groups.map((group, index) => ({
      variant,
      group: index,
      isRequired: !group.isOptional,
      scores: new Map(group.classes.map((itemClass, at) => [itemClass, group.scores[at] ?? 0])),
      units: new Map<number, number>(),
      left: group.need * times,
    })),
  );
  const left = [...counts];
  const largest = Math.max(
    0,
    ...places.flatMap(({ scores }) => [...scores.values()].map(Math.abs)),
  );
  const bonus = (largest + 1) * (counts.reduce((sum, count) => sum + count, 0) + 1) * 2;
  while (pushUnit(places, left, bonus));
  if (places.some((place) => place.isRequired && place.left > 0)) return undefined;
  return [...copies].flatMap(([variant, times]) =>
    splitCopies(
      variant,
      times,
      variants[variant] as Variant,
      places.filter((place) => place.variant === variant),
    ),
  );
}

/** Moves one more unit into the places along the best path; false when none gains. */
function pushUnit(places: readonly Place[], left: number[], bonus: number): boolean {
  const gainOfClass = left.map((units) => (units > 0 ? 0 : -Infinity));
  const gainOfPlace = places.map(() => -Infinity);
  const cameFrom: number[] = places.map(() => -1);
  const movedFrom: number[] = left.map(() => -1);
  const scoreOf = (place: Place, itemClass: number): number =>
    (place.scores.get(itemClass) ?? 0) + (place.isRequired ? bonus : 0);
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (const [at, place] of places.entries()) {
      for (const itemClass of place.scores.keys()) {
        const gain = (gainOfClass[itemClass] ?? 0) + scoreOf(place, itemClass);
        if (gain > (gainOfPlace[at] ?? 0)) {
          gainOfPlace[at] = gain;
          cameFrom[at] = itemClass;
          isChanged = true;
        }
      }
      for (const [itemClass, units] of place.units) {
        if (units === 0) continue;
        const gain = (gainOfPlace[at] ?? 0) - scoreOf(place, itemClass);
        if (gain > (gainOfClass[itemClass] ?? 0)) {
          gainOfClass[itemClass] = gain;
          movedFrom[itemClass] = at;
          isChanged = true;
        }
      }
    }
  }
  let target = -1;
  let most = 0;
  for (const [at, place] of places.entries()) {
    const gain = gainOfPlace[at] ?? 0;
    if (place.left > 0 && gain > most) {
      most = gain;
      target = at;
    }
  }
  if (target < 0) return false;
  (places[target] as Place).left -= 1;
  for (let at = target; at >= 0;) {
    const place = places[at] as Place;
    const itemClass = cameFrom[at] as number;
    place.units.set(itemClass, (place.units.get(itemClass) ?? 0) + 1);
    at = movedFrom[itemClass] as number;
    if (at < 0) left[itemClass] = (left[itemClass] as number) - 1;
    else {
      const emptied = places[at] as Place;
      emptied.units.set(itemClass, (emptied.units.get(itemClass) ?? 0) - 1);
    }
  }
  return true;
}

/** Deals the units of all copies out, those with the highest scores to the first copies. */
function splitCopies(
  variant: number,
  times: number,
  { groups }: Variant,
  places: readonly Place[],
): VariantCopy[] {
  const ranked = places.map(({ units, scores }) =>
    [...units]
      .toSorted(([a], [b]) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b)
      .flatMap(([itemClass, count]) => Array.from({ length: count }, () => itemClass)),
  );
  return Array.from({ length: times }, (_, copy) => ({
    variant,
    units: ranked.map((list, group) => {
      const need = groups[group]?.need ?? 0;
      return list.slice(copy * need, (copy + 1) * need);
    }),
  }));
}
