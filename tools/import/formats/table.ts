import type { GazetteerKind, GazetteerPlace } from '../../../schemas/types/catalogue/place.ts';
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

/** What a row of a table of one's own is: a place of some kind, a range of street numbers, or a house number. */
export const tableKinds = [
  'postcode',
  'locality',
  'sublocality',
  'neighborhood',
  'landmark',
  'street',
  'range',
  'address',
] as const;
export type TableKind = (typeof tableKinds)[number];

/** What a table may hold; `--columns name=place` says that the name stands in the column `place`. */
export const tableFields = [
  'name',
  'city',
  'sublocality',
  'neighborhood',
  'street',
  'number',
  'suffix',
  'state',
  'postcode',
  'latitude',
  'longitude',
  'number_from',
  'number_to',
  'number_type',
  'street_type',
  'street_name',
] as const;
export type TableField = (typeof tableFields)[number];

const numberTypes = ['Consecutive', 'Odd', 'Even'] as const;

/** A table of one's own: CSV with a header, columns named as the fields of a place or as `columns` says. */
export const table = (
  kind: TableKind,
  columns: Readonly<Partial<Record<TableField, string>>> = {},
  delimiter = ',',
): ImportFormat => {
  const columnOf = (field: TableField): string => (columns[field] ?? field).toLowerCase();
  const required: readonly TableField[] =
    kind === 'range'
      ? ['name', 'city', 'postcode', 'number_from', 'number_to', 'number_type']
      : kind === 'address'
        ? ['name', 'city', 'number']
        : ['name'];
  return {
    name: 'table',
    title: 'A table of your own: CSV with a header',
    delimiter,
    isQuoted: true,
    required: [...required, 'latitude' as const, 'longitude' as const].map(columnOf),
    streetTypes: frenchStreetTypes,
    read: (cells, market) => rowOf(kind, (field) => cells(columnOf(field as TableField)), market),
  };
};

function rowOf(kind: TableKind, cells: Cells, market: ImportMarket): ImportedRow {
  const position = positionOf(cells('latitude'), cells('longitude'));
  if (!position) return skipped(reasons.noPosition);
  const name = cells('name');
  if (name === '') return skipped(reasons.noName);
  const postcode = kind === 'postcode' ? name : cells('postcode');
  if (postcode !== '' && !market.isPostcode(postcode)) return skipped(reasons.noPostcode);
  if (kind === 'range') return rangeOf(cells, position);
  if (kind === 'address') {
    const house = houseNumberOf(cells('number'), cells('suffix'));
    if (!house) return skipped(reasons.noNumber);
    const city = cells('city');
    if (city === '') return skipped(reasons.noCity);
    const known = given(cells, ['sublocality', 'state', 'postcode']);
    return { kind: 'address', address: { street: name, city, ...house, ...known, ...position } };
  }
  return { kind: 'places', places: [placeOf(kind, cells, position)] };
}

type Position = Pick<GazetteerPlace, 'latitude' | 'longitude'>;

const placeOf = (kind: GazetteerKind, cells: Cells, position: Position): GazetteerPlace => ({
  kind,
  name: cells('name'),
  ...given(cells, ['city', 'sublocality', 'neighborhood', 'street', 'number', 'state']),
  ...(kind === 'postcode' ? {} : given(cells, ['postcode'])),
  ...position,
});

function rangeOf(cells: Cells, position: Position): ImportedRow {
  const [from, to] = [Number(cells('number_from')), Number(cells('number_to'))];
  const type = numberTypes.find((one) => one === cells('number_type'));
  const isRange = Number.isInteger(from) && Number.isInteger(to) && from >= 1 && to >= from;
  if (!isRange || !type) return skipped(reasons.wrongRange);
  if (cells('city') === '') return skipped(reasons.noCity);
  if (cells('postcode') === '') return skipped(reasons.noPostcode);
  const street = {
    street: cells('name'),
    street_name: cells('street_name') === '' ? cells('name') : cells('street_name'),
    street_type: cells('street_type'),
    city: cells('city'),
    postcode: cells('postcode'),
    number_from: from,
    number_to: to,
    number_type: type,
    ...position,
  };
  return { kind: 'street', street };
}

/** The cells of fields that are not empty. */
const given = <Field extends TableField>(
  cells: Cells,
  fields: readonly Field[],
): { [Name in Field]?: string } =>
  Object.fromEntries(
    fields.map((field) => [field, cells(field)]).filter(([, value]) => value !== ''),
  ) as { [Name in Field]?: string };
