import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCustomer } from '../accounts/sample-accounts.ts';
import type { Problem } from '../../../schemas/types/http/orders.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { type MadePlugins, makePlugins, nameNow, naming } from './made-plugins.ts';
import { cardTable, spy, stampCard } from './stamp-card.ts';

let plugins: MadePlugins;
let server: TestServer;
beforeAll(async () => {
  plugins = makePlugins();
  plugins.write('stamp-card', { 'server.ts': stampCard, 'migrations/0001-cards.sql': cardTable });
  plugins.write('spy', { 'server.ts': spy, 'migrations/0001-notes.sql': 'create table note ()' });
  plugins.write('broken-half', { 'server.ts': 'throw new Error("does not load");' });
  server = await startServer({
    environment: { pluginsDir: plugins.pluginsDir },
    manifests: { uk: naming('uk', 'stamp-card', 'spy') },
  });
});
afterAll(async () => {
  await server.close();
  plugins.remove();
});

const uk = { host: 'uk.localhost' };
const cards = '/v1/plugins/stamp-card/cards';
const stamp = (card: string, stamps: unknown = 2) =>
  server.post<Problem>(cards, { card, stamps }, uk);

describe('a route of a plugin', () => {
  it('is in the OpenAPI document with its schemas [ENG-15]', async () => {
    const { body } = await server.get<{ paths: Record<string, Record<string, unknown>> }>(
      '/openapi.json',
    );
    expect(body.paths['/v1/plugins/stamp-card/cards']?.['post']).toMatchObject({
      summary: 'Stamp a card',
      tags: ['plugin stamp-card'],
      requestBody: {
        content: { 'application/json': { schema: { required: ['card', 'stamps'] } } },
      },
      responses: { 201: {}, '4XX': {} },
    });
    expect(body.paths).toHaveProperty('/v1/plugins/stamp-card/cards/{card}');
  });

  it('answers as it describes, out of every cache [ENG-15]', async () => {
    const made = await stamp('A1', 3);
    expect([made.status, made.body]).toEqual([201, { card: 'A1', stamps: 3 }]);
    expect(made.headers.get('cache-control')).toBe('no-store');
    expect((await stamp('A1', 4)).body).toEqual({ card: 'A1', stamps: 7 });
    const { status, body } = await server.get(`${cards}/A1`, uk);
    expect([status, body]).toEqual([200, { card: 'A1', stamps: 7 }]);
  });

  it.each([
    ['too many stamps', { card: 'A1', stamps: 11 }, 'stamps'],
    ['no card', { stamps: 1 }, 'card'],
    ['no object', 'A1', 'body'],
  ])('refuses a body with %s, by the field [ENG-15]', async (_what, sent, field) => {
    const { status, body } = await server.post<Problem>(cards, sent, uk);
    expect([status, body.name]).toEqual([400, 'INVALID_REQUEST']);
    expect(body.fields?.map((one) => one.field)).toEqual([field]);
  });

  it('is not there in a market that does not name the plugin, whatever is sent [ENG-15]', async () => {
    const fr = { host: 'fr.localhost' };
    for (const answer of [
      await server.get<Problem>(`${cards}/A1`, fr),
      await server.post<Problem>(cards, { stamps: 99 }, fr),
      await server.get<Problem>(`${cards}/A1`, { host: 'localhost' }),
    ]) {
      expect([answer.status, answer.body.name]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await server.get(`${cards}/A1?market=uk`, { host: 'localhost' })).status).toBe(200);
    expect((await server.get(`${cards}/A1?sector=uk-1`, { host: 'localhost' })).status).toBe(200);
  });

  it('is not there where its plugin is a sandbox and sandboxes are closed [ENG-15, GTW-03]', async () => {
    const sandbox = `export default { id: 'stamp-card', title: 'Stamps', version: '1.0.0', engine: '^1.0.0', sandbox: 'Stamps', contributes: [] };`;
    const made = makePlugins();
    made.write('stamp-card', {
      'plugin.ts': sandbox,
      'server.ts': stampCard,
      'migrations/0001-cards.sql': cardTable,
    });
    const statusWith = async (state: 'open' | 'closed') => {
      const other = await startServer({
        environment: { pluginsDir: made.pluginsDir, sandbox: state },
        manifests: { uk: naming('uk', 'stamp-card') },
      });
      const { status } = await other.post(cards, { card: 'A1', stamps: 1 }, uk);
      await other.close();
      return status;
    };
    expect([await statusWith('open'), await statusWith('closed')]).toEqual([201, 404]);
    made.remove();
  });

  it('refuses and fails in the words of the server, and tells nothing of what broke [ENG-15]', async () => {
    const refused = await server.get<Problem>(`${cards}/none`, uk);
    expect(refused.body).toEqual({
      name: 'NO_CARD',
      message: 'There is no such card.',
      status: 404,
      traceId: refused.headers.get('trace-id'),
    });
    const failed = await server.get<Problem>('/v1/plugins/stamp-card/broken', uk);
    expect([failed.status, failed.body.name]).toEqual([500, 'INTERNAL_ERROR']);
    expect(JSON.stringify(failed.body)).not.toContain('inner workings');
  });

  it('counts calls against a limit of its own [ENG-15]', async () => {
    for (let tries = 0; tries < 3; tries += 1) expect((await stamp('L1')).status).toBe(201);
    const { status, headers } = await stamp('L1');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await stamp('L2')).status).toBe(201);
  });

  it('has a handle that knows clock, market, huts, secrets and who calls [ENG-15]', async () => {
    const what = '/v1/plugins/stamp-card/what';
    const { body, headers } = await server.get<Record<string, unknown>>(what, uk);
    expect(body).toEqual({
      market: 'uk',
      options: {},
      now: expect.any(Number) as number,
      hut: '1101',
      strange: true,
      at: 'GBP',
      secret: true,
      account: 'none',
    });
    expect(Math.abs(server.clock.now() - Number(body['now']))).toBeLessThan(600_000);
    expect(headers.get('cache-control')).toBe('no-cache');
    const { id, headers: signedIn } = await newCustomer(server);
    const known = await server.get<{ account: string }>(what, signedIn);
    expect(known.body.account).toBe(id);
    expect((await server.get(what, { ...uk, authorization: 'Bearer none' })).status).toBe(401);
  });
});

describe('the tables of a plugin', () => {
  const look = async (statement: string) =>
    (
      await server.post<{ rows?: unknown[]; code?: string }>(
        '/v1/plugins/spy/look',
        { statement },
        uk,
      )
    ).body;

  it.each([
    ['another plugin by its schema', 'select * from "plugin_stamp-card".card', '42501'],
    ['another plugin to write', 'delete from "plugin_stamp-card".card', '42501'],
    ['the product', 'select * from account', '42501'],
    ['the secrets of the product', 'select * from public.installation_secret', '42501'],
    ['the list of its own migrations', 'select * from kysely_migration', '42501'],
    ['another plugin by its bare name', 'select * from card', '42P01'],
    ['a second statement', 'select 1; reset role', expect.stringContaining('one select')],
    [
      'another role',
      "select set_config('role', 'none', true)",
      expect.stringContaining('one select'),
    ],
    ['the session', 'reset role', expect.stringContaining('one select')],
  ])('are out of reach of the other: %s [ENG-15]', async (_what, statement, code) => {
    expect(await look(statement)).toEqual({ code });
    expect(await look('select count(*) from note')).toEqual({ rows: [{ count: 0 }] });
  });

  it('take all of a transaction or nothing of it [ENG-15]', async () => {
    const both = (...given: readonly string[]) =>
      server.post(
        '/v1/plugins/stamp-card/both',
        {
          cards: given.map((card) => ({ card, stamps: 1 })),
        },
        uk,
      );
    expect((await both('T1', 'T1')).status).toBe(500);
    expect((await server.get(`${cards}/T1`, uk)).status).toBe(404);
    expect((await both('T1', 'T2')).status).toBe(204);
    expect((await server.get(`${cards}/T2`, uk)).status).toBe(200);
  });

  it('live on after the plugin is no longer named, and are used again after it is [ENG-15]', async () => {
    await stamp('K1', 5);
    await nameNow(server, 'uk', 'spy');
    expect((await server.get(`${cards}/K1`, uk)).status).toBe(404);
    server = await server.succeed(0);
    expect((await server.get(`${cards}/K1`, uk)).status).toBe(404);
    await nameNow(server, 'uk', 'stamp-card', 'spy');
    expect((await server.get(`${cards}/K1`, uk)).body).toEqual({ card: 'K1', stamps: 5 });
  });

  it('get what a new release of the plugin brings, each script once [ENG-15]', async () => {
    plugins.write('spy', {
      'server.ts': spy,
      'migrations/0002-more.sql': `
        alter table note add column text text not null default 'a; $script$ b';
        insert into note default values;`,
    });
    server = await server.succeed(0);
    server = await server.succeed(0);
    expect(await look('select text from note')).toEqual({ rows: [{ text: 'a; $script$ b' }] });
  });

  it('are taken over in a database that was restored without its roles [ENG-15]', async () => {
    const { role_name: role } = await server.db
      .selectFrom('plugin_space')
      .select('role_name')
      .where('plugin', '=', 'stamp-card')
      .executeTakeFirstOrThrow();
    await sql.raw(`reassign owned by ${role} to current_user`).execute(server.db);
    await sql.raw(`drop owned by ${role}`).execute(server.db);
    await sql.raw(`drop role ${role}`).execute(server.db);
    server = await server.succeed(0);
    expect((await stamp('K1', 1)).body).toEqual({ card: 'K1', stamps: 6 });
  });

  it('stop the start when a script of theirs fails, with its name [ENG-15]', async () => {
    plugins.write('torn', {
      'server.ts': 'export default {};',
      'migrations/0001-torn.sql': 'create tabel a ()',
    });
    const starting = startServer({
      environment: { pluginsDir: plugins.pluginsDir },
      manifests: { uk: naming('uk', 'torn') },
    });
    await expect(starting).rejects.toThrow(
      /The tables of the plugin torn cannot be migrated to 0001-torn: .*tabel/,
    );
  });
});
