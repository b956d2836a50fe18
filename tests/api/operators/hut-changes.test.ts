import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { HutOverrides, OperatorAction } from '../../../schemas/types/http/operators.ts';
import type { HutStatusSummary, Problem } from '../../../schemas/types/http/orders.ts';
import type { TestServer } from '../start-server.ts';
import { type OperatorCalls, signedIn, startConsole } from './console-server.ts';

const five = Date.parse('2026-03-04T17:00Z');
let server: TestServer;
let grace: OperatorCalls;
beforeAll(async () => {
  server = await startConsole({ at: five });
  grace = await signedIn(server, 'hut', { huts: ['uk-1/1101'] });
});
afterAll(() => server.close());

const path = '/huts/uk-1/1101/overrides';
let keys = 0;
const change = <Body = HutOverrides>(body: object, key = `change-${(keys += 1)}-of-a-hut`) =>
  grace.post<Body>(path, body, { 'idempotency-key': key });
const changes = async () => (await grace.get<HutOverrides>(path)).body.changes;
const hut = async () => (await server.get<Hut>('/v1/hut?sector=uk-1&hutId=1101')).body;
const collects = async () =>
  (await server.get<HutStatusSummary>('/v2/huts/status/uk-1/1101/summary')).body.web.asap
    .collection;
const end = (id: string) => grace.post<HutOverrides>(`${path}/${id}/end`, {});

describe('what operators change at a hut for a while', () => {
  it('holds for customers at once, until it is ended, and is written down', async () => {
    const { status, body } = await change({ closed: true, closedNote: 'Back soon.' });
    expect(status).toBe(200);
    expect(body.changes).toMatchObject([{ closed: true, isHolding: true, by: expect.anything() }]);
    await expect.poll(collects).toBe('UNAVAILABLE_CLOSED');
    expect(await hut()).toMatchObject({ closed: true, closedNote: 'Back soon.' });
    expect((await end(body.changes[0]?.id ?? '')).body.changes).toEqual([]);
    await expect.poll(collects).toBe('AVAILABLE');
    const admin = await signedIn(server, 'admin');
    const { body: actions } = await admin.get<OperatorAction[]>('/audit');
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['hut-changed', 'hut-change-ended']),
    );
  });

  it('goes by what was changed last, also within a minute', async () => {
    for (const closed of [true, false, true, false, true]) {
      await change({ closed });
      await expect.poll(async () => (await hut()).closed ?? false).toBe(closed);
    }
    for (const { id } of await changes()) await end(id);
    await expect.poll(collects).toBe('AVAILABLE');
  });

  it('begins and ends by itself', async () => {
    await change({ from: '2026-03-04T18:00', until: '2026-03-04T19:00', extraMinutes: 25 });
    const minutes = async () => (await hut()).eta?.delivery?.exact;
    expect(await minutes()).toBe(35);
    await server.clock.advance(3_600_000);
    await expect.poll(minutes).toBe(60);
    await server.clock.advance(3_600_000);
    await expect.poll(minutes).toBe(35);
    // The session has ended meanwhile.
    grace = await signedIn(server, 'hut', { huts: ['uk-1/1101'] });
    expect(await changes()).toEqual([]);
  });

  it('is made once for a call that comes twice', async () => {
    await change({ soldOut: ['margherita'] }, 'the-same-key');
    const { body } = await change({ soldOut: ['margherita'] }, 'the-same-key');
    expect(body.changes).toHaveLength(1);
    const [{ id } = { id: '' }] = body.changes;
    expect((await end(id)).status).toBe(200);
    expect((await end(id)).status).toBe(404);
  });

  it.each([
    [{ from: '2026-03-04T10:00', until: '2026-03-04T16:00', closed: true }, 'until'],
    [{ from: '2026-03-05T10:00', until: '2026-03-05T10:00', closed: true }, 'until'],
    [{ from: '2026-02-30T10:00', closed: true }, 'from'],
    [{ soldOut: ['margarita'] }, 'soldOut'],
    [{ until: '2026-03-05T10:00' }, 'override'],
  ])('is refused where it cannot be: %j', async (body, field) => {
    const answer = await change<Problem>(body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map((one) => one.field)).toContain(field);
    expect(await changes()).toEqual([]);
  });

  it('is nothing that another hut’s operator may see or do', async () => {
    const other = await signedIn(server, 'hut', { huts: ['uk-1/1102'] });
    const headers = { 'idempotency-key': 'a-strange-hut' };
    expect((await other.get(path)).status).toBe(404);
    expect((await other.post(path, { closed: true }, headers)).status).toBe(404);
    expect(await changes()).toEqual([]);
  });

  it('holds in the process that comes after this one', async () => {
    await change({ refuses: ['delivery'] });
    server = await server.succeed(0);
    expect(await hut()).toMatchObject({ bounced: { delivery: true, collection: false } });
  });
});
