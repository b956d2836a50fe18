import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostLines, mostThings } from '../../../core/group-orders/group-limits.ts';
import { erasePersonalData } from '../../../server/personal-data/erase-personal-data.ts';
import { placedOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { GroupCaller, joined, margherita, newKey, openGroup } from './groups.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    manifests: { uk: { groupOrder: { mostPeople: 3 } } },
    environment: { requestsPerMinute: 100_000 },
  });
});
afterAll(() => server.close());

const hour = 3_600_000;

describe('a group order', () => {
  it('is opened by its host, joined by link, and shows the host what everybody chose, and each what they did [SHP-27]', async () => {
    const { host, group } = await openGroup(server, { time: 1_800_000_000_000 });
    expect(group).toMatchObject({
      status: 'open',
      role: 'host',
      hutName: expect.stringContaining('Clapham'),
      disposition: 'collection',
      time: 1_800_000_000_000,
      hostName: 'Ada',
      people: [],
    });
    const stranger = new GroupCaller(server);
    const seen = await stranger.read(group.id);
    expect(seen.headers.get('cache-control')).toBe('no-store');
    expect(seen.body).toMatchObject({ role: 'guest', hostName: 'Ada', people: [] });
    const { guest: bo, group: ofBo } = await joined(server, group.id, ' Bo \u202e\n');
    const { guest: cleo, group: ofCleo } = await joined(server, group.id, 'Cleo');
    await bo.put(ofBo, 'a', { count: 2 });
    await cleo.put(ofCleo, 'a', { choice: { type: 'drink', productId: 'fornello-cola' } });
    const done = await cleo.send('PUT', `/${group.id}/people/${ofCleo.me}`, { isDone: true });
    expect(done.body.people).toEqual([
      { id: ofBo.me, name: 'Bo', isDone: false, count: 2 },
      expect.objectContaining({ name: 'Cleo', isDone: true, lines: [expect.anything()] }),
    ]);
    expect((await host.read(group.id)).body.people).toEqual([
      {
        id: ofBo.me,
        name: 'Bo',
        isDone: false,
        count: 2,
        lines: [{ id: 'a', choice: margherita, count: 2 }],
      },
      expect.objectContaining({ name: 'Cleo', count: 1 }),
    ]);
    expect((await stranger.read(group.id)).body.people).toEqual([]);
  });

  it('is opened, joined and added to once, however often it is sent [SHP-27]', async () => {
    const host = new GroupCaller(server);
    const opened = await Promise.all([host.open(), host.open(), host.open()]);
    expect(new Set(opened.map(({ body }) => body.id)).size).toBe(1);
    const id = opened[0].body.id;
    const guest = new GroupCaller(server);
    const joins = await Promise.all([guest.join(id), guest.join(id)]);
    expect(new Set(joins.map(({ body }) => body.me)).size).toBe(1);
    const [{ body: group }] = joins;
    await Promise.all([guest.put(group, 'a'), guest.put(group, 'a')]);
    await guest.put(group, 'a', { count: 3 });
    expect((await host.read(id)).body.people).toEqual([
      expect.objectContaining({ count: 3, lines: [expect.objectContaining({ id: 'a' })] }),
    ]);
  });

  it('loses nothing of people who add at once, and takes no more than there is room for [SHP-27]', async () => {
    const { host, group } = await openGroup(server);
    const guests = await Promise.all(
      Array.from({ length: 5 }, async (_, index) => {
        const guest = new GroupCaller(server);
        return { guest, answer: await guest.join(group.id, `Guest ${index}`) };
      }),
    );
    const inside = guests.filter(({ answer }) => answer.status === 200);
    const outside = guests.filter(({ answer }) => answer.status !== 200);
    expect(inside).toHaveLength(3);
    expect(outside.map(({ answer: { status, body } }) => [status, body.name])).toEqual(
      Array.from({ length: 2 }, () => [409, 'GROUP_FULL']),
    );
    await Promise.all(
      inside.flatMap(({ guest, answer }) =>
        Array.from({ length: 6 }, (_, line) => guest.put(answer.body, `l${line}`)),
      ),
    );
    const { people, version } = (await host.read(group.id)).body;
    expect(people.map(({ count }) => count)).toEqual([6, 6, 6]);
    expect(version).toBe(group.version + 3 + 18);
    const { guest, answer } = inside[0] ?? {};
    if (!guest || !answer) throw new Error('Nobody could join.');
    const more = await Promise.all(
      Array.from({ length: mostLines }, (_, line) => guest.put(answer.body, `m${line}`)),
    );
    expect(more.filter(({ status }) => status === 200)).toHaveLength(mostLines - 6);
    const much = await Promise.all(
      inside
        .slice(1)
        .flatMap((one) =>
          Array.from({ length: 6 }, (_, line) =>
            one.guest.put(one.answer.body, `l${line}`, { count: 20 }),
          ),
        ),
    );
    expect(much.some(({ status, body }) => status === 409 && body.name === 'GROUP_TOO_MUCH')).toBe(
      true,
    );
    const counts = (await host.read(group.id)).body.people.map(({ count }) => count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(mostThings);
  });

  it('lets nobody change what is another’s, or do what is the host’s [SHP-27, SEC-26]', async () => {
    const { host, group } = await openGroup(server);
    const { guest: bo, group: ofBo } = await joined(server, group.id);
    const { guest: mallory, group: ofMallory } = await joined(server, group.id, 'Mallory');
    await bo.put(ofBo, 'a');
    const person = `/${group.id}/people/${ofBo.me}`;
    const hostile = [
      await mallory.send('PUT', `${person}/lines/a`, { choice: margherita, count: 20 }),
      await mallory.send('DELETE', `${person}/lines/a`),
      await mallory.send('PUT', person, { isDone: true }),
      await mallory.send('DELETE', person),
      await mallory.change(group.id, 'locked'),
      await mallory.change(group.id, 'cancelled'),
      await new GroupCaller(server).put(ofBo, 'a'),
      await new GroupCaller(server).change(group.id, 'ordered', { transactionId: 'x' }),
    ];
    expect(hostile.map(({ status }) => status)).toEqual(Array(8).fill(403));
    const { group: other } = await openGroup(server);
    expect((await bo.change(other.id, 'locked')).status).toBe(403);
    expect((await bo.put({ ...ofBo, id: other.id }, 'a')).status).toBe(403);
    expect((await host.put(ofBo, 'a')).status).toBe(403);
    const { people, status } = (await host.read(group.id)).body;
    expect([status, people[0]?.count]).toEqual(['open', 1]);
    const path = `/${group.id}/people`;
    await host.send('DELETE', `${path}/${ofBo.me}/lines/a`);
    expect((await bo.read(group.id)).body.people[0]?.count).toBe(0);
    const without = await host.send('DELETE', `${path}/${ofMallory.me}`);
    expect(without.body.people.map(({ name }) => name)).toEqual(['Bo']);
    expect((await mallory.read(group.id)).body).toMatchObject({ role: 'guest', people: [] });
    expect((await mallory.put(ofMallory, 'a')).status).toBe(403);
    expect((await bo.send('DELETE', `${path}/${ofBo.me}`)).body.role).toBe('guest');
  });

  it('is locked, opened again and cancelled by its host; then it says so to everybody [SHP-27]', async () => {
    const { host, group } = await openGroup(server);
    const { guest, group: own } = await joined(server, group.id);
    await guest.put(own, 'a');
    expect((await host.change(group.id, 'locked')).body.status).toBe('locked');
    const refused = [
      await guest.put(own, 'b'),
      await guest.send('DELETE', `/${group.id}/people/${own.me}/lines/a`),
      await new GroupCaller(server).join(group.id),
    ];
    expect(refused.map(({ status, body }) => [status, body.name])).toEqual(
      Array.from({ length: 3 }, () => [409, 'GROUP_LOCKED']),
    );
    expect((await guest.join(group.id)).body.me).toBe(own.me);
    await host.change(group.id, 'open');
    expect((await guest.put(own, 'b')).status).toBe(200);
    expect((await host.change(group.id, 'cancelled')).body.status).toBe('cancelled');
    expect((await host.change(group.id, 'cancelled')).status).toBe(200);
    expect((await guest.read(group.id)).body.status).toBe('cancelled');
    const late = [await guest.put(own, 'c'), await host.change(group.id, 'open')];
    expect(late.map(({ status, body }) => [status, body.name])).toEqual(
      Array.from({ length: 2 }, () => [410, 'GROUP_ENDED']),
    );
  });

  it('is ordered once an order at its restaurant was placed [SHP-27]', async () => {
    const earlier = await placedOrder(server);
    await server.clock.advance(1000);
    const { host, group } = await openGroup(server);
    const { guest } = await joined(server, group.id);
    const ordered = (transactionId?: string) => host.change(group.id, 'ordered', { transactionId });
    expect((await ordered()).status).toBe(400);
    expect((await ordered('unknown')).status).toBe(404);
    expect((await ordered(earlier.transactionId)).body.name).toBe('NOT_ORDERED');
    await server.clock.advance(1000);
    const { transactionId } = await placedOrder(server);
    await server.clock.advance(7 * hour);
    expect((await guest.read(group.id)).body.status).toBe('expired');
    expect((await ordered(transactionId)).body.status).toBe('ordered');
    expect((await guest.read(group.id)).body.status).toBe('ordered');
  });

  it('answers nothing to who has its last version already [SHP-27]', async () => {
    const { host, group } = await openGroup(server);
    const same = `?seen=${group.version}`;
    expect((await host.read(group.id, same)).status).toBe(204);
    await joined(server, group.id);
    expect((await host.read(group.id, same)).body.people).toHaveLength(1);
  });

  it('ends by itself, is told to have, and is gone with all names a day later [SHP-27, SEC-42]', async () => {
    const { host, group } = await openGroup(server);
    const { guest, group: own } = await joined(server, group.id);
    await guest.put(own, 'a');
    await server.clock.advance(6 * hour + 1);
    expect((await guest.read(group.id, `?seen=${own.version + 1}`)).body.status).toBe('expired');
    expect((await guest.put(own, 'b')).body.name).toBe('GROUP_ENDED');
    expect((await new GroupCaller(server).join(group.id)).status).toBe(410);
    expect((await host.change(group.id, 'open')).status).toBe(410);
    await erasePersonalData(server.db, server.dependencies.markets);
    expect((await guest.read(group.id)).status).toBe(200);
    await server.clock.advance(24 * hour);
    await erasePersonalData(server.db, server.dependencies.markets);
    expect((await guest.read(group.id)).status).toBe(404);
    for (const table of ['group_order', 'group_person', 'group_line'] as const) {
      expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('takes plain bodies of bounded size, and is known in its own market alone [SHP-27, SEC-01]', async () => {
    const { group } = await openGroup(server);
    const { guest, group: own } = await joined(server, group.id);
    const long = 'x'.repeat(41);
    const statuses = async (calls: readonly Promise<{ readonly status: number }>[]) =>
      (await Promise.all(calls)).map(({ status }) => status);
    const wrong = [
      guest.open({ name: long }),
      guest.open({ name: ' \u202e ' }),
      guest.open({ key: 'short' }),
      guest.open({ disposition: 'dinein' }),
      guest.open({ time: '1' }),
      guest.open({ price: 1 }),
      guest.put(own, 'a', { count: 0 }),
      guest.put(own, 'a', { count: 21 }),
      guest.put(own, 'a', { price: 1 }),
      guest.put(own, 'a', { choice: { type: 'pizza' } }),
      guest.put(own, 'a', { choice: { ...margherita, toppings: Array(31).fill('x') } }),
      guest.put(own, 'x'.repeat(61)),
      guest.send('POST', `/${group.id}/people`, { name: long, key: newKey() }),
      guest.send('PUT', `/${group.id}/status`, { status: 'expired' }),
    ];
    expect(await statuses(wrong)).toEqual(Array(wrong.length).fill(400));
    const nobody = [
      guest.read('unknown'),
      guest.open({ hutId: 'none' }),
      new GroupCaller(server, { host: 'fr.localhost' }).read(group.id),
      new GroupCaller(server, { host: 'fr.localhost' }).open(),
    ];
    expect(await statuses(nobody)).toEqual(Array(nobody.length).fill(404));
  });
});

describe('group orders of a market', () => {
  it('are off where its manifest says so, and limited for one address [SHP-27, SEC-06]', async () => {
    const own = await startServer({
      manifests: {
        uk: { groupOrder: { enabled: false } },
        fr: { limits: { group: { windowMs: 60_000, perAddress: 2, perAccount: 2 } } },
      },
      environment: { requestsPerMinute: 100_000 },
    });
    try {
      const { status, body } = await new GroupCaller(own).open();
      expect([status, body.name]).toEqual([409, 'GROUPS_OFF']);
      const french = { sector: 'fr-1', hutId: '1101' };
      const open = async () => (await new GroupCaller(own).open(french)).status;
      expect([await open(), await open(), await open()]).toEqual([200, 200, 429]);
    } finally {
      await own.close();
    }
  });
});
