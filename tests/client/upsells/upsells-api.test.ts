import { describe, expect, it } from 'vitest';
import type { HttpCall, HttpClient } from '../../../client/kernel/http-client.ts';
import { createUpsellsApi } from '../../../client/upsells/upsells-api.ts';

describe('the upsells call', () => {
  it('asks with its params, the sector and the moment; empty params are left out [UPS-24]', async () => {
    const calls: HttpCall[] = [];
    const http: HttpClient = {
      async send<Body>(call: HttpCall) {
        calls.push(call);
        return { status: 200, body: [] as Body };
      },
    };
    const api = createUpsellsApi(http);
    const params = { hutid: '1101', disposition: '', redeemId: undefined, count: 0 };
    expect(await api.upsells(params, 'uk-1', 1_767_225_600_000)).toEqual([]);
    expect(calls).toEqual([
      {
        path: '/v1/upsells/',
        query: { hutid: '1101', count: 0, sector: 'uk-1', now: 1_767_225_600_000 },
      },
    ]);
  });
});
