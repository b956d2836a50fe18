import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../core/manifest/json.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { createLog } from '../../../server/shell/log.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import type { CanarySide, CanaryTally } from '../../../server/storage/version-tables.ts';
import { publishMarkets } from '../../../server/versions/publish-markets.ts';
import { runCanaryCommand } from '../../../tools/market/canary-commands.ts';
import { planOf } from '../../../server/review/plan/plan-text.ts';
import { runVersionCommand } from '../../../tools/market/version-commands.ts';
import { changeJson } from '../../setup/change-json.ts';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';
import { copySampleChain } from '../../setup/sample-chain.ts';
import { sampleOrder } from '../orders/sample-orders.ts';
import { ownDatabase, type OwnDatabase } from '../own-database.ts';
import { startServer, type TestServer } from '../start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'comanda-canaries-'));
const dataDir = join(folder, 'data');
const folders = { ...repositoryFolders, marketsDir: join(folder, 'markets') };
const host = 'uk.localhost';

let own: OwnDatabase;
/** Every process of the installation: two, except on the embedded database, which is one process's. */
let servers: readonly TestServer[];
let first: TestServer;

const startOne = (): Promise<TestServer> =>
  startServer({
    environment: {
      dataDir,
      databaseUrl: own.url,
      marketsFrom: 'database',
      marketsDir: folders.marketsDir,
    },
  });

beforeAll(async () => {
  own = await ownDatabase(dataDir);
  copySampleChain(folders.marketsDir);
  const log = createLog('silent');
  const database = await openDatabase({ dataDir, databaseUrl: own.url, log });
  const signature = { author: 'asha', reason: 'The first', planOf };
  await publishMarkets(database.db, folders, signature);
  await database.close();
  first = await startOne();
  servers = own.url === undefined ? [first] : [first, await startOne()];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await own.drop();
  rmSync(folder, { recursive: true });
});

const run = (...args: readonly string[]) =>
  runCanaryCommand({ db: first.db, folders }, [...args, '--author', 'noor']);
const history = () => runVersionCommand({ db: first.db, folders }, ['history']);

interface CanaryTold {
  readonly id: number;
  readonly outcome: string | null;
  readonly why: string | null;
}
const told = () =>
  Promise.all(
    servers.map(
      async (server) => (await server.get<{ canary?: CanaryTold }>('/health')).body.canary,
    ),
  );
const all = <Value>(value: Value) => servers.map(() => value);
const outcomes = async () => (await told()).map((canary) => canary?.outcome);

/** Begins a canary and waits until every process serves it. */
async function begin(...args: readonly string[]): Promise<void> {
  const text = await run('canary', ...args, '--reason', 'Tips');
  const id = Number(/Canary (\d+) runs/.exec(text)?.[1]);
  await expect.poll(told).toEqual(all(expect.objectContaining({ id, outcome: null })));
  await expect
    .poll(() => servers.map(({ dependencies }) => dependencies.canaries.served?.canary.id))
    .toEqual(all(id));
}

const cookieIn = (headers: Headers): string | undefined =>
  /canary=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0];

/** A browser that opens a page for the first time. @returns its cookie */
async function arriveAt(server: TestServer): Promise<string> {
  const { headers } = await server.get('/', { host, accept: 'text/html' });
  return cookieIn(headers) ?? '';
}

const revisionOf = async (server: TestServer, cookie = '') =>
  (await server.get<{ revision: string }>('/v1/revision', { host, cookie })).body.revision;

const servedRevision = () => first.dependencies.markets.byId('uk')?.revision;

/** A visitor whom the canary meets. */
async function metVisitor(): Promise<string> {
  for (;;) {
    const cookie = await arriveAt(first);
    if ((await revisionOf(first, cookie)) !== servedRevision()) return cookie;
  }
}

let tip = 0;
/** The files of the folder ask for other tips than before. */
const editTips = (): void => {
  tip += 1;
  changeJson<JsonObject>(join(folders.marketsDir, 'uk/manifest.json'), (manifest) => ({
    ...manifest,
    tipping: { ...(manifest['tipping'] as JsonObject), presets: [tip] },
  }));
};

describe('a canary', () => {
  beforeEach(editTips);

  it('goes to a share of visitors: each stays on one side, whichever process answers, and who keeps no cookie is served what all are [OPR-16]', async () => {
    await begin('--share', '50');
    const revisions = new Set<string>();
    for (let visitor = 0; visitor < 24; visitor += 1) {
      const cookie = await arriveAt(servers[visitor % servers.length] ?? first);
      const seen = await Promise.all(servers.map((server) => revisionOf(server, cookie)));
      expect(new Set(seen).size).toBe(1);
      expect(await revisionOf(first, cookie)).toBe(seen[0]);
      revisions.add(seen[0] ?? '');
    }
    expect(revisions.size).toBe(2);
    expect(revisions).toContain(servedRevision());
    expect(await revisionOf(first)).toBe(servedRevision());
    await run('take-back', '--reason', 'Seen enough');
    await expect.poll(outcomes).toEqual(all('taken-back'));
    expect(await history()).toMatch(/canary \d+ .*noor.*50 % of visitors.*taken-back: noor: Seen/);
  });

  it('goes to named huts: their customers see it, in what they read and what they order, and others do not [OPR-16]', async () => {
    changeJson<Hut[]>(join(folders.marketsDir, 'uk/catalogue/huts.json'), (huts) =>
      huts.map((hut) => (hut.id === '1101' ? { ...hut, name: `Lavender Hill ${tip}` } : hut)),
    );
    await begin('--huts', 'uk-1/1101');
    const met = await first.get<Hut>('/v1/hut?sector=uk-1&hutId=1101', { host });
    expect(met.body.name).toBe(`Lavender Hill ${tip}`);
    const cookie = cookieIn(met.headers) ?? '';
    for (const server of servers) {
      expect(await revisionOf(server, cookie)).not.toBe(servedRevision());
    }
    const other = await first.get<Hut>('/v1/hut?sector=uk-1&hutId=1104', { host, cookie });
    expect(await revisionOf(first, cookieIn(other.headers))).toBe(servedRevision());
    const order = await first.post<JsonObject>(
      '/v1/orders/preauthorise',
      await sampleOrder(first),
      {
        host,
      },
    );
    expect(cookieIn(order.headers)).toBe(cookie);
    await run('take-back', '--reason', 'Seen enough');
    await expect.poll(() => revisionOf(first, cookie)).toBe(servedRevision());
  });

  it('is taken back by itself when its order calls fail more than those of others, and says why [OPR-16]', async () => {
    await begin('--share', '50', '--least-calls', '3');
    const cookie = await metVisitor();
    const order = await sampleOrder(first);
    const dear = { ...order, payment: { ...order.payment, amount: order.payment.amount + 1 } };
    for (let call = 0; call < 3; call += 1) {
      const { status } = await first.post('/v1/orders/preauthorise', dear, { host, cookie });
      expect(status).toBe(422);
    }
    await expect.poll(outcomes).toEqual(all('taken-back'));
    const why = '100 % failed order calls where all others have 0 %';
    expect((await told())[0]?.why).toContain(why);
    expect(await history()).toContain(why);
    for (const server of servers) {
      expect(await revisionOf(server, cookie)).toBe(servedRevision());
    }
  });

  it.each<[string, readonly [CanarySide, CanaryTally, number][], string]>([
    [
      'refused payments',
      [
        ['others', 'orders', 9],
        ['others', 'payment-errors', 1],
        ['canary', 'orders', 2],
        ['canary', 'payment-errors', 2],
      ],
      '50 % refused payments where all others have 10 %',
    ],
    [
      'orders a minute',
      [
        ['others', 'visitors', 10],
        ['others', 'orders', 5],
        ['canary', 'visitors', 20],
        ['canary', 'orders', 4],
      ],
      'orders a minute where as many other visitors make',
    ],
  ])('is taken back by itself for its %s [OPR-16]', async (_what, counts, why) => {
    await begin('--share', '50', '--least-calls', '4');
    const { canaries } = first.dependencies;
    const id = canaries.served?.canary.id ?? 0;
    await first.clock.advance(120_000);
    for (const [side, tally, count] of counts) {
      for (let counted = 0; counted < count; counted += 1) await canaries.count(id, side, tally);
    }
    await expect.poll(outcomes).toEqual(all('taken-back'));
    expect((await told())[0]?.why).toContain(why);
  });

  it('is published for everybody once it is promoted, and ends when another version is published [OPR-16]', async () => {
    await begin('--share', '10');
    expect(await run('promote', '--reason', 'It went well')).toContain('is published');
    await expect.poll(outcomes).toEqual(all('promoted'));
    const presets = () =>
      servers.map(
        ({ dependencies }) => dependencies.markets.byId('uk')?.market.manifest.tipping.presets,
      );
    await expect.poll(presets).toEqual(all([tip]));
    editTips();
    await begin('--share', '10');
    editTips();
    await publishMarkets(first.db, folders, { author: 'asha', reason: 'Now', planOf });
    await expect.poll(outcomes).toEqual(all('taken-back'));
    expect((await told())[0]?.why).toMatch(/^Version \d+ was published\.$/);
  });

  it('is refused beside another, without a difference, for huts that there are not, and where its files are wrong [OPR-16]', async () => {
    const wish = ['canary', '--reason', 'Tips'];
    await expect(run(...wish)).rejects.toThrow('--huts');
    await expect(run(...wish, '--share', '0')).rejects.toThrow('from 1 to 99');
    await expect(run('canary', '--share', '5')).rejects.toThrow('--reason');
    await expect(run(...wish, '--huts', 'uk-1/9')).rejects.toThrow('There is no hut uk-1/9');
    await expect(run('promote', '--reason', 'Now')).rejects.toThrow('No canary runs');
    await begin('--share', '5');
    await expect(run(...wish, '--share', '5')).rejects.toThrow('promote it or take it back first');
    await run('promote', '--reason', 'Now');
    await expect(run(...wish, '--share', '5')).rejects.toThrow('Nothing differs');
    changeJson<JsonObject>(join(folders.marketsDir, 'uk/manifest.json'), (manifest) => ({
      ...manifest,
      currency: 7,
    }));
    await expect(run(...wish, '--share', '5')).rejects.toThrow('/currency');
  });
});
