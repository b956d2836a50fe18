import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from '../start-server.ts';
import { type MadePlugins, makePlugins, nameNow } from './made-plugins.ts';
import { diary } from './stamp-card.ts';

/** A plugin with a call that never ends. */
const sleepy = `
export default {
  routes: [
    {
      method: 'GET',
      path: '/hang',
      summary: 'Never answers',
      answers: { 200: { type: 'object' } },
      answer: (_call, { log }) => {
        log.info({}, 'asked');
        return new Promise(() => {});
      },
    },
  ],
};`;

let plugins: MadePlugins;
let server: TestServer;
const log: string[] = [];
beforeAll(async () => {
  plugins = makePlugins();
  plugins.write('sleepy', { 'server.ts': sleepy });
  plugins.write('diary', {
    'server.ts': diary,
    'migrations/0001-rounds.sql': 'create table round (at timestamptz default present_moment())',
  });
  server = await startServer({
    environment: { pluginsDir: plugins.pluginsDir },
    manifests: { uk: {} },
    onLog: (line) => log.push(line),
  });
});
afterAll(async () => {
  await server.close();
  plugins.remove();
});

/** Rounds that the job wrote down, and who has it now. */
const stateOf = async () => {
  const rounds = await sql<{ n: number }>`
    select count(*)::integer as n from "plugin_diary".round`.execute(server.db);
  const jobs = await sql<{ holder: string | null }>`
    select holder from plugin_job where plugin = 'diary' and job = 'write'`.execute(server.db);
  return { rounds: rounds.rows[0]?.n, holder: jobs.rows[0]?.holder };
};

const failures = async (): Promise<number> => {
  const { rows } = await sql<{ failures: number }>`
    select failures from plugin_job where plugin = 'diary' and job = 'fail'`.execute(server.db);
  return rows[0]?.failures ?? 0;
};

it('a job whose process died in the middle of it is taken over once its lease has ended, not before [ENG-15]', async () => {
  await sql`
    insert into plugin_job (plugin, market, job, due_at, holder)
    values ('diary', 'uk', 'write', present_moment() + interval '60 seconds', 'gone')`.execute(
    server.db,
  );
  await nameNow(server, 'uk', 'diary', 'sleepy');
  // Both jobs are looked at together: the other one has had its turn.
  await expect.poll(failures).toBe(1);
  expect(await stateOf()).toEqual({ rounds: 0, holder: 'gone' });
  await server.clock.advance(60_000);
  await expect.poll(stateOf).toEqual({ rounds: 1, holder: null });
});

it('a call of a plugin that hangs is given up after fifteen seconds, with an error of the server [ENG-15]', async () => {
  await nameNow(server, 'uk', 'diary', 'sleepy');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], now: server.clock.now() });
  try {
    let ended = false;
    const answer = server
      .get<{ name: string }>('/v1/plugins/sleepy/hang', { host: 'uk.localhost' })
      .finally(() => (ended = true));
    while (!log.some((line) => line.includes('"msg":"asked"'))) await setImmediate();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const { status, body } = await answer;
    expect([status, body.name]).toEqual([500, 'INTERNAL_ERROR']);
    expect(log.join()).toContain('The plugin sleepy did not answer within 15000 ms.');
  } finally {
    vi.useRealTimers();
  }
});
