import { describe, expect, it } from 'vitest';
import { createPlacesApi } from '../../../client/address/places-api.ts';
import { type HttpCall, type HttpClient, HttpError } from '../../../client/kernel/http-client.ts';
import { gazetteer } from '../../../plugins/gazetteer/gazetteer.ts';

/** The calls with an answer, with the status they are refused with, or with a lost connection. */
const open = (answer: unknown) => {
  const calls: HttpCall[] = [];
  const http: HttpClient = {
    async send<Body>(call: HttpCall) {
      calls.push(call);
      if (answer instanceof Error) throw answer;
      if (typeof answer === 'number') {
        const details = { url: call.path, statusText: 'No', type: '', text: '', json: undefined };
        throw new HttpError({ ...details, status: answer });
      }
      return { status: 200, body: answer as Body };
    },
  };
  const places = createPlacesApi({
    http,
    country: 'ca',
    geocoder: () => gazetteer,
    isPrerendering: () => false,
    loadScript: async () => {},
    locale: () => 'en-CA',
  });
  return { calls, places };
};

describe('the look-up calls', () => {
  it('ask for the streets of a postcode; a refusal means none [ADR-38]', async () => {
    const { calls, places } = open(['record']);
    expect(await places.streets('75011', 'ober')).toEqual(['record']);
    expect(calls).toEqual([
      {
        path: '/v1/address-lookup/lookup-street-by-post-code',
        query: { postcode: '75011', query: 'ober' },
      },
    ]);
    for (const status of [400, 404, 500]) {
      expect(await open(status).places.streets('75011', 'ober')).toEqual([]);
    }
  });

  it('ask for the cities of postcodes; a refusal means none [ADR-39]', async () => {
    const { calls, places } = open({ '75011': ['Paris'] });
    expect(await places.postcodes('750')).toEqual({ '75011': ['Paris'] });
    expect(calls).toEqual([
      { path: '/v1/address-lookup/lookup-post-codes', query: { postcode: '750' } },
    ]);
    for (const status of [400, 503]) expect(await open(status).places.postcodes('750')).toEqual({});
  });

  it('pass a lost connection on, which is no refusal', async () => {
    const { places } = open(new Error('Request timeout'));
    await expect(places.streets('75011', 'ober')).rejects.toThrow('Request timeout');
    await expect(places.postcodes('750')).rejects.toThrow('Request timeout');
  });
});

describe('the calls for places', () => {
  it('are kept to the country of the market [ADR-33]', async () => {
    const { calls, places } = open([]);
    await places.suggest('toro', 'delivery');
    expect(calls).toEqual([
      { path: '/v1/places/autocomplete', query: { input: 'toro', country: 'ca' } },
    ]);
  });

  it('ask for the coordinates of a postcode [BSK-80]', async () => {
    const { calls, places } = open({ latitude: 51.4642, longitude: -0.1638 });
    expect(await places.geocode({ postcode: 'SW11 1JB' })).toMatchObject({ latitude: 51.4642 });
    expect(calls).toEqual([{ path: '/v1/geocode', query: { postcode: 'SW11 1JB' } }]);
  });

  it('find a place or none, and tell a failure by its status [ADR-37]', async () => {
    for (const status of [400, 404]) {
      expect(await open(status).places.geocode({ placeId: 'x' })).toBeUndefined();
      expect(await open(status).places.suggest('x', 'delivery')).toEqual([]);
    }
    await expect(open(429).places.geocode({ placeId: 'x' })).rejects.toMatchObject({
      status: 'OVER_QUERY_LIMIT',
    });
    await expect(open(500).places.geocode({ placeId: 'x' })).rejects.toMatchObject({
      status: 'UNKNOWN_ERROR',
    });
    await expect(open(new Error('down')).places.geocode({ placeId: 'x' })).rejects.toMatchObject({
      status: 'NO_CONNECTION',
    });
  });
});
