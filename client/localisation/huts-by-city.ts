import type { Hut } from '../../schemas/types/catalogue/hut.ts';

/** Huts of one city, by name. */
export interface CityHuts {
  readonly city: string;
  readonly huts: readonly Hut[];
}

/** Groups huts by city; cities and huts stand in the alphabet of the locale. */
export const hutsByCity = (huts: readonly Hut[], locale: string): readonly CityHuts[] => {
  const { compare } = new Intl.Collator(locale);
  const cities = new Set(huts.map(({ address }) => address.city));
  return [...cities].toSorted(compare).map((city) => ({
    city,
    huts: huts
      .filter(({ address }) => address.city === city)
      .toSorted((one, other) => compare(one.name, other.name)),
  }));
};
