import {
  type Cells,
  houseNumberOf,
  type ImportedRow,
  type ImportFormat,
  type ImportMarket,
  positionOf,
  reasons,
  skipped,
} from '../import-format.ts';
import { frenchStreetTypes } from './french-street-types.ts';

/** Names of the cells that an address is made of. */
interface AddressCells {
  readonly number: string;
  readonly suffix?: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly latitude: string;
  readonly longitude: string;
}

const addressRow =
  (names: AddressCells) =>
  (cells: Cells, market: ImportMarket): ImportedRow => {
    const position = positionOf(cells(names.latitude), cells(names.longitude));
    if (!position) return skipped(reasons.noPosition);
    const postcode = cells(names.postcode);
    if (!market.isPostcode(postcode)) return skipped(reasons.noPostcode);
    const [street, city] = [cells(names.street), cells(names.city)];
    if (street === '') return skipped(reasons.noName);
    if (city === '') return skipped(reasons.noCity);
    const house = houseNumberOf(cells(names.number), names.suffix && cells(names.suffix));
    if (!house) return skipped(reasons.noNumber);
    return { kind: 'address', address: { street, city, postcode, ...house, ...position } };
  };

/** Base Adresse Nationale, the files `adresses-*.csv`. */
export const ban: ImportFormat = {
  name: 'ban',
  title: 'Base Adresse Nationale, adresses-*.csv (Licence Ouverte 2.0)',
  delimiter: ';',
  isQuoted: true,
  required: ['numero', 'nom_voie', 'code_postal', 'nom_commune', 'lon', 'lat'],
  streetTypes: frenchStreetTypes,
  read: addressRow({
    number: 'numero',
    suffix: 'rep',
    street: 'nom_voie',
    postcode: 'code_postal',
    city: 'nom_commune',
    latitude: 'lat',
    longitude: 'lon',
  }),
};

/** Base d'Adresses Nationale Ouverte of OpenStreetMap France, the files `bano-*.csv`; they have no header. */
export const bano: ImportFormat = {
  name: 'bano',
  title: 'BANO of OpenStreetMap France, bano-*.csv (ODbL 1.0)',
  delimiter: ',',
  isQuoted: true,
  columns: ['id', 'numero', 'voie', 'code_post', 'nom_comm', 'source', 'lat', 'lon'],
  required: ['numero', 'voie', 'code_post', 'nom_comm', 'lat', 'lon'],
  streetTypes: frenchStreetTypes,
  read: addressRow({
    number: 'numero',
    street: 'voie',
    postcode: 'code_post',
    city: 'nom_comm',
    latitude: 'lat',
    longitude: 'lon',
  }),
};
