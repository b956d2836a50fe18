import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PluginJobs } from '../../../server/plugins/plugin-jobs.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { type MadePlugins, makePlugins, nameNow } from './made-plugins.ts';
import { diary } from './stamp-card.ts';

const hour = 3_600_000;

let plugins: MadePlugins;
let server: TestServer;
const log: string[] = [];
beforeAll(async () => {
  plugins = makePlugins();
  plugins.write('diary', {
    'server.ts': diary,
    'migrations/0001-rounds.sql': 'create table round (at timestamptz default present_moment())',
  });
  server = await startServer({
    environment: { pluginsDir: plugins.pluginsDir },
    manifests: { uk: {}, fr: {} },
    onLog: (line) => log.push(line),
  });
});
afterAll(async () => {
  await server.close();
  plugins.remove();
});

const rounds = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from "plugin_diary".round`.execute(server.db);
  return rows[0]?.n ?? 0;
};

/** Another process on the same database; the embedded one is only ever open in one, which does the work twice. */
async function secondProcess(): Promise<{ readonly close: () => Promise<void> }> {
  const { environment, database, markets, pluginServers, log: to } = server.dependencies;
  const { databaseUrl, pluginsDir } = environment;
  if (databaseUrl !== undefined) {
    const { marketsDir } = server;
    return startServer({
      environment: { databaseUrl, pluginsDir, marketsDir },
      at: server.clock.now(),
    });
  }
  const jobs = new PluginJobs({ db: database.db, markets, pluginServers, log: to }).start();
  return { close: jobs.stop };
}

const failures = async (): Promise<readonly unknown[]> => {
  const { rows } = await sql`
    select market, job, failures from plugin_job where plugin = 'diary' and failures > 0`.execute(
    server.db,
  );
  return rows;
};

describe('a job of a plugin', () => {
  it('begins when a market names the plugin, and runs once an interval with two processes [ENG-15]', async () => {
    await nameNow(server, 'uk', 'diary');
    await expect.poll(rounds).toBe(1);
    const second = await secondProcess();
    for (const wanted of [2, 3, 4]) {
      await server.clock.advance(hour);
      await expect.poll(rounds).toBe(wanted);
    }
    await second.close();
    expect(await rounds()).toBe(4);
  });

  it('that fails is logged and counted, and comes again [ENG-15]', async () => {
    await expect.poll(failures).toEqual([{ market: 'uk', job: 'fail', failures: 4 }]);
    const line = log.find((one) => one.includes('a job of a plugin failed')) ?? '';
    expect(line).toContain('"plugin":"diary","market":"uk","job":"fail"');
    const { body } = await server.get<{ jobs: readonly { failures: number }[] }>('/health');
    const [trouble] = body.jobs;
    expect(trouble).toMatchObject({ market: 'uk', plugin: 'diary', job: 'fail' });
    expect(trouble?.failures).toBeLessThanOrEqual(4);
  });

  it('runs for each market that names the plugin, and for none that does not any more [ENG-15]', async () => {
    const before = await rounds();
    await nameNow(server, 'fr', 'diary');
    await expect.poll(rounds).toBe(before + 1);
    await nameNow(server, 'uk');
    await server.clock.advance(hour);
    await expect.poll(rounds).toBe(before + 2);
  });

  it('is told to stop when the server closes, which waits for it [ENG-15]', async () => {
    plugins.write('sleeper', {
      'server.ts': `
        export default {
          jobs: [{
            name: 'sleep',
            everyMs: 1000,
            run: ({ log }, signal) => new Promise((resolve) => {
              log.info({}, 'asleep');
              signal.addEventListener('abort', () => { log.info({}, 'woken'); resolve(); });
            }),
          }],
        };`,
    });
    await nameNow(server, 'uk', 'sleeper');
    await expect.poll(() => log.filter((line) => line.includes('"msg":"asleep"')).length).toBe(1);
    server = await server.succeed(0);
    expect(log.some((line) => line.includes('"msg":"woken"'))).toBe(true);
    await expect.poll(() => log.filter((line) => line.includes('"msg":"asleep"')).length).toBe(2);
  });
});
