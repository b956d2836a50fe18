import { describe, expect, it } from 'vitest';
import { NearbyHuts } from '../../../client/localisation/nearby-huts.ts';
import { NotificationsStore } from '../../../client/shell/notifications-store.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { GeocodedPlace } from '../../../schemas/types/http/places.ts';
import { testEnvironment } from '../test-environment.ts';
import { testMarket } from '../../core/test-market.ts';
import { clapham, islington, ukHut } from '../../core/localisation/sample-huts.ts';

const place = { latitude: 51.46, longitude: -0.17 } as GeocodedPlace;
const postcodeOnly = { postcode: 'SW11 1AA' };

const at = (hut: Hut, distanceMetres: number): Hut => ({ ...hut, distanceMetres });

/** A search whose calls are answered by the test and written down. */
const openNearby = async ({
  found = [at(clapham, 300)],
  geocode = async (): Promise<GeocodedPlace | undefined> => place,
}: {
  readonly found?: readonly Hut[];
  readonly geocode?: () => Promise<GeocodedPlace | undefined>;
} = {}) => {
  const market = await testMarket('uk', []);
  const asked: unknown[] = [];
  const usual = testEnvironment(market);
  const outside = testEnvironment(market, {
    huts: {
      ...usual.huts,
      nearby: async (...call) => {
        asked.push(['nearby', ...call]);
        return found;
      },
    },
    places: {
      ...usual.places,
      geocode: async (question) => {
        asked.push(['geocode', question]);
        return geocode();
      },
    },
  });
  const notifications = NotificationsStore.create({}, outside);
  const nearby = NearbyHuts.create({}, outside);
  nearby.attachTo(notifications);
  return { nearby, asked, notifications, outside, finder: market.manifest.storeFinder };
};

describe('huts near a delivery address', () => {
  it('are looked for at its own coordinates, with the usual limit [LOC-60, LOC-09]', async () => {
    const { nearby, asked, finder } = await openNearby();
    const search = nearby.lookNearAddress(
      { ...postcodeOnly, lat: 51.5, lng: -0.1 },
      'collection',
      finder,
    );
    expect(nearby.status).toBe('loading');
    await search;
    expect(asked).toEqual([['nearby', 51.5, -0.1, 5, ['uk-1', 'uk-2']]]);
    expect(nearby.status).toBe('success');
    expect(nearby.huts).toHaveLength(1);
  });

  it('are looked for at those of its postcode when it has none [LOC-60, LOC-69]', async () => {
    const { nearby, asked, finder } = await openNearby();
    await nearby.lookNearAddress(postcodeOnly, 'collection', finder);
    expect(asked[0]).toEqual(['geocode', { postcode: 'SW11 1AA' }]);
    expect(asked[1]).toEqual(['nearby', 51.46, -0.17, 5, ['uk-1', 'uk-2']]);
    expect(nearby.point).toEqual({ lat: 51.46, lng: -0.17 });
  });

  it('are at most three, within the radius, and give out food that way [LOC-60, CST-79]', async () => {
    const { nearby, finder } = await openNearby({
      found: [
        at({ ...ukHut('2105'), id: 'no-collection' }, 10),
        at({ ...clapham, id: 'closed', closed: true }, 20),
        at({ ...clapham, id: 'a' }, 100),
        at({ ...clapham, id: 'b' }, 200),
        at({ ...clapham, id: 'edge' }, 32187),
        at({ ...clapham, id: 'fourth' }, 32187),
      ],
    });
    await nearby.lookNearAddress(postcodeOnly, 'collection', finder);
    expect(nearby.huts.map(({ id }) => id)).toEqual(['a', 'b', 'edge']);
  });

  it('are none beyond the radius [LOC-60]', async () => {
    const { nearby, finder } = await openNearby({ found: [at(islington, 32188)] });
    await nearby.lookNearAddress(postcodeOnly, 'collection', finder);
    expect(nearby.huts).toEqual([]);
    expect(nearby.status).toBe('success');
  });

  it('cannot be found when geocoding fails: a warning says so [LOC-65]', async () => {
    const geocode = () => Promise.reject(new Error('down'));
    const { nearby, notifications, finder } = await openNearby({ geocode });
    await nearby.lookNearAddress(postcodeOnly, 'collection', finder);
    expect(nearby.status).toBe('failure');
    expect(notifications.list[0]).toMatchObject({ id: 'localisation', type: 'warning' });
  });

  it('are none near a place that is not known: an address was refused already, a postcode is warned about [LOC-65]', async () => {
    const { nearby, notifications, finder } = await openNearby({ geocode: async () => undefined });
    await nearby.lookNearAddress(postcodeOnly, 'collection', finder);
    expect([nearby.status, nearby.point]).toEqual(['unknown-place', undefined]);
    expect(notifications.list).toHaveLength(0);
    await nearby.lookNearPostcode('ZE1 0AA', 'collection');
    expect(notifications.list[0]).toMatchObject({ id: 'localisation', type: 'warning' });
  });

  it('are forgotten when the search is closed, whatever comes after [LOC-66]', async () => {
    const { nearby, finder } = await openNearby();
    const search = nearby.lookNearAddress(postcodeOnly, 'collection', finder);
    nearby.clear();
    await search;
    expect(nearby).toMatchObject({ huts: [], status: 'none', point: undefined });
  });

  it('are those of the latest search', async () => {
    const answers: ((place: GeocodedPlace) => void)[] = [];
    const { nearby } = await openNearby({
      geocode: async () => new Promise<GeocodedPlace>((resolve) => answers.push(resolve)),
    });
    const first = nearby.lookNearPostcode('N1 1AA', 'collection');
    const second = nearby.lookNearPostcode('SW11 1AA', 'collection');
    answers[1]?.(place);
    await second;
    answers[0]?.({ ...place, latitude: 1 });
    await first;
    expect(nearby.point?.lat).toBe(51.46);
  });
});

describe('huts near a whole postcode', () => {
  it('are as many as the call answers [LOC-67]', async () => {
    const { nearby, asked } = await openNearby({
      found: [1, 2, 3, 4, 5].map((index) => at({ ...clapham, id: `${index}` }, index * 10_000)),
    });
    await nearby.lookNearPostcode('SW11 1AA', 'collection');
    expect(asked[0]).toEqual(['geocode', { postcode: 'SW11 1AA' }]);
    expect(nearby.huts).toHaveLength(5);
  });
});
