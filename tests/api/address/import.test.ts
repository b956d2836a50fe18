import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  GeocodedPlace,
  PlaceSuggestion,
  StreetRecord,
} from '../../../schemas/types/http/places.ts';
import { areasOf } from '../../../core/address/postcodes.ts';
import { ban } from '../../../tools/import/formats/ban.ts';
import { geonamesPostal } from '../../../tools/import/formats/geonames-postal.ts';
import { table } from '../../../tools/import/formats/table.ts';
import type { ImportFormat } from '../../../tools/import/import-format.ts';
import { importPlaces, toldReasons } from '../../../tools/import/import-places.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function* lines(rows: readonly string[], delimiter = ','): AsyncGenerator<readonly string[]> {
  for (const row of rows) yield row.split(delimiter);
}
const bring = (
  format: ImportFormat,
  rows: AsyncIterable<readonly string[]>,
  id = 'fr',
  onProgress?: Parameters<typeof importPlaces>[0]['onProgress'],
) => {
  const manifest = server.dependencies.markets.byId(id)?.market.manifest;
  if (!manifest) throw new Error(`No market ${id}`);
  return importPlaces({
    db: server.db,
    format,
    rows,
    market: {
      id,
      country: manifest.geocoding.country,
      isPostcode: (text) => areasOf(text, manifest.postcode) !== undefined,
    },
    source: 'test',
    ...(onProgress && { onProgress }),
  });
};
const get = async <Body>(path: string, query: Readonly<Record<string, string>>, market = 'fr') =>
  (
    await server.get<Body>(`${path}?${new URLSearchParams(query).toString()}`, {
      host: `${market}.localhost`,
    })
  ).body;
const streets = (postcode: string, query: string) =>
  get<StreetRecord[]>('/v1/address-lookup/lookup-street-by-post-code', { postcode, query });
const descriptions = async (input: string) =>
  (await get<PlaceSuggestion[]>('/v1/places/autocomplete', { input })).map(
    ({ description }) => description,
  );

const header = 'id;numero;rep;nom_voie;code_postal;nom_commune;lon;lat';
const auch = (numbers: readonly string[], street = 'Rue du Gascon', postcode = '32000') =>
  numbers.map((number, index) => {
    const [digits = '', suffix = ''] = number.split(' ');
    return `x;${digits};${suffix};${street};${postcode};Auch;${0.59 + index / 10_000};43.648`;
  });

describe('an import', () => {
  it('makes streets, numbers and records that are found at once, and counts what it skipped', async () => {
    await descriptions('rue du gascon');
    const rows = [
      header,
      ...auch(['1', '3', '5 bis', '2', '4']),
      ...auch(['7', '9'], 'Rue Impaire'),
      ...auch(['0'], 'Rue Zéro'),
      ...auch(['1'], 'Rue Belge', '1000'),
      'x;1;;Rue Perdue;32000;Auch;;',
    ];
    const result = await bring(ban, lines(rows, ';'));
    expect([result.read, result.taken]).toEqual([10, 7]);
    expect(Object.fromEntries(result.skipped)).toEqual({
      'without a house number': 1,
      'with a postcode that is none of the market': 1,
      'without a position': 1,
    });
    expect(toldReasons(result.skipped)).toContain('1 without a position');
    await expect
      .poll(() => descriptions('5 rue du gascon'))
      .toContain('5 Rue du Gascon, Auch, 32000');
    expect(await streets('32000', 'gascon')).toEqual([
      {
        street: 'Rue du Gascon',
        street_name: 'du Gascon',
        street_type: 'Rue',
        city: 'Auch',
        postcode: '32000',
        hut: '1801',
        number_from: 1,
        number_to: 5,
        number_type: 'Consecutive',
      },
    ]);
    expect(await streets('32000', 'impaire')).toMatchObject([
      { number_from: 7, number_to: 9, number_type: 'Odd' },
    ]);
  });

  it('gives house numbers their own position', async () => {
    const [first] = await get<PlaceSuggestion[]>('/v1/places/autocomplete', {
      input: '5bis rue du gascon',
    });
    const place = await get<GeocodedPlace>('/v1/geocode', { placeId: first?.placeId ?? '' });
    expect(place).toMatchObject({ number: '5 bis', longitude: 0.5902, latitude: 43.648 });
  });

  it('replaces what it brought before, and nothing else', async () => {
    await bring(ban, lines([header, ...auch(['1', '2'], 'Rue Nouvelle')], ';'));
    expect(await streets('32000', 'gascon')).toEqual([]);
    expect(await streets('32000', 'nouvelle')).toHaveLength(1);
    expect(await streets('32000', 'dessoles')).not.toEqual([]);
  });

  it('that fails in the middle leaves everything as it was', async () => {
    async function* torn(): AsyncGenerator<readonly string[]> {
      yield* lines([header, ...auch(['1'], 'Rue Perdue')], ';');
      throw new Error('The disk is gone.');
    }
    await expect(bring(ban, torn())).rejects.toThrow('The disk is gone.');
    expect(await streets('32000', 'perdue')).toEqual([]);
    expect(await streets('32000', 'nouvelle')).toHaveLength(1);
  });

  it('refuses a file of another format, and one that brings nothing', async () => {
    await expect(bring(ban, lines(['a;b', '1;2'], ';'))).rejects.toThrow(
      'This is no file of the format ban: it has no column numero, nom_voie',
    );
    await expect(bring(ban, lines([header], ';'))).rejects.toThrow('no rows');
    const german = 'DE\t10115\tBerlin\t\t\t\t\t\t\t52.5\t13.4\t4';
    await expect(bring(geonamesPostal, lines([german], '\t'))).rejects.toThrow(
      'None of the 1 rows can be taken as geonames-postal: 1 of another country',
    );
    expect(await streets('32000', 'nouvelle')).toHaveLength(1);
  });

  it('tells how far it is', async () => {
    const told: object[] = [];
    const nowhere = Array.from({ length: 45_000 }, (_, index) => `Lieu ${index},,`);
    const rows = lines(['name,latitude,longitude', 'Là,44,1', ...nowhere]);
    await bring(table('locality'), rows, 'fr', (progress) => told.push(progress));
    expect(told).toEqual([
      { read: 20_000, taken: 1 },
      { read: 40_000, taken: 1 },
    ]);
  });
});
