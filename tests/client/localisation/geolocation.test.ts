import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type GeolocationEvent,
  type GeolocationStep,
  locatesByItself,
  nextGeolocationStep,
} from '../../../client/localisation/geolocation-steps.ts';
import type { Host } from '../../../core/shell/ports.ts';
import { PositionError } from '../../../core/shell/ports.ts';
import { browserHost } from '../../../plugins/browser-host/browser-host.ts';
import { koramangala } from '../../plugins/address/places.ts';
import { testManifest, testMarket } from '../../core/test-market.ts';
import { openLocalisation } from './open-localisation.ts';
import { clapham, islington } from '../../core/localisation/sample-huts.ts';

const collectionOnly = {
  ...islington,
  allowedDisposition: { delivery: false, collection: true, dinein: false },
};

/** A localisation store whose browser answers with a position, or not. */
const openAt = async (position: Host['position']) => {
  const asked: unknown[][] = [];
  const market = await testMarket('uk', ['by-postcode', 'consent-banner', 'browser-host']);
  const host: Host = { kind: 'browser', isMobileApp: false, position };
  const one = ((id: 'host') =>
    id === 'host' ? host : market.extensions.one(id)) as typeof market.extensions.one;
  const opened = await openLocalisation({
    huts: {
      nearby: async (...call) => {
        asked.push(call);
        return [collectionOnly, clapham];
      },
    },
    environment: {
      market: { ...market, extensions: { ...market.extensions, one } },
      places: {
        geocode: async (question) => {
          asked.push([question]);
          return koramangala;
        },
        suggest: async () => [],
        streets: async () => [],
        postcodes: async () => ({}),
      },
    },
  });
  return { ...opened, asked };
};

const here = async () => ({ latitude: 51.46, longitude: -0.17 });

describe('the search for the position', () => {
  it('goes from idle to geolocating, then found or failed, and knows what to do in every state [LOC-83]', () => {
    const steps: readonly GeolocationStep[] = ['idle', 'geolocating', 'found', 'failed'];
    const events: readonly GeolocationEvent[] = ['ask', 'find', 'fail', 'reset'];
    const table = steps.map((step) => events.map((event) => nextGeolocationStep(step, event)));
    expect(table).toEqual([
      ['geolocating', undefined, undefined, undefined],
      [undefined, 'found', 'failed', 'idle'],
      ['geolocating', undefined, undefined, 'idle'],
      ['geolocating', undefined, undefined, 'idle'],
    ]);
  });

  it('starts by itself once, for deliveries, where the setting is on [LOC-86]', () => {
    const { flags } = testManifest('in');
    expect(locatesByItself(flags, 'canary', 'delivery', 'idle')).toBe(true);
    expect(locatesByItself(flags, 'canary', 'delivery', 'found')).toBe(false);
    expect(locatesByItself(flags, 'canary', 'collection', 'idle')).toBe(false);
    expect(locatesByItself(flags, 'none', 'delivery', 'idle')).toBe(false);
    expect(locatesByItself(testManifest('uk').flags, 'canary', 'delivery', 'idle')).toBe(false);
  });

  it('asks for at most four huts near the position, in the sectors of the market [LOC-09, LOC-87, CST-78]', async () => {
    const { asked, localisation } = await openAt(here);
    await localisation.geolocate('collection');
    expect(asked).toEqual([[51.46, -0.17, 4, ['uk-1', 'uk-2']]]);
  });

  it('keeps what it found: huts, the one that serves best, and that it was allowed to look [LOC-07]', async () => {
    const { localisation } = await openAt(here);
    expect(localisation).toMatchObject({
      isFetching: false,
      searchResults: [],
      addressToConfirm: undefined,
      locationPermissionsGranted: undefined,
      geolocatedHut: undefined,
    });
    const search = localisation.geolocate('delivery');
    expect(localisation.isFetching).toBe(true);
    await search;
    expect(localisation).toMatchObject({
      geolocationStep: 'found',
      isFetching: false,
      searchResults: [collectionOnly, clapham],
      addressToConfirm: koramangala,
      locationPermissionsGranted: true,
      geolocatedHut: clapham,
    });
    localisation.forgetPosition();
    expect(localisation).toMatchObject({ geolocationStep: 'idle', searchResults: [] });
  });

  it('looks up the address of a delivery by the position, and of nothing else', async () => {
    const { asked, localisation } = await openAt(here);
    await localisation.geolocate('collection');
    expect(asked).toHaveLength(1);
    await localisation.geolocate('delivery');
    expect(asked.at(-1)).toEqual([{ lat: 51.46, lng: -0.17 }]);
  });

  it('runs once at a time', async () => {
    const { asked, localisation } = await openAt(here);
    await Promise.all([localisation.geolocate('collection'), localisation.geolocate('collection')]);
    expect(asked).toHaveLength(1);
  });

  it.each([
    [1, 'Permission Denied', false],
    [2, 'Position Unavailable', undefined],
    [3, 'Timeout', undefined],
  ] as const)(
    'tells analytics of failure %i, %s, and warns the visitor [LOC-88]',
    async (code, reason, locationPermissionsGranted) => {
      const { app, localisation, outside } = await openAt(async () => {
        throw new PositionError(code);
      });
      await localisation.geolocate('delivery');
      expect(localisation).toMatchObject({ geolocationStep: 'failed', locationPermissionsGranted });
      expect(outside.events).toContainEqual({ type: 'geolocation-failed', data: { code, reason } });
      expect(app.notifications.list).toMatchObject([
        { type: 'warning', message: 'localisation.geolocation.failed' },
      ]);
    },
  );

  it('leaves the words to the page where the page says them itself [LOC-89]', async () => {
    const { app, localisation, outside } = await openAt(async () => {
      throw new PositionError(3);
    });
    await localisation.geolocate('delivery', true);
    expect(app.notifications.list).toHaveLength(0);
    expect(outside.events).toHaveLength(1);
  });
});

describe('a browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is asked with high accuracy, for a fresh position, for five seconds [LOC-84, CST-80]', async () => {
    const asked: (PositionOptions | undefined)[] = [];
    vi.stubGlobal('navigator', {
      geolocation: {
        getCurrentPosition(found: PositionCallback, _failed: unknown, options?: PositionOptions) {
          asked.push(options);
          found({ coords: { latitude: 1, longitude: 2 } } as GeolocationPosition);
        },
      },
    });
    const position = await browserHost.position(testManifest('in').geolocation);
    expect(position).toEqual({ latitude: 1, longitude: 2 });
    expect(asked).toEqual([{ enableHighAccuracy: true, maximumAge: 0, timeout: 5000 }]);
  });

  it.each([1, 2, 3] as const)('says why it has no position: code %i [LOC-88]', async (code) => {
    vi.stubGlobal('navigator', {
      geolocation: {
        getCurrentPosition: (_found: unknown, failed: (error: { code: number }) => void) =>
          failed({ code }),
      },
    });
    await expect(browserHost.position(testManifest('in').geolocation)).rejects.toMatchObject({
      code,
    });
  });

  it('without geolocation has no position to give', async () => {
    vi.stubGlobal('navigator', {});
    await expect(browserHost.position(testManifest('in').geolocation)).rejects.toMatchObject({
      code: 2,
    });
  });
});
