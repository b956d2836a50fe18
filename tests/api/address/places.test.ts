import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { Problem } from '../../../schemas/types/http/orders.ts';
import type {
  GeocodedPlace,
  PlaceSuggestion,
  StreetRecord,
} from '../../../schemas/types/http/places.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const hostOf = (market: string) => ({ host: `${market}.localhost` });
const get = <Body>(market: string, path: string, query: Readonly<Record<string, string>>) =>
  server.get<Body>(`${path}?${new URLSearchParams(query).toString()}`, hostOf(market));

const suggest = async (market: string, input: string) =>
  (await get<PlaceSuggestion[]>(market, '/v1/places/autocomplete', { input })).body;
const geocode = async (market: string, query: Readonly<Record<string, string>>) =>
  (await get<GeocodedPlace>(market, '/v1/geocode', query)).body;
const streets = async (postcode: string, query = '') =>
  (
    await get<StreetRecord[]>('fr', '/v1/address-lookup/lookup-street-by-post-code', {
      postcode,
      query,
    })
  ).body;

const wrong = async (market: string, path: string, query: Readonly<Record<string, string>>) => {
  const { status, body } = await get<Problem>(market, path, query);
  expect([status, body.name]).toEqual([400, 'INVALID_REQUEST']);
  return body.fields;
};

describe('suggestions for a typed place', () => {
  it('carry an id, a description and the types of the place [ADR-31]', async () => {
    const [first] = await suggest('ca', '245 king st');
    expect(first).toEqual({
      placeId: expect.stringMatching(/^[0-9a-f]{16}\.245$/),
      description: '245 King Street West, Entertainment District, Toronto, M5V 1J5',
      types: ['street_address', 'geocode'],
    });
    const [street] = await suggest('ca', 'king st');
    expect(street?.types).toEqual(['route', 'geocode']);
  });

  it.each([
    ['ca', 'toronto', 'Toronto, ON', 'locality'],
    ['ca', 'montreal plat', 'Le Plateau-Mont-Royal, Montréal', 'sublocality'],
    ['ca', 'boul st laurent', 'Boulevard Saint-Laurent, Le Plateau-Mont-Royal', 'route'],
    ['in', 'kormangala', 'Koramangala, Bengaluru', 'sublocality'],
    ['in', 'phenix market', 'Phoenix Marketcity, Nagar Road', 'premise'],
    ['in', '5600', '560001, Bengaluru, Karnataka', 'postal_code'],
    ['uk', 'lavander hill', 'Lavender Hill, Battersea, London', 'route'],
    ['uk', 'sw1', 'SW11, London', 'postal_code'],
    ['fr', 'oberkamf', 'Rue Oberkampf, 11e arrondissement, Paris', 'route'],
  ])('in %s find %j by beginnings and in spite of typing mistakes [ADR-31]', async (...sample) => {
    const [market, input, description, type] = sample;
    const [first] = await suggest(market, input);
    expect(first?.description).toContain(description);
    expect(first?.types).toContain(type);
  });

  it('are of the market’s country only, and another country is refused [ADR-33]', async () => {
    expect(await suggest('uk', 'Rue Oberkampf')).toEqual([]);
    expect(await suggest('fr', 'Lavender Hill')).toEqual([]);
    const query = { input: 'london', country: 'ca' };
    expect(await wrong('uk', '/v1/places/autocomplete', query)).toEqual([
      { field: 'country', reason: 'must be gb' },
    ]);
    const own = await get<PlaceSuggestion[]>('ca', '/v1/places/autocomplete', query);
    expect(own.body[0]?.description).toBe('London, ON');
  });

  it('on a host of no market are those of the country that is named [ADR-33]', async () => {
    const query = new URLSearchParams({ input: 'Toronto', country: 'CA' }).toString();
    const { body } = await server.get<PlaceSuggestion[]>(`/v1/places/autocomplete?${query}`);
    expect(body[0]?.description).toBe('Toronto, ON');
    expect((await server.get('/v1/places/autocomplete?input=Toronto')).status).toBe(400);
  });

  it('are none for a text that means nothing, however strange', async () => {
    for (const input of ['', '   ', 'zzzzqq', '%', "' or 1=1 --", '🍕', '!!!', 'x'.repeat(200)]) {
      expect(await suggest('ca', input)).toEqual([]);
    }
    expect(await wrong('ca', '/v1/places/autocomplete', { input: 'x'.repeat(201) })).toHaveLength(
      1,
    );
    expect(await wrong('ca', '/v1/places/autocomplete', {})).toEqual([
      { field: 'input', reason: 'is missing' },
    ]);
  });

  it('are as many as the market wants at most', async () => {
    expect((await suggest('ca', 'street')).length).toBe(8);
  });
});

describe('a geocoded place', () => {
  it('found by the id of a suggestion has a position and the fields of a place [ADR-32, ADR-34]', async () => {
    const [first] = await suggest('ca', '245 King Street West Toronto');
    const place = await geocode('ca', { placeId: first?.placeId ?? '' });
    expect(place).toMatchObject({
      latitude: 43.6461,
      longitude: -79.3897,
      lat: 43.6461,
      lng: -79.3897,
      geo: { latitude: 43.6461, longitude: -79.3897 },
      placeId: first?.placeId,
      address: '245 King Street West, Entertainment District, Toronto, ON M5V 1J5',
      street: 'King Street West',
      number: '245',
      sublocality: 'Entertainment District',
      city: 'Toronto',
      state: 'ON',
      postcode: 'M5V 1J5',
      country: 'ca',
    });
  });

  it('keeps a description that says more than its street line, and no other [ADR-35]', async () => {
    const [mall] = await suggest('in', 'Phoenix Marketcity');
    const place = await geocode('in', { placeId: mall?.placeId ?? '' });
    expect(place).toMatchObject({ description: 'Phoenix Marketcity', street: 'Nagar Road' });
    const [bazaar] = await suggest('in', 'Pondy Bazaar');
    const { body: huts } = await get<Hut[]>('in', '/v1/huts', { postcode: '600017' });
    expect(huts[0]?.name).toBe('T. Nagar');
    expect((await geocode('in', { placeId: bazaar?.placeId ?? '' })).street).toBe('Pondy Bazaar');
  });

  it.each([
    ['uk', 'SW11 1JB', 51.4642, -0.1638],
    ['uk', 'sw11 9zz', 51.465, -0.1645],
    ['uk', 'EH1', 55.9505, -3.189],
    ['fr', '75011', 48.8594, 2.3785],
    ['in', '560034', 12.934, 77.627],
    ['ca', 'm5v3l9', 43.6404, -79.3995],
  ])(
    'in %s is found by the postcode %j or the area it lies in [ADR-32, BSK-80]',
    async (...sample) => {
      const [market, postcode, latitude, longitude] = sample;
      expect(await geocode(market, { postcode })).toMatchObject({ latitude, longitude });
    },
  );

  it('is found by its position, when one is near enough [ADR-32]', async () => {
    const place = await geocode('fr', { lat: '43.6484', lng: '0.5916' });
    expect(place).toMatchObject({ street: "Avenue d'Alsace", city: 'Auch', country: 'fr' });
    const { status } = await get('fr', '/v1/geocode', { lat: '0', lng: '0' });
    expect(status).toBe(404);
  });

  it('is the address of every hut of every market, near the hut itself [ADR-32]', async () => {
    const places = await Promise.all(
      ['uk', 'fr', 'in', 'ca'].map(async (market) => {
        const huts = server.dependencies.markets.byId(market)?.catalogue?.huts ?? [];
        return Promise.all(
          huts.map(async (hut) => {
            const line =
              hut.address.lines.find((one) => !/^(Unit|Fornello|Barton)/.test(one)) ?? '';
            const found = await suggest(market, `${line} ${hut.address.city}`);
            const place = await geocode(market, { placeId: found[0]?.placeId ?? 'none' });
            const byPostcode = await geocode(market, { postcode: hut.address.postcode });
            const isNear = (one: GeocodedPlace, degrees: number) =>
              Math.abs(one.latitude - hut.latitude) < degrees &&
              Math.abs(one.longitude - hut.longitude) < degrees;
            return isNear(place, 0.02) && isNear(byPostcode, 0.03)
              ? []
              : [`${market} ${hut.name}: ${line}, ${hut.address.postcode}`];
          }),
        );
      }),
    );
    expect(places.flat(2)).toEqual([]);
  });

  it('is 404 where nothing is known, and of another country [ADR-32, ADR-33]', async () => {
    const [street] = await suggest('ca', 'king st');
    for (const query of [
      { placeId: 'nope' },
      { placeId: '0123456789abcdef' },
      { placeId: street?.placeId ?? '' },
      { postcode: 'ZE1 0AA' },
    ]) {
      const { status, body } = await get<Problem>('uk', '/v1/geocode', query);
      expect([status, body.name]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('is refused with the field that is wrong', async () => {
    const fieldsOf = (query: Readonly<Record<string, string>>) => wrong('uk', '/v1/geocode', query);
    expect(await fieldsOf({ postcode: '75011' })).toEqual([
      { field: 'postcode', reason: 'must be a postcode or its first part' },
    ]);
    expect(await fieldsOf({ lat: '91', lng: 'east' })).toEqual([
      { field: 'lat', reason: 'must be degrees from -90 to 90' },
      { field: 'lng', reason: 'must be degrees from -180 to 180' },
    ]);
    expect(await fieldsOf({ lat: '51' })).toEqual([{ field: 'lng', reason: 'is missing' }]);
    for (const query of [{}, { postcode: 'SW11', placeId: 'x' }]) {
      expect((await fieldsOf(query))?.map(({ field }) => field)).toEqual(['query']);
    }
  });
});

describe('the streets of a postcode', () => {
  it('are records with their hut and range, those that hold the typed words [ADR-14, ADR-38]', async () => {
    expect(await streets('75011', 'oberk')).toEqual([
      {
        street: 'Rue Oberkampf',
        street_name: 'Oberkampf',
        street_type: 'Rue',
        city: 'Paris',
        postcode: '75011',
        hut: '1101',
        number_from: 1,
        number_to: 240,
        number_type: 'Consecutive',
      },
    ]);
    expect((await streets('75011')).length).toBeGreaterThan(8);
  });

  it('come in hut order, a street with all its records [ADR-23, ADR-38]', async () => {
    const records = await streets('75011', 'boulevard voltaire');
    expect(records.map(({ hut, number_from, number_to }) => [hut, number_from, number_to])).toEqual(
      [
        ['1101', 1, 120],
        ['1105', 151, 286],
      ],
    );
  });

  it('are found without accents, in any order of words and mistyped [ADR-38]', async () => {
    for (const query of ['felix faure', 'FAURE av', 'felix fuare']) {
      expect((await streets('75015', query))[0]?.street).toBe('Avenue Félix Faure');
    }
    expect(await streets('75015', 'oberkampf')).toEqual([]);
  });

  it('of the test postcode are the test street, which leads to the test hut [ADR-12]', async () => {
    for (const [postcode, query] of [
      ['PIZZA', ''],
      ['pizza', 'anything'],
    ] as const) {
      const [record, ...others] = await streets(postcode, query);
      expect(others).toEqual([]);
      expect(record).toMatchObject({ street: 'Rue de la Pizza', city: 'Paris', postcode: 'PIZZA' });
      expect(record && record.number_from <= 33 && record.number_to >= 33).toBe(true);
      const path = `/v1/hut?hutId=${record?.hut}&sector=fr-1`;
      expect((await server.get<Hut>(path, hostOf('fr'))).body.test).toBe(true);
    }
  });

  it('are refused for what is no whole postcode of the market [ADR-38]', async () => {
    const path = '/v1/address-lookup/lookup-street-by-post-code';
    for (const postcode of ['750', 'SW11 1JB', '', "'"]) {
      expect(await wrong('fr', path, { postcode })).toEqual([
        { field: 'postcode', reason: 'must be a whole postcode' },
      ]);
    }
    expect(await wrong('fr', path, {})).toEqual([{ field: 'postcode', reason: 'is missing' }]);
  });
});

describe('the cities of postcodes', () => {
  const cities = async (postcode: string) =>
    (
      await get<Record<string, string[]>>('fr', '/v1/address-lookup/lookup-post-codes', {
        postcode,
      })
    ).body;

  it('are listed by postcode for every postcode that begins so [ADR-39]', async () => {
    expect(await cities('75011')).toEqual({ '75011': ['Paris'] });
    expect(Object.keys(await cities('690'))).toEqual(['69001', '69002', '69003', '69007']);
    expect(await cities('99')).toEqual({});
  });

  it('hold the test postcode only when it is typed in full [ADR-12]', async () => {
    expect(await cities('pizza')).toEqual({ PIZZA: ['Paris'] });
    expect(await cities('piz')).toEqual({});
  });

  it('are refused for what cannot begin a postcode [ADR-39]', async () => {
    const path = '/v1/address-lookup/lookup-post-codes';
    for (const postcode of ['', '%', '75_1', 'é']) {
      expect(await wrong('fr', path, { postcode })).toEqual([
        { field: 'postcode', reason: 'must be a postcode or its first part' },
      ]);
    }
  });
});
