import { describe, expect, it } from 'vitest';
import { formats } from '../../../tools/import/formats/index.ts';
import { table } from '../../../tools/import/formats/table.ts';
import type {
  ImportedRow,
  ImportFormat,
  ImportMarket,
} from '../../../tools/import/import-format.ts';

const markets: Readonly<Record<string, ImportMarket>> = {
  fr: { country: 'fr', isPostcode: (text) => /^\d{5}$/.test(text) },
  gb: { country: 'gb', isPostcode: (text) => /^[A-Z]{1,2}\d/.test(text) },
  ca: { country: 'ca', isPostcode: (text) => /^[A-Z]\d[A-Z]/.test(text) },
};
const formatOf = (name: string): ImportFormat => {
  const format = formats.find((one) => one.name === name);
  if (!format) throw new Error(`No format ${name}`);
  return format;
};
const read = (
  format: ImportFormat,
  cells: Readonly<Record<string, string>>,
  market = 'fr',
): ImportedRow => {
  const known = markets[market];
  if (!known) throw new Error(`No market ${market}`);
  return format.read((column) => cells[column] ?? '', known);
};
const reasonOf = (...args: Parameters<typeof read>): string | undefined => {
  const row = read(...args);
  return row.kind === 'skipped' ? row.reason : undefined;
};

describe('GeoNames postal codes', () => {
  const format = formatOf('geonames-postal');
  const row = {
    country: 'FR',
    postcode: '32000',
    place: 'Auch',
    state: 'Occitanie',
    county: 'Gers',
    latitude: '43.65',
    longitude: '0.58',
  };

  it('bring a postcode and the place it belongs to', () => {
    const position = { latitude: 43.65, longitude: 0.58 };
    expect(read(format, row)).toEqual({
      kind: 'places',
      places: [
        { kind: 'postcode', name: '32000', city: 'Auch', state: 'Occitanie', ...position },
        { kind: 'locality', name: 'Auch', city: 'Gers', state: 'Occitanie', ...position },
      ],
    });
  });

  it('leave out other countries, strange postcodes and places nowhere, and say why', () => {
    expect(reasonOf(format, { ...row, country: 'DE' })).toBe('of another country');
    expect(reasonOf(format, { ...row, postcode: '32000 CEDEX' })).toContain('postcode');
    expect(reasonOf(format, { ...row, latitude: '' })).toBe('without a position');
    expect(reasonOf(format, { ...row, place: '' })).toBe('without a name');
  });
});

describe('French addresses', () => {
  const row = {
    numero: '12',
    rep: 'bis',
    nom_voie: 'Rue Dessoles',
    code_postal: '32000',
    nom_commune: 'Auch',
    lat: '43.646',
    lon: '0.586',
  };

  it('of BAN bring a house number with its position', () => {
    expect(read(formatOf('ban'), row)).toEqual({
      kind: 'address',
      address: {
        street: 'Rue Dessoles',
        number: 12,
        suffix: 'bis',
        city: 'Auch',
        postcode: '32000',
        latitude: 43.646,
        longitude: 0.586,
      },
    });
    expect(reasonOf(formatOf('ban'), { ...row, numero: '0' })).toBe('without a house number');
    expect(reasonOf(formatOf('ban'), { ...row, nom_commune: '' })).toBe('without a city');
    expect(reasonOf(formatOf('ban'), { ...row, lat: 'x' })).toBe('without a position');
  });

  it('of BANO have the number and what follows it in one cell', () => {
    const bano = { numero: '12TER', voie: 'Rue Dessoles', code_post: '32000', nom_comm: 'Auch' };
    const found = read(formatOf('bano'), { ...bano, lat: '43.6', lon: '0.5' });
    expect(found).toMatchObject({ address: { number: 12, suffix: 'ter' } });
  });
});

describe('British postcodes of the ONS', () => {
  const row = { pcds: 'SW11 1JB', lat: '51.4642', long: '-0.1638', doterm: '' };

  it('bring a position for each postcode that is in use', () => {
    expect(read(formatOf('ons-postcodes'), row, 'gb')).toEqual({
      kind: 'places',
      places: [{ kind: 'postcode', name: 'SW11 1JB', latitude: 51.4642, longitude: -0.1638 }],
    });
    const format = formatOf('ons-postcodes');
    expect(reasonOf(format, { ...row, doterm: '202001' }, 'gb')).toContain('ended');
    expect(reasonOf(format, { ...row, lat: '99.999999', long: '0' }, 'gb')).toContain('position');
  });
});

describe('Canadian addresses', () => {
  const row = {
    street_no: '245',
    street: '',
    str_name: 'KING',
    str_type: 'ST',
    str_dir: 'W',
    city: '',
    csdname: 'Toronto',
    pruid: '35',
    postal_code: '',
    latitude: '43.6461',
    longitude: '-79.3897',
  };

  it('bring a house number; the street may stand in parts, the postcode may be missing', () => {
    expect(read(formatOf('statcan-oda'), row, 'ca')).toEqual({
      kind: 'address',
      address: {
        street: 'KING ST W',
        number: 245,
        suffix: '',
        city: 'Toronto',
        state: 'ON',
        latitude: 43.6461,
        longitude: -79.3897,
      },
    });
    const wrong = { ...row, postal_code: '90210' };
    expect(reasonOf(formatOf('statcan-oda'), wrong, 'ca')).toContain('postcode');
  });
});

describe('a table of one’s own', () => {
  const position = { latitude: '43.6', longitude: '0.5' };

  it('brings places of one kind, whatever its columns are called', () => {
    const format = table('postcode', { name: 'Code', city: 'Commune' });
    expect(read(format, { code: '32000', commune: 'Auch', ...position })).toEqual({
      kind: 'places',
      places: [{ kind: 'postcode', name: '32000', city: 'Auch', latitude: 43.6, longitude: 0.5 }],
    });
    expect(format.required).toEqual(['code', 'latitude', 'longitude']);
  });

  it('brings ranges of street numbers, and leaves out ranges that are none', () => {
    const row = {
      name: 'Rue Dessoles',
      street_type: 'Rue',
      street_name: 'Dessoles',
      city: 'Auch',
      postcode: '32000',
      number_from: '1',
      number_to: '31',
      number_type: 'Odd',
      ...position,
    };
    const format = table('range');
    expect(read(format, row)).toMatchObject({
      kind: 'street',
      street: { street: 'Rue Dessoles', street_name: 'Dessoles', number_to: 31 },
    });
    for (const wrong of [{ number_to: '0' }, { number_type: 'Both' }, { number_from: 'x' }]) {
      expect(reasonOf(format, { ...row, ...wrong })).toContain('range');
    }
  });
});
