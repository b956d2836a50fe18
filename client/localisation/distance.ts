import type { Manifest } from '../../schemas/types/manifest.ts';

/** A distance in the unit of a market, rounded to its decimals [LOC-62]. */
export interface ShownDistance {
  readonly value: number;
  readonly unit: 'km' | 'miles';
}

/** How a market says distances. */
type DistanceSettings = Manifest['distance'];

/** Metres in the unit of a market [LOC-62, CST-14]. */
export const inUnit = (
  metres: number,
  { unit, decimals, milesPerMetre }: DistanceSettings,
): ShownDistance => {
  const value = unit === 'miles' ? metres * milesPerMetre : metres / 1000;
  return { value: Number(value.toFixed(decimals)), unit };
};

/** A distance with its unit in the writing of a locale, such as `1.2 mi` [LOC-61, LOC-62]. */
export const formatDistance = (
  metres: number,
  settings: DistanceSettings,
  locale: string,
): string => {
  const { value, unit } = inUnit(metres, settings);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: unit === 'miles' ? 'mile' : 'kilometer',
    unitDisplay: 'short',
    minimumFractionDigits: settings.decimals,
    maximumFractionDigits: settings.decimals,
  }).format(value);
};
