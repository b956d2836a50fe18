import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorAction } from '../../../schemas/types/http/operators.ts';
import type { Problem } from '../../../schemas/types/http/orders.ts';
import type {
  SettingsChange,
  SettingsCheck,
  SettingsOverview,
  SettingsPlan,
  SettingsPublished,
  SettingsText,
  SettingsVersion,
} from '../../../schemas/types/http/market-settings.ts';
import { planOf } from '../../../server/review/plan/plan-text.ts';
import { publishMarkets } from '../../../server/versions/publish-markets.ts';
import { latestNumber } from '../../../server/versions/version-repository.ts';
import { silentLog } from '../../server/storage/silent-log.ts';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';
import { copySampleChain } from '../../setup/sample-chain.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { ownDatabase, type OwnDatabase } from '../own-database.ts';
import type { TestServer } from '../start-server.ts';
import { type OperatorCalls, signedIn, startConsole } from './console-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'comanda-settings-'));
const dataDir = join(folder, 'data');
const marketsDir = join(folder, 'markets');

let own: OwnDatabase;
let server: TestServer;
let ada: OperatorCalls;
let keys = 0;

beforeAll(async () => {
  own = await ownDatabase(dataDir);
  copySampleChain(marketsDir);
  const database = await openDatabase({ dataDir, databaseUrl: own.url, log: silentLog });
  await publishMarkets(
    database.db,
    { ...repositoryFolders, marketsDir },
    { author: 'asha', reason: 'The first version', planOf },
  );
  await database.close();
  server = await startConsole({
    environment: { dataDir, databaseUrl: own.url, marketsFrom: 'database', marketsDir },
  });
  ada = await signedIn(server, 'market', { markets: ['uk'] });
});
afterAll(async () => {
  await server.close();
  await own.drop();
  rmSync(folder, { recursive: true });
});

const fileOf = async (path: string, calls = ada, market = 'uk') =>
  (await calls.get<SettingsText>(`/settings/${market}/file?path=${encodeURIComponent(path)}`)).body;

/** What can be edited now of the manifest, edited. */
async function edited(find: string | RegExp, put: string) {
  const { version, text } = await fileOf('manifest.json');
  const after = text.replace(find, put);
  expect(after).not.toBe(text);
  return { version, files: [{ path: 'manifest.json', text: after }] };
}

const tips = (first: number) => edited(/"presets": \[[^\]]*\]/, `"presets": [${first}]`);

const publish = <Body = SettingsPublished>(
  draft: object,
  { reason = 'Because', key = `a-key-of-settings-${(keys += 1)}`, calls = ada, market = 'uk' } = {},
) =>
  calls.post<Body>(`/settings/${market}/publish`, { ...draft, reason }, { 'idempotency-key': key });

const servedTips = () => server.dependencies.markets.byId('uk')?.market.manifest.tipping?.presets;

describe('the settings of a market', () => {
  it('are those of the operator’s own markets, with what is published and whether they may publish [OPR-21]', async () => {
    const { body } = await ada.get<SettingsOverview>('/settings');
    expect(body).toMatchObject({ source: 'published', version: 1, mayPublish: true });
    expect(body.markets.map(({ id }) => id)).toEqual(['uk']);
    expect(body.markets[0]?.files).toEqual(
      expect.arrayContaining(['manifest.json', 'theme.json', 'catalogue/vouchers.json']),
    );
    expect((await fileOf('manifest.json')).text).toContain('"currency"');
    expect((await ada.get('/settings/fr/file?path=manifest.json')).status).toBe(404);
    for (const path of ['../fr/manifest.json', 'none.json', '/etc/passwd']) {
      const answer = await ada.get(`/settings/uk/file?path=${encodeURIComponent(path)}`);
      expect([path, answer.status]).toEqual([path, 404]);
    }
    const admin = await signedIn(server, 'admin');
    const all = (await admin.get<SettingsOverview>('/settings')).body.markets;
    expect(all.map(({ id }) => id)).toEqual(['ca', 'fr', 'in', 'uk']);
  });

  it('are looked at by viewers, but for codes that are worth money, and edited by none of them [OPR-21]', async () => {
    const viewer = await signedIn(server, 'viewer', { markets: ['uk'] });
    const { body } = await viewer.get<SettingsOverview>('/settings');
    expect(body.mayPublish).toBe(false);
    expect(body.markets[0]?.files).toContain('manifest.json');
    expect(body.markets[0]?.files).not.toContain('catalogue/vouchers.json');
    const vouchers = encodeURIComponent('catalogue/vouchers.json');
    expect((await viewer.get(`/settings/uk/file?path=${vouchers}`)).status).toBe(404);
    expect((await viewer.get('/settings/uk/versions')).status).toBe(200);
    const draft = await tips(1);
    expect((await publish(draft, { calls: viewer })).status).toBe(403);
    expect((await viewer.post('/settings/uk/check', draft)).status).toBe(403);
  });

  it('come with the schema by which an editor completes them [OPR-21]', async () => {
    const schemaOf = async (path: string) =>
      (
        await ada.get<Readonly<Record<string, unknown>>>(
          `/settings/uk/schema?path=${encodeURIComponent(path)}`,
        )
      ).body;
    const manifest = await schemaOf('manifest.json');
    expect(manifest).toMatchObject({
      properties: { currency: { description: expect.any(String) } },
    });
    expect(JSON.stringify(manifest).includes('"const":"by-postcode"')).toBe(true);
    expect(await schemaOf('catalogue/huts.json')).toMatchObject({ type: 'array' });
    expect(await schemaOf('words/en-GB.json')).toMatchObject({ type: 'object' });
  });
});

describe('edited settings', () => {
  const check = async (draft: object) =>
    (await ada.post<SettingsCheck>('/settings/uk/check', draft)).body;

  it('are checked as a start would, each mistake with its place and what customers would notice [OPR-21]', async () => {
    expect((await check(await tips(1))).findings).toEqual([]);
    const { findings, latest } = await check(await edited('"currency": "', '"curency": "'));
    expect(latest).toBe(await latestNumber(server.db));
    expect(findings).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        path: 'manifest.json',
        pointer: '/curency',
        line: expect.any(Number),
        column: expect.any(Number),
        nearest: 'currency',
        notice: 'The market would not open, or not as it was meant.',
      }),
    );
    const broken = await check(await edited('{', '{ ,'));
    expect(broken.findings[0]).toMatchObject({ severity: 'error', line: 1 });
  });

  it('are planned in a restaurant’s words, golden baskets included [OPR-21]', async () => {
    const plan = async (draft: object) =>
      (await ada.post<SettingsPlan>('/settings/uk/plan', draft)).body;
    const { markets } = await plan(await tips(7));
    expect(markets).toMatchObject([{ id: 'uk', kind: 'changed' }]);
    expect(markets[0]?.areas.flatMap(({ texts }) => texts).join()).toContain('→ 7');
    const dearer = await fileOf('catalogue/products.json');
    const text = dearer.text.replaceAll(/"price": (\d+)/g, '"price": 1$1');
    const { markets: priced } = await plan({
      version: dearer.version,
      files: [{ path: 'catalogue/products.json', text }],
    });
    expect(priced[0]?.areas.map(({ area }) => area)).toEqual(
      expect.arrayContaining(['Menu', 'Baskets']),
    );
    expect((await plan(await edited('"currency": "', '"curency": "'))).problems).toHaveLength(2);
  });

  it('are published with a reason, served, and written down with who did it [OPR-21]', async () => {
    const { status, body } = await publish(await tips(11), { reason: 'Rounder tips' });
    expect([status, body.isNew]).toEqual([200, true]);
    await expect.poll(servedTips).toEqual([11]);
    const { body: versions } = await ada.get<SettingsVersion[]>('/settings/uk/versions');
    expect(versions[0]).toMatchObject({
      number: body.version,
      reason: 'Rounder tips',
      plan: expect.stringContaining('→ 11'),
    });
    const admin = await signedIn(server, 'admin');
    const { body: actions } = await admin.get<OperatorAction[]>('/audit');
    expect(actions[0]).toMatchObject({
      action: 'settings-published',
      detail: { market: 'uk', version: `version ${body.version}`, reason: 'Rounder tips' },
    });
  });

  it('are published once for a call that comes twice, at the same time too [OPR-21]', async () => {
    const before = await latestNumber(server.db);
    const draft = await tips(12);
    const twice = await Promise.all(
      [1, 2].map(() => publish(draft, { key: 'the-same-publication' })),
    );
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice.map(({ body }) => body.version)).toEqual([before + 1, before + 1]);
    const third = await publish(draft, { key: 'the-same-publication' });
    expect(third.body.version).toBe(before + 1);
    expect(await latestNumber(server.db)).toBe(before + 1);
  });

  it('are refused whole: made from another version, wrong, without a reason, of a file that there is none of [OPR-21]', async () => {
    const old = await tips(13);
    await publish(await tips(14));
    const before = await latestNumber(server.db);
    const outdated = await publish<Problem>(old);
    expect([outdated.status, outdated.body.name]).toEqual([409, 'PUBLISHED_MEANWHILE']);
    const wrong = await publish<Problem>(await edited('"currency": "', '"curency": "'));
    expect([wrong.status, wrong.body.name]).toEqual([422, 'SETTINGS_REFUSED']);
    expect(wrong.body.message).toContain('manifest.json /curency');
    expect((await publish(await tips(15), { reason: '  ' })).status).toBe(400);
    const { version } = await fileOf('manifest.json');
    for (const path of ['../fr/manifest.json', 'new.json', 'server.ts']) {
      const answer = await publish({ version, files: [{ path, text: '{}' }] });
      expect([path, answer.status]).toEqual([path, 404]);
    }
    expect((await publish(await tips(15), { market: 'fr' })).status).toBe(404);
    expect(await latestNumber(server.db)).toBe(before);
    expect(servedTips()).toEqual([14]);
  });
});

describe('the history of a market', () => {
  it('tells what differs between two versions, and goes back without touching other markets [OPR-21]', async () => {
    const admin = await signedIn(server, 'admin');
    const first = (await publish(await tips(21))).body.version;
    const french = await fileOf('manifest.json', admin, 'fr');
    const other = await publish(
      {
        version: french.version,
        files: [{ path: 'manifest.json', text: french.text.replace('{', '{ ') }],
      },
      { calls: admin, market: 'fr' },
    );
    expect(other.body.isNew).toBe(true);
    const last = (await publish(await tips(22))).body.version;
    const { body: versions } = await ada.get<SettingsVersion[]>('/settings/uk/versions');
    expect(versions.slice(0, 2).map(({ number }) => number)).toEqual([last, first]);
    const { body: changes } = await ada.get<SettingsChange[]>(
      `/settings/uk/changes?from=${first}&to=${last}`,
    );
    expect(changes).toEqual([
      {
        path: 'manifest.json',
        kind: 'changed',
        details: [expect.stringContaining('[21] → [22]')],
      },
    ]);
    const back = await ada.post<SettingsPublished>(
      '/settings/uk/roll-back',
      { version: last, to: first, reason: 'Too much' },
      { 'idempotency-key': 'back-to-the-first' },
    );
    expect(back.body).toEqual({ version: last + 1, isNew: true });
    await expect.poll(servedTips).toEqual([21]);
    expect((await fileOf('manifest.json', admin, 'fr')).text).toContain('{ ');
    const { body: after } = await ada.get<SettingsVersion[]>('/settings/uk/versions');
    expect(after[0]).toMatchObject({ restores: first, reason: 'Too much' });
    const strange = await ada.post(
      '/settings/uk/roll-back',
      { version: last, to: first, reason: 'Outdated' },
      { 'idempotency-key': 'back-once-again' },
    );
    expect(strange.status).toBe(409);
    expect((await ada.get('/settings/uk/changes?from=1&to=9999')).status).toBe(404);
  });
});

describe('a server that serves the files of its folder', () => {
  it('says so, checks and plans, and publishes nothing [OPR-21]', async () => {
    const files = await startConsole();
    const grace = await signedIn(files, 'admin');
    const { body } = await grace.get<SettingsOverview>('/settings');
    expect(body).toMatchObject({ source: 'files', version: 0, mayPublish: false });
    const { version, text } = await fileOf('manifest.json', grace);
    const draft = { version, files: [{ path: 'manifest.json', text: text.replace('{', '{ ') }] };
    expect((await grace.post<SettingsCheck>('/settings/uk/check', draft)).body).toEqual({
      latest: 0,
      findings: [],
    });
    expect((await grace.post<SettingsPlan>('/settings/uk/plan', draft)).body).toEqual({
      problems: [],
      markets: [],
    });
    const refused = await publish<Problem>(draft, { calls: grace });
    expect([refused.status, refused.body.name]).toEqual([409, 'FOLLOWS_FILES']);
    await files.close();
  });
});
