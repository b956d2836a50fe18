import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EtaAnswer, HutStatusSummary, Problem } from '../../../schemas/types/http/orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

const noon = Date.parse('2026-03-02T12:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: () => noon });
});
afterAll(() => server.close());

const statusOf = async (hutId: string) =>
  (await server.get<HutStatusSummary>(`/v2/huts/status/uk-1/${hutId}/summary`)).body;

describe('the status summary of a hut', () => {
  it('says for delivery and collection whether it is open and takes orders on the web [LOC-03, LOC-16]', async () => {
    const available = { delivery: 'AVAILABLE', collection: 'AVAILABLE' };
    expect(await statusOf('1101')).toMatchObject({
      physical: available,
      web: { asap: available, scheduled: available },
    });
  });

  it('knows closed huts and those that refuse deliveries for the moment [LOC-03]', async () => {
    expect((await statusOf('1117')).web.scheduled.delivery).toBe('UNAVAILABLE_CLOSED');
    const bounced = await statusOf('1118');
    expect(bounced.physical.delivery).toBe('AVAILABLE');
    expect(bounced.web.asap).toMatchObject({
      delivery: 'UNAVAILABLE_CLOSED',
      collection: 'AVAILABLE',
    });
  });

  it('is 404 for a hut that the sector does not have [LOC-16]', async () => {
    expect((await server.get('/v2/huts/status/uk-1/nope/summary')).status).toBe(404);
    expect((await server.get('/v2/huts/status/xx-1/1101/summary')).status).toBe(404);
  });
});

describe('the estimate of a hut', () => {
  it('is exact minutes and a range, by disposition [LOC-20, MNU-27, BSK-77]', async () => {
    const eta = async (disposition: string) =>
      (await server.get<EtaAnswer>(`/v2/eta/?disposition=${disposition}&id=1101&sector=uk-1`)).body;
    const delivery = await eta('delivery');
    expect(delivery).toEqual({
      exact: expect.any(Number),
      range: { from: expect.any(Number), to: expect.any(Number) },
    });
    expect((await eta('collection')).exact).toBeLessThan(delivery.exact);
  });

  it('is 404 for an unknown hut and names each field that is missing or wrong [LOC-20]', async () => {
    const path = '/v2/eta/?disposition=delivery&id=nope&sector=uk-1';
    expect((await server.get(path)).status).toBe(404);
    const { status, body } = await server.get<Problem>('/v2/eta?disposition=teleport');
    expect(status).toBe(400);
    const fields = body.fields?.map(({ field }) => field).toSorted();
    expect(fields).toEqual(['disposition', 'id', 'sector']);
  });
});
