import { type ImportFormat, positionOf, reasons, skipped } from '../import-format.ts';

/** The ONS Postcode Directory and the National Statistics Postcode Lookup: a position for every postcode. */
export const onsPostcodes: ImportFormat = {
  name: 'ons-postcodes',
  title: 'ONSPD or NSPL postcode centroids of the United Kingdom (OGL 3.0)',
  delimiter: ',',
  isQuoted: true,
  required: ['pcds', 'lat', 'long'],
  streetTypes: [],
  read(cells, market) {
    if (cells('doterm') !== '') return skipped(reasons.ended);
    // A postcode without a position has the latitude 99.999999.
    const position = positionOf(cells('lat'), cells('long'));
    if (!position) return skipped(reasons.noPosition);
    const name = cells('pcds');
    if (!market.isPostcode(name)) return skipped(reasons.noPostcode);
    return { kind: 'places', places: [{ kind: 'postcode', name, ...position }] };
  },
};
