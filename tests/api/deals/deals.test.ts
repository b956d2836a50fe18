import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../../schemas/types/catalogue/discount.ts';
import type { Problem } from '../../../schemas/types/http/orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

// A Wednesday noon in Paris.
const wednesday = Date.parse('2026-03-04T11:00Z');
const dayMs = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: () => wednesday });
});
afterAll(() => server.close());

const deals = async (query: string) => (await server.get<Deal[]>(`/v1/deals/?${query}`)).body;
const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
const french = 'hutid=1101&sector=fr-1';

describe('the deals of a hut', () => {
  it('are a JSON list, each with its kind, options and every product it may use [DEA-19, DEA-22, DEA-88]', async () => {
    const { status, headers, body } = await server.get<Deal[]>(
      '/v1/deals/?hutid=1101&sector=uk-1&disposition=delivery&when=asap',
      { accept: 'application/json' },
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    const flat = body.find(({ id }) => id === 'any-20-medium');
    expect(flat).toMatchObject({
      kind: 'flat',
      price: 20,
      options: expect.arrayContaining([expect.objectContaining({ type: 'pizza', count: 2 })]),
    });
    expect(flat?.entities?.length).toBeGreaterThan(2);
  });

  it('hold a promotion of a weekday on its days only, by the time of the order [DEA-87, DEA-89]', async () => {
    const today = idsOf(await deals(french));
    expect(today).toContain('drinks-flatbread');
    expect(today).not.toContain('big-box');
    const saturday = wednesday + 3 * dayMs;
    const later = idsOf(await deals(`${french}&when=scheduled&time=${saturday}`));
    expect(later).toContain('big-box');
    expect(later).not.toContain('drinks-flatbread');
  });

  it('belong to the trading day: before 05:00 it is still the day before [DEA-87]', async () => {
    const thursdayNight = Date.parse('2026-03-06T03:00Z');
    const night = idsOf(await deals(`${french}&when=scheduled&time=${thursdayNight}`));
    expect(night).toContain('drinks-flatbread');
    const fridayMorning = Date.parse('2026-03-06T04:30Z');
    const morning = idsOf(await deals(`${french}&when=scheduled&time=${fridayMorning}`));
    expect(morning).not.toContain('drinks-flatbread');
  });

  it('are those for the disposition [DEA-89]', async () => {
    const kept = async (disposition: string) =>
      (await deals(`hutid=1101&sector=uk-1&disposition=${disposition}`)).filter(
        ({ dispositions }) => dispositions && !dispositions.includes(disposition as 'delivery'),
      );
    expect(await kept('delivery')).toEqual([]);
    expect(await kept('collection')).toEqual([]);
    const delivery = idsOf(await deals('hutid=1101&sector=uk-1&disposition=delivery'));
    const collection = idsOf(await deals('hutid=1101&sector=uk-1&disposition=collection'));
    expect(delivery).not.toEqual(collection);
  });

  it('need hut and sector, are 404 for an unknown hut, and need the time of a scheduled order [DEA-89]', async () => {
    const { status, body } = await server.get<Problem>('/v1/deals/');
    expect(status).toBe(400);
    expect(body.fields?.map(({ field }) => field)).toEqual(['hutid', 'sector']);
    expect((await server.get('/v1/deals/?hutid=nope&sector=uk-1')).status).toBe(404);
    const timeless = await server.get<Problem>(`/v1/deals/?${french}&when=scheduled`);
    expect(timeless.status).toBe(400);
    expect(timeless.body.fields?.[0]?.field).toBe('time');
  });
});

describe('the discounts of a hut', () => {
  it('stand in the field result, those for the disposition only [VOU-12]', async () => {
    const { status, body } = await server.get<{ result: Discount[] }>(
      '/v1/discounts/?hutid=1101&sector=uk-1&disposition=delivery',
    );
    expect(status).toBe(200);
    expect(idsOf(body.result)).toContain('spend-30-save-5');
    expect(
      body.result.filter(({ options }) => options.dispositions?.includes('delivery') === false),
    ).toEqual([]);
    expect((await server.get('/v1/discounts/?hutid=nope&sector=uk-1')).status).toBe(404);
  });
});
