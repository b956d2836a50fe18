import {
  houseNumberOf,
  type ImportFormat,
  positionOf,
  reasons,
  skipped,
} from '../import-format.ts';

/** Provinces by Statistics Canada's number for them. */
const provinces: Readonly<Record<string, string>> = {
  '10': 'NL',
  '11': 'PE',
  '12': 'NS',
  '13': 'NB',
  '24': 'QC',
  '35': 'ON',
  '46': 'MB',
  '47': 'SK',
  '48': 'AB',
  '59': 'BC',
  '60': 'YT',
  '61': 'NT',
  '62': 'NU',
};

/** Open Database of Addresses, one file a province. Many of its addresses have no postcode. */
export const statcanOda: ImportFormat = {
  name: 'statcan-oda',
  title: 'Open Database of Addresses of Statistics Canada (Open Government Licence)',
  delimiter: ',',
  isQuoted: true,
  required: ['latitude', 'longitude', 'street_no', 'street', 'csdname'],
  streetTypes: [],
  read(cells, market) {
    const position = positionOf(cells('latitude'), cells('longitude'));
    if (!position) return skipped(reasons.noPosition);
    const parts = [cells('str_name'), cells('str_type'), cells('str_dir')];
    const street = cells('street') === '' ? parts.filter(Boolean).join(' ') : cells('street');
    if (street === '') return skipped(reasons.noName);
    const city = cells('city') === '' ? cells('csdname') : cells('city');
    if (city === '') return skipped(reasons.noCity);
    const house = houseNumberOf(cells('street_no'));
    if (!house) return skipped(reasons.noNumber);
    const postcode = cells('postal_code');
    if (postcode !== '' && !market.isPostcode(postcode)) return skipped(reasons.noPostcode);
    const address = {
      street,
      city,
      state: provinces[cells('pruid')],
      ...(postcode !== '' && { postcode }),
      ...house,
      ...position,
    };
    return { kind: 'address', address };
  },
};
