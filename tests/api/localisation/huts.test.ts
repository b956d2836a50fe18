import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { Problem } from '../../../schemas/types/http/orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

// A summer noon: clocks in London are an hour ahead of UTC.
const summerNoon = Date.parse('2026-07-01T12:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: () => summerNoon });
});
afterAll(() => server.close());

const idsOf = (huts: readonly Hut[]): string[] => huts.map(({ sector, id }) => `${sector}/${id}`);
const huts = async (path: string, headers = {}) => (await server.get<Hut[]>(path, headers)).body;
const uk = { host: 'uk.localhost' };

describe('huts by postcode', () => {
  it('begin with the hut that delivers there, however the postcode is spaced [LOC-11]', async () => {
    for (const postcode of ['SW11 1JB', 'sw111jb', ' SW11  1jb', 'SW11']) {
      const path = `/v1/huts?postcode=${encodeURIComponent(postcode)}`;
      expect(idsOf(await huts(path, uk))[0]).toBe('uk-1/1101');
    }
  });

  it('are none where no hut delivers [LOC-11]', async () => {
    expect(await huts('/v1/huts?postcode=ZE1%200AA', uk)).toEqual([]);
  });

  it('prefer a whole postcode to an outcode, and take the first part of one as far as it goes [LOC-11]', async () => {
    expect(idsOf(await huts('/v1/huts?postcode=BN2%203HQ', uk))).toEqual(['uk-1/1114']);
    expect(idsOf(await huts('/v1/huts?postcode=M5V%203L9', { host: 'ca.localhost' }))[0]).toBe(
      'ca-1/6001',
    );
  });

  it('say by which area they deliver there, and why the first comes first [LOC-11]', async () => {
    const [only] = await huts('/v1/huts?postcode=SW11%201JB', uk);
    expect(only?.servedBy).toEqual({ area: 'outcode', value: 'SW11' });
    const [exact] = await huts('/v1/huts?postcode=BN2%203HQ', uk);
    expect(exact?.servedBy).toEqual({ area: 'postcode', value: 'BN23HQ' });
  });

  it('are those of the market of the host [CST-05]', async () => {
    expect(idsOf(await huts('/v1/huts?postcode=75011', { host: 'fr.localhost' }))[0]).toBe(
      'fr-1/1101',
    );
    const { status } = await server.get('/v1/huts?postcode=75011', uk);
    expect(status).toBe(400);
  });

  it('name the field of a postcode that is none', async () => {
    const { status, body } = await server.get<Problem>('/v1/huts?postcode=%27%20or%201%3D1', uk);
    expect(status).toBe(400);
    expect(body.fields?.map(({ field }) => field)).toEqual(['postcode']);
  });

  it('leave test huts to those with a feature role [LOC-15]', async () => {
    expect(await huts('/v1/huts?postcode=RG1', uk)).toEqual([]);
    const shown = await huts('/v1/huts?postcode=RG1', { ...uk, 'feature-role': 'canary' });
    expect(idsOf(shown)).toEqual(['uk-1/1190']);
  });
});

describe('the hut of a house', () => {
  const fr = { host: 'fr.localhost' };
  const house = (street: string, streetNumber: string, postcode = '75011') =>
    `/v1/huts?${new URLSearchParams({ postcode, street, streetNumber }).toString()}`;
  const reasons = async (path: string) =>
    (await server.get<Problem>(path, fr)).body.fields?.map(({ field, reason }) => [field, reason]);

  it('is the one whose street record holds the number, and the answer says which [ADR-23, LOC-11]', async () => {
    const [oberkampf] = await huts(house('rue oberkampf', '62 bis'), fr);
    expect(oberkampf).toMatchObject({
      id: '1101',
      servedBy: { area: 'street', value: 'Rue Oberkampf 1-240' },
    });
    expect(idsOf(await huts(house('Boulevard Voltaire', '160'), fr))).toEqual(['fr-1/1105']);
  });

  it('is none in a gap between the records [ADR-25]', async () => {
    expect(await huts(house('Boulevard Voltaire', '135'), fr)).toEqual([]);
    expect(await huts(house('Rue de Nulle Part', '1'), fr)).toEqual([]);
  });

  it('is refused with the message of the first rule broken [ADR-16, ADR-17, ADR-18, ADR-19, ADR-20, ADR-21]', async () => {
    expect(await reasons(house('', ''))).toEqual([
      ['street', 'Must be present'],
      ['streetNumber', 'Must be present'],
    ]);
    expect(await reasons(house('Rue Oberkampf', 'abc'))).toEqual([
      ['streetNumber', 'Must be a positive integer'],
    ]);
    expect(await reasons(house('Rue Oberkampf', '900'))).toEqual([
      ['streetNumber', "'900' is not between 1 and 240"],
    ]);
    expect(await reasons(house('Rue de la Pizza', '34', 'PIZZA'))).toEqual([
      ['streetNumber', 'Your hut only services odd street numbers'],
    ]);
    expect(await reasons(house('Rue Oberkampf', '1', '7501'))).toEqual([
      ['postcode', 'must be a whole postcode'],
    ]);
  });
});

describe('huts of sectors', () => {
  it('are listed alike with and without the trailing slash [LOC-15]', async () => {
    const listed = await huts('/v1/huts/?sector=uk-2,ca-2');
    expect(new Set(listed.map(({ sector }) => sector))).toEqual(new Set(['uk-2', 'ca-2']));
    expect(await huts('/v1/huts?sector=uk-2,ca-2')).toEqual(listed);
  });

  it('hold test huts only with a role; none counts as no role [LOC-15]', async () => {
    const testHuts = async (query: string) =>
      (await huts(`/v1/huts/?sector=uk-1${query}`)).filter(({ test }) => test).length;
    expect(await testHuts('')).toBe(0);
    expect(await testHuts('&featureRole=none')).toBe(0);
    expect(await testHuts('&featureRole=canary')).toBeGreaterThan(0);
  });

  it('need a sector or a postcode, and know no unknown sector', async () => {
    const { status, body } = await server.get<Problem>('/v1/huts');
    expect(status).toBe(400);
    expect(body.fields?.[0]?.field).toBe('sector');
    expect(await huts('/v1/huts?sector=xx-9')).toEqual([]);
  });

  it('of another market are none of this host [CST-05]', async () => {
    expect(await huts('/v1/huts?sector=fr-1', uk)).toEqual([]);
  });
});

describe('huts nearby', () => {
  it('are the nearest first, five unless asked otherwise, each with its distance [LOC-08]', async () => {
    const found = await huts('/v1/huts/nearby?lat=51.4642&lon=-0.1638&sectors=uk-1');
    expect(found).toHaveLength(5);
    expect(idsOf(found)[0]).toBe('uk-1/1101');
    const distances = found.map(({ distanceMetres }) => distanceMetres ?? NaN);
    expect(distances[0]).toBe(0);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(await huts('/v1/huts/nearby?lat=51&lon=0&limit=2&sectors=uk-1,fr-1')).toHaveLength(2);
  });

  it('are none for coordinates that are no numbers or lie nowhere [LOC-10]', async () => {
    for (const query of ['lat=a&lon=b', 'lat=&lon=', 'lat=NaN&lon=0', 'lat=91&lon=0']) {
      expect(await huts(`/v1/huts/nearby?${query}&sectors=uk-1`)).toEqual([]);
    }
  });

  it('are those within a radius, when one is given [LOC-08]', async () => {
    const within = async (radius: number) =>
      idsOf(await huts(`/v1/huts/nearby?lat=51.4642&lon=-0.1638&sectors=uk-1&radius=${radius}`));
    expect(await within(0)).toEqual(['uk-1/1101']);
    expect(await within(9500)).toEqual(['uk-1/1101', 'uk-1/1105', 'uk-1/1104']);
  });

  it('leave test huts to those with a feature role [LOC-15]', async () => {
    const path = '/v1/huts/nearby?lat=51.4571&lon=-0.9737&sectors=uk-1&limit=3';
    const atOnePlace = ['uk-1/1190', 'uk-1/1191', 'uk-1/1192'];
    const others = idsOf(await huts(path));
    expect(others.filter((id) => atOnePlace.includes(id))).toEqual([]);
    expect(idsOf(await huts(`${path}&featureRole=canary`)).toSorted()).toEqual(atOnePlace);
  });

  it('need both coordinates and a sensible limit', async () => {
    const { body } = await server.get<Problem>('/v1/huts/nearby?limit=0');
    const fields = body.fields?.map(({ field }) => field).toSorted();
    expect(fields).toEqual(['lat', 'limit', 'lon']);
  });
});

describe('one hut', () => {
  it('is answered with everything it has but where it delivers [LOC-01, LOC-12]', async () => {
    const { status, body } = await server.get<Hut>('/v1/hut?hutId=1101&sector=uk-1&tradezoneId=x');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: '1101',
      sector: 'uk-1',
      name: expect.any(String),
      address: {
        lines: expect.any(Array),
        postcode: expect.any(String),
        region: expect.any(String),
      },
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      utcOffset: 60,
      ownership: expect.any(String),
      allowedDisposition: { delivery: true, collection: true },
      supportedPayment: expect.arrayContaining([{ type: 'card' }]),
      supportsGiftCard: expect.any(Boolean),
      showNutrition: expect.any(Boolean),
      tradezoneId: expect.any(String),
      phone: expect.any(String),
      urn: expect.any(String),
      states: { code: expect.any(String), hasBagFee: expect.any(Boolean) },
    });
    expect(body.hours.web.asap[0]).toHaveProperty('open');
    expect(body.hours.web.scheduled[0]?.periods[0]).toHaveProperty('prep');
    expect(body).not.toHaveProperty('deliveryArea');
    expect(body).not.toHaveProperty('distanceMetres');
  });

  it('has the fields that menu, basket and payment need [LOC-02, BSK-10]', async () => {
    const { body } = await server.get<Hut>('/v1/hut?hutId=1101&sector=uk-1');
    expect(body.variableDeliverySurcharges?.[0]).toEqual({
      minOrderValue: expect.any(Number),
      maxOrderValue: expect.any(Number),
      deliverySurcharge: expect.any(Number),
    });
    expect(body).toMatchObject({
      minDeliveryOrder: expect.any(Number),
      minCollectionOrder: expect.any(Number),
      googlePay: { gateway: expect.any(String), merchantId: expect.any(String) },
      visaCheckout: { tokens: expect.any(Array) },
    });
  });

  it('is 404 when unknown, in another sector or on the host of another market [LOC-12]', async () => {
    for (const [query, headers] of [
      ['hutId=nope&sector=uk-1', {}],
      ['hutId=1103&sector=uk-2', {}],
      ['hutId=1101&sector=xx-1', {}],
      ['hutId=1101&sector=fr-1', uk],
    ] as const) {
      const { status, body } = await server.get<Problem>(`/v1/hut?${query}`, headers);
      expect(status).toBe(404);
      expect(body.name).toBe('NOT_FOUND');
    }
  });

  it('comes with the opening hours of the next days when asked for them [LOC-13]', async () => {
    const { body } = await server.get<Hut>('/v1/hut?sector=uk-1&hutId=1104&openDays=7');
    const dates = [...new Set(body.openDays?.map(({ date }) => date))];
    expect(dates).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `2026-07-0${day}`));
    expect(body.openDays?.[0]).toMatchObject({ open: '11:00', close: '23:00' });
  });

  it('needs its id and its sector, and names each wrong field', async () => {
    const { status, body } = await server.get<Problem>('/v1/hut?openDays=lots');
    expect(status).toBe(400);
    const fields = body.fields?.map(({ field }) => field).toSorted();
    expect(fields).toEqual(['hutId', 'openDays', 'sector']);
  });
});

describe('the hut that serves a place', () => {
  it('is the nearest of those that deliver there [LOC-14]', async () => {
    const path = '/v1/hut/search/?sector=uk-1&lat=51.465&lng=-0.165';
    const { body } = await server.get<Hut>(path);
    expect(body.id).toBe('1101');
    expect(body.distanceMetres).toBeGreaterThan(0);
  });

  it('is 404 where nobody delivers, and 400 without a place [LOC-14]', async () => {
    expect((await server.get('/v1/hut/search/?sector=uk-1&lat=0&lng=0')).status).toBe(404);
    expect((await server.get('/v1/hut/search/?sector=xx-1&lat=51&lng=0')).status).toBe(404);
    const { status, body } = await server.get<Problem>('/v1/hut/search?sector=uk-1&lat=north');
    expect(status).toBe(400);
    expect(body.fields?.map(({ field }) => field).toSorted()).toEqual(['lat', 'lng']);
  });
});
