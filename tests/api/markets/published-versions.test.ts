import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../../../core/engine/start-error.ts';
import type { JsonObject } from '../../../core/manifest/json.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { createLog } from '../../../server/shell/log.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { publishMarkets, rollBack } from '../../../server/versions/publish-markets.ts';
import { readVersionFiles } from '../../../server/versions/version-files.ts';
import { addVersion, latestNumber } from '../../../server/versions/version-repository.ts';
import { planOf } from '../../../server/review/plan/plan-text.ts';
import { runVersionCommand } from '../../../tools/market/version-commands.ts';
import { root } from '../../../tools/tasks/project.ts';
import { changeJson } from '../../setup/change-json.ts';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';
import { copySampleChain } from '../../setup/sample-chain.ts';
import { ownDatabase, type OwnDatabase } from '../own-database.ts';
import { startServer, type TestServer } from '../start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'comanda-versions-'));
const dataDir = join(folder, 'data');
const folders = { ...repositoryFolders, marketsDir: join(folder, 'markets') };
const signature = { author: 'asha', reason: 'Because', planOf };

let own: OwnDatabase;
/** Every process of the installation: two, except on the embedded database, which is one process's. */
let servers: readonly TestServer[];
let db: TestServer['db'];

const startOne = (onLog?: (line: string) => void): Promise<TestServer> =>
  startServer({
    environment: {
      dataDir,
      databaseUrl: own.url,
      marketsFrom: 'database',
      marketsDir: folders.marketsDir,
    },
    ...(onLog && { onLog }),
  });

beforeAll(async () => {
  own = await ownDatabase(dataDir);
  copySampleChain(folders.marketsDir);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await own.drop();
  rmSync(folder, { recursive: true });
});

const edit = (file: string, change: (content: JsonObject) => unknown): void =>
  changeJson(join(folders.marketsDir, file), change);

const tips = (presets: readonly number[]): void =>
  edit('uk/manifest.json', ({ tipping, ...manifest }) => ({
    ...manifest,
    tipping: { ...(tipping as JsonObject), presets },
  }));

const renameHut = (name: string): void =>
  changeJson<Hut[]>(join(folders.marketsDir, 'uk/catalogue/huts.json'), (huts) =>
    huts.map((hut) => (hut.id === '1101' ? { ...hut, name } : hut)),
  );

/** What every process serves of it. */
const servedTips = () =>
  servers.map(
    ({ dependencies }) => dependencies.markets.byId('uk')?.market.manifest.tipping.presets,
  );
const servedNames = () =>
  Promise.all(
    servers.map(
      async (server) => (await server.get<Hut>('/v1/hut?sector=uk-1&hutId=1101')).body.name,
    ),
  );
const ukHealth = async (server: TestServer) =>
  (
    await server.get<{ markets: Record<string, { version?: number; lastError?: string }> }>(
      '/health',
    )
  ).body.markets['uk'];
const servedVersions = () =>
  Promise.all(servers.map(async (server) => (await ukHealth(server))?.version));
const all = <Value>(value: Value) => servers.map(() => value);

/** Publishes what a newer release found right and this one cannot read. */
async function publishUnreadable(): Promise<number> {
  const files = new Map(await readVersionFiles(folders));
  const manifest = files.get('uk/manifest.json') ?? '';
  files.set('uk/manifest.json', manifest.replace('"currency"', '"currencies"'));
  return addVersion(db, {
    author: 'asha',
    reason: 'Because',
    files,
    plan: '',
    after: await latestNumber(db),
  });
}

it('a server that follows the database does not start before something was published, and says how [OPR-12]', async () => {
  await expect(startOne()).rejects.toThrow('npm run market -- publish');
  const database = await openDatabase({
    dataDir,
    databaseUrl: own.url,
    log: createLog('silent'),
  });
  const { number } = await publishMarkets(database.db, folders, signature);
  await database.close();
  expect(number).toBe(1);
  const first = await startOne();
  servers = own.url === undefined ? [first] : [first, await startOne()];
  ({ db } = first);
  expect(await servedVersions()).toEqual(all(1));
});

describe('a published version', () => {
  beforeEach(() => rmSync(folders.marketsDir, { recursive: true }));
  beforeEach(() => copySampleChain(folders.marketsDir));

  it('is served by every process, its manifests and catalogues at once, and an edited file is not; its plan is in words [OPR-10, OPR-12]', async () => {
    tips([1, 2]);
    renameHut('Lavender Hill');
    expect(servedTips()).not.toContainEqual([1, 2]);
    const { number, plan } = await publishMarkets(db, folders, signature);
    expect(plan).toContain('Name: Clapham Junction → Lavender Hill at Lavender Hill');
    await expect.poll(servedVersions).toEqual(all(number));
    expect(servedTips()).toEqual(all([1, 2]));
    await expect.poll(servedNames).toEqual(all('Lavender Hill'));
  });

  it('may be of one market: what was edited of another stays as it was published [OPR-12]', async () => {
    tips([3]);
    edit('fr/manifest.json', (manifest) => Object.assign(manifest, { hosts: ['other.localhost'] }));
    const { number, plan } = await publishMarkets(db, folders, { ...signature, only: 'uk' });
    expect(plan).not.toMatch(/^fr$/m);
    await expect.poll(servedVersions).toEqual(all(number));
    expect(servedTips()).toEqual(all([3]));
    const [server] = servers;
    expect(server?.dependencies.markets.byHost('other.localhost')).toBeUndefined();
  });

  it('is refused whole when one thing in it is wrong, and nothing of it goes live [OPR-17]', async () => {
    const before = await latestNumber(db);
    const served = servedTips();
    tips([9]);
    edit('fr/manifest.json', (manifest) => Object.assign(manifest, { currency: 7 }));
    const publishing = publishMarkets(db, folders, signature);
    await expect(publishing).rejects.toThrow(StartError);
    await expect(publishing).rejects.toThrow('markets/fr/manifest.json /currency');
    expect(await latestNumber(db)).toBe(before);
    expect(servedTips()).toEqual(served);
  });

  it('that this release cannot read leaves the last good one serving; health says so, until one comes that it can [OPR-17]', async () => {
    const good = (await publishMarkets(db, folders, signature)).number;
    await expect.poll(servedVersions).toEqual(all(good));
    const bad = await publishUnreadable();
    const errors = () =>
      Promise.all(servers.map(async (server) => (await ukHealth(server))?.lastError ?? ''));
    const expected = expect.stringContaining(
      `version ${bad}, markets/uk/manifest.json /currencies`,
    );
    await expect.poll(errors).toEqual(all(expected));
    expect(await servedVersions()).toEqual(all(good));

    const { number } = await rollBack(db, folders, { ...signature, to: good });
    await expect.poll(servedVersions).toEqual(all(number));
    expect(await errors()).toEqual(all(''));
  });

  it('that this release cannot read is stepped over by a process that starts, which logs it [OPR-17]', async () => {
    tips([4]);
    const good = (await publishMarkets(db, folders, signature)).number;
    await publishUnreadable();
    const lines: string[] = [];
    const ended = servers;
    servers = [];
    for (const server of ended) await server.close();
    const successor = await startOne((line) => lines.push(line));
    servers = [successor];
    ({ db } = successor);
    expect(await ukHealth(successor)).toMatchObject({
      version: good,
      lastError: expect.stringContaining('/currencies'),
    });
    expect(servedTips()).toEqual([[4]]);
    expect(lines.join('\n')).toContain('changed markets refused');
    await rollBack(db, folders, { ...signature, to: good });
    await expect.poll(() => servedVersions()).toEqual([good + 2]);
  });

  it('is not published when nothing differs, nor over one that somebody else published meanwhile [OPR-12]', async () => {
    const { number } = await publishMarkets(db, folders, signature);
    expect(await publishMarkets(db, folders, signature)).toEqual({ number });
    tips([5]);
    const both = [1, 2].map(() => publishMarkets(db, folders, signature));
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await latestNumber(db)).toBe(number + 1);
    await expect(rollBack(db, folders, { ...signature, to: 999 })).rejects.toThrow(
      'There is no version 999',
    );
  });
});

describe('the commands about versions', () => {
  const run = (...args: readonly string[]) => runVersionCommand({ db, folders }, args);

  it('publish with author and reason, and tell the history, a version, what differs, and the way back [OPR-12]', async () => {
    tips([6, 7]);
    await expect(run('publish')).rejects.toThrow('--reason');
    expect(await run('publish', '--reason', 'Small tips', '--author', 'noor')).toContain(
      '(tipping.presets): ',
    );
    const number = await latestNumber(db);
    expect((await run('history')).split('\n')[0]).toMatch(
      new RegExp(`^ *${number}  [-\\d]{10} [:\\d]{8}  noor  Small tips$`),
    );
    const shown = await run('show', String(number));
    expect(shown).toContain('Small tips');
    expect(shown).toContain('→ 6, 7');
    expect(await run('diff', String(number))).toBe('Nothing differs.');
    expect(await run('diff', String(number - 1), String(number))).toContain('[6,7]');
    await run('rollback', String(number - 1), '--reason', 'Too small', '--author', 'asha');
    expect((await run('history')).split('\n')[0]).toContain(
      `asha  (back to ${number - 1}) Too small`,
    );
    expect(await run('diff', String(number - 1), String(number + 1))).toBe('Nothing differs.');
    expect(JSON.parse(await run('history', '--json'))).toHaveLength(number + 1);
    await expect(run('show', '0')).rejects.toThrow('0 is no number of a version');
    await expect(run('diff', '999')).rejects.toThrow('There is no version 999');
  });

  /** Runs the command as an operator does. */
  const command = async (...args: readonly string[]) => {
    const child = spawn(process.execPath, [join(root, 'tools/tasks/market.ts'), ...args], {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: own.url ?? '',
        MARKETS_DIR: folders.marketsDir,
      },
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    const [code, output, errors] = await Promise.all([
      ended,
      text(child.stdout),
      text(child.stderr),
    ]);
    return { code, output, errors };
  };
  const isEmbedded = process.env['DATABASE_URL'] === undefined;

  it.runIf(isEmbedded)(
    'say that a running server holds the embedded database [OPR-12]',
    async () => {
      const { code, errors } = await command('publish', '--reason', 'Now');
      expect(code).toBe(2);
      expect(errors).toContain('A running server holds the embedded database.');
    },
  );

  it.skipIf(isEmbedded)(
    'end with 0 for a published version, with 2 for a refused one and one that this release cannot read [OPR-17]',
    async () => {
      tips([8]);
      const published = await command('publish', '--reason', 'Now');
      expect(published).toMatchObject({ code: 0, errors: '' });
      await expect.poll(servedTips).toEqual(all([8]));
      expect((await command('check', '--published')).code).toBeLessThan(2);
      const good = await latestNumber(db);
      await publishUnreadable();
      const checked = await command('check', '--published');
      expect(checked.code).toBe(2);
      expect(checked.output).toContain('/currencies');
      edit('uk/manifest.json', (manifest) => Object.assign(manifest, { currency: 7 }));
      expect((await command('publish', '--reason', 'Wrong')).code).toBe(2);
      expect((await command('rollback', String(good), '--reason', 'Back')).code).toBe(0);
    },
  );
});
