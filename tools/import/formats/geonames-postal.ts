import type { GazetteerPlace } from '../../../schemas/types/catalogue/place.ts';
import { type ImportFormat, positionOf, reasons, skipped } from '../import-format.ts';

/** GeoNames' postal code files, one a country: a postcode and its place a row, tab between cells, no header. */
export const geonamesPostal: ImportFormat = {
  name: 'geonames-postal',
  title: 'GeoNames postal codes, such as FR.txt (CC BY 4.0)',
  delimiter: '\t',
  isQuoted: false,
  columns: [
    'country',
    'postcode',
    'place',
    'state',
    'state_code',
    'county',
    'county_code',
    'community',
    'community_code',
    'latitude',
    'longitude',
    'accuracy',
  ],
  required: ['country', 'postcode', 'place', 'latitude', 'longitude'],
  streetTypes: [],
  read(cells, market) {
    if (cells('country').toLowerCase() !== market.country) return skipped(reasons.otherCountry);
    const position = positionOf(cells('latitude'), cells('longitude'));
    if (!position) return skipped(reasons.noPosition);
    const postcode = cells('postcode');
    if (!market.isPostcode(postcode)) return skipped(reasons.noPostcode);
    const place = cells('place');
    if (place === '') return skipped(reasons.noName);
    const state = cells('state') === '' ? {} : { state: cells('state') };
    const places: readonly GazetteerPlace[] = [
      { kind: 'postcode', name: postcode, city: place, ...state, ...position },
      {
        kind: 'locality',
        name: place,
        ...(cells('county') !== '' && cells('county') !== place && { city: cells('county') }),
        ...state,
        ...position,
      },
    ];
    return { kind: 'places', places };
  },
};
