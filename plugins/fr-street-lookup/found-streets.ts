import { foldText } from '../../core/places/fold-text.ts';
import type { StreetRecord } from '../../schemas/types/http/places.ts';

/** A street of one city with all its records. */
export interface FoundStreet {
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly records: readonly StreetRecord[];
}

/** Records put together by street and city, in the order they came. */
export const foundStreets = (records: readonly StreetRecord[]): readonly FoundStreet[] => {
  const streets = new Map<string, FoundStreet>();
  for (const record of records) {
    const { street, city, postcode } = record;
    const key = `${postcode} ${foldText(city)} ${foldText(street)}`;
    const known = streets.get(key) ?? { street, city, postcode, records: [] };
    streets.set(key, { ...known, records: [...known.records, record] });
  }
  return [...streets.values()];
};

/** The streets that a typed name means: those of exactly that name, else whatever was found; of a known city only. */
export const meantStreets = (
  found: readonly FoundStreet[],
  street: string,
  city: string | undefined,
): readonly FoundStreet[] => {
  const there = city === undefined ? found : found.filter((one) => isSame(one.city, city));
  const named = there.filter((one) => isSame(one.street, street));
  return named.length > 0 ? named : there;
};

const isSame = (one: string, other: string): boolean => foldText(one) === foldText(other);
