import { describe, expect, it } from 'vitest';
import { createHutsApi } from '../../../client/huts/huts-api.ts';
import { type HttpCall, type HttpClient, HttpError } from '../../../client/kernel/http-client.ts';
import { testManifest } from '../../core/test-market.ts';
import { allOpen, clapham, islington } from '../../core/localisation/sample-huts.ts';

/** The calls with an answer, or with the status they are refused with. */
const open = (answer: unknown) => {
  const calls: HttpCall[] = [];
  const http: HttpClient = {
    async send<Body>(call: HttpCall) {
      calls.push(call);
      if (typeof answer === 'number') {
        const details = { url: call.path, statusText: 'No', type: '', text: '', json: undefined };
        throw new HttpError({ ...details, status: answer });
      }
      return { status: 200, body: answer as Body };
    },
  };
  return { calls, huts: createHutsApi(http, testManifest('uk').hut) };
};

describe('the hut of a postcode', () => {
  it('is the first of the answer [LOC-11]', async () => {
    const { calls, huts } = open([islington, clapham]);
    expect(await huts.byPostcode('SW11 1JB')).toBe(islington);
    expect(calls).toEqual([{ path: '/v1/huts', query: { postcode: 'SW11 1JB' } }]);
  });

  it('is none when the answer is empty [LOC-11]', async () => {
    expect(await open([]).huts.byPostcode('ZE1 0AA')).toBeUndefined();
  });
});

describe('the huts of sectors', () => {
  it('are asked for with the role of the visit, and without one when there is none [EXP-58]', async () => {
    const { calls, huts } = open([clapham]);
    await huts.inSectors(['uk-1', 'uk-2'], 'canary');
    await huts.inSectors(['uk-1']);
    expect(calls).toEqual([
      { path: '/v1/huts/', query: { sector: 'uk-1,uk-2', featureRole: 'canary' } },
      { path: '/v1/huts/', query: { sector: 'uk-1', featureRole: undefined } },
    ]);
  });
});

describe('one hut', () => {
  it('is asked for by sector and id, and is none after a 404 [LOC-12]', async () => {
    const { calls, huts } = open(clapham);
    expect(await huts.byId('uk-1', '1101')).toBe(clapham);
    expect(calls[0]).toMatchObject({ path: '/v1/hut', query: { sector: 'uk-1', hutId: '1101' } });
    expect(await open(404).huts.byId('uk-1', 'none')).toBeUndefined();
    await expect(open(500).huts.byId('uk-1', '1101')).rejects.toThrow(HttpError);
  });
});

describe('the hut that serves a place', () => {
  it('is asked for by sectors and position [LOC-14]', async () => {
    const { calls, huts } = open(clapham);
    expect(await huts.atPlace(51.46, -0.17, ['uk-1', 'uk-2'])).toBe(clapham);
    expect(calls).toEqual([
      { path: '/v1/hut/search/', query: { sector: 'uk-1,uk-2', lat: 51.46, lng: -0.17 } },
    ]);
  });

  it('is none after a 404; any other refusal is a failure to fetch huts [LOC-14]', async () => {
    expect(await open(404).huts.atPlace(0, 0, ['uk-1'])).toBeUndefined();
    for (const status of [400, 500]) {
      await expect(open(status).huts.atPlace(0, 0, ['uk-1'])).rejects.toThrow(
        'Failed to fetch huts',
      );
    }
  });
});

describe('the huts near a place', () => {
  it.each([
    [Number.NaN, 0],
    [0, Number.NaN],
    [Infinity, 0],
  ])('are none, without a call, for %d and %d [LOC-10]', async (lat, lon) => {
    const { calls, huts } = open([clapham]);
    expect(await huts.nearby(lat, lon, 5, ['uk-1'])).toEqual([]);
    expect(calls).toEqual([]);
  });
});

describe('the availability of a hut', () => {
  it('is the summary of sector and hut, and unknown after a 404 [LOC-16]', async () => {
    const { calls, huts } = open(allOpen);
    expect(await huts.status('uk-1', '11/01')).toBe(allOpen);
    expect(calls).toEqual([{ path: '/v2/huts/status/uk-1/11%2F01/summary' }]);
    expect(await open(404).huts.status('uk-1', 'none')).toBeUndefined();
  });
});
