import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem, TimeSlot } from '../../../schemas/types/http/orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

const noon = Date.parse('2026-03-02T12:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    now: () => noon,
    manifests: {
      uk: { hutOverrides: { 'uk-1:1103': { timeSlots: { startOffsetMs: 3_600_000 } } } },
    },
  });
});
afterAll(() => server.close());

const slots = async (query: string) =>
  (await server.get<TimeSlot[]>(`/v1/hut/time-slots/?${query}`)).body;

describe('the times of a hut', () => {
  it('begin with one for now, then come in order from what the kitchen can prepare [TIM-02, TIM-11]', async () => {
    const [now, ...later] = await slots('sector=uk-1&hutId=1101&disposition=delivery');
    expect(now).toMatchObject({ asap: true, closed: false });
    expect(later[0]).toEqual({
      timestamp: noon + 45 * 60_000,
      text: '12:45',
      timeRange: { from: noon + 45 * 60_000, to: noon + 60 * 60_000 },
      asap: false,
      closed: false,
    });
    const stamps = later.map(({ timestamp }) => timestamp);
    expect(stamps).toEqual([...new Set(stamps)].toSorted((one, other) => one - other));
  });

  it('are none in a disposition without hours [TIM-10]', async () => {
    expect(await slots('sector=uk-1&hutId=1116&disposition=delivery')).toEqual([]);
    expect((await slots('sector=uk-1&hutId=1116&disposition=collection')).length).toBeGreaterThan(
      1,
    );
  });

  it('follow the settings of the hut in the manifest [CST-05]', async () => {
    const [, usual] = await slots('sector=uk-1&hutId=1101&disposition=collection');
    const [, moved] = await slots('sector=uk-1&hutId=1103&disposition=collection');
    expect(moved?.timestamp).toBe((usual?.timestamp ?? 0) + 3_600_000);
  });

  it('are 404 for an unknown hut and 400 for a wrong question [TIM-11]', async () => {
    const unknown = '/v1/hut/time-slots?sector=uk-1&hutId=nope&disposition=delivery';
    expect((await server.get(unknown)).status).toBe(404);
    const { status, body } = await server.get<Problem>('/v1/hut/time-slots/?sector=uk-1');
    expect(status).toBe(400);
    expect(body.fields?.map(({ field }) => field).toSorted()).toEqual(['disposition', 'hutId']);
  });
});
