import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../../schemas/types/http/orders.ts';
import type { PostalAddress } from '../../../schemas/types/http/places.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const look = <Body = readonly PostalAddress[]>(
  postcode: string,
  sector: string,
  host = 'localhost',
) =>
  server.get<Body>(
    `/v1/address-lookup/addresses?${new URLSearchParams({ postcode, sector }).toString()}`,
    { host },
  );

describe('the addresses of a postcode', () => {
  it('come from the source of the market, however the postcode is written [SHP-18]', async () => {
    const { status, body } = await look('SW11 1JB', 'uk-1');
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(1);
    expect((await look('sw111jb', 'uk-1', 'uk.localhost')).body).toEqual(body);
  });

  it('are none in a market without a source [SHP-18]', async () => {
    for (const [postcode, sector] of [
      ['75011', 'fr-1'],
      ['560034', 'in-1'],
      ['M5V 2A1', 'ca-1'],
    ] as const) {
      expect(await look(postcode, sector)).toMatchObject({ status: 200, body: [] });
    }
  });

  it('are asked for with a whole postcode and a sector that there is', async () => {
    for (const [postcode, sector, name] of [
      ['SW11', 'uk-1', 'postcode'],
      ['75011', 'uk-1', 'postcode'],
      ['SW11 1JB', 'xx-1', 'sector'],
    ] as const) {
      const { status, body } = await look<Problem>(postcode, sector);
      expect([status, body.fields?.[0]?.field]).toEqual([400, name]);
    }
  });
});

describe('whoever asks for many postcodes', () => {
  it('is told to wait, since each may have to be paid for [SHP-18]', async () => {
    const limited = await startServer({ environment: { requestsPerMinute: 100_000 } });
    try {
      const statuses = [];
      for (let count = 0; count <= 60; count += 1) {
        const path = '/v1/address-lookup/addresses?postcode=SW11+1JB&sector=uk-1';
        statuses.push((await limited.get(path)).status);
      }
      expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await limited.close();
    }
  });
});
