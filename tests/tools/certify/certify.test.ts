import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readEnvironment } from '../../../server/environment-variables.ts';
import { cataloguedMarket } from '../../../tools/market/catalogued-market.ts';
import { readDeployment } from '../../../server/markets/read-deployment.ts';
import { certify } from '../../../tools/certify/certificate.ts';
import { readCertifyCommand } from '../../../tools/certify/certify-command.ts';
import { type MarketServer, openMarketServer } from '../../../tools/certify/market-server.ts';
import { accessibility } from '../../../tools/certify/parts/accessibility.ts';
import { byteBudget } from '../../../tools/certify/parts/byte-budget.ts';
import { conformanceOfMarket } from '../../../tools/certify/parts/conformance.ts';
import { goldenBaskets } from '../../../tools/certify/parts/golden-baskets.ts';
import { secretSearch } from '../../../tools/certify/parts/secrets.ts';
import { wordingCoverage } from '../../../tools/certify/parts/wording.ts';
import { writeCertificate } from '../../../tools/certify/write-certificate.ts';
import { root } from '../../../tools/tasks/project.ts';
import { testMoment } from '../../../tools/tasks/test-moment.ts';
import { marketIds } from '../../core/manifest/real-manifests.ts';
import { MarketsFolder } from '../../server/markets/markets-folder.ts';
import { PluginsFolder } from '../../server/markets/plugins-folder.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-certified-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server on a copy of the sample chain. */
async function serverOf({ path, pluginsDir }: MarketsFolder): Promise<MarketServer> {
  const server = await openMarketServer({
    ...readEnvironment({}, root),
    marketsDir: path,
    pluginsDir,
  });
  onTestFinished(server.close);
  return server;
}

const runningOf = async (folder: MarketsFolder, market: string) => {
  const found = (await folder.load()).find(({ id }) => id === market);
  if (!found) throw new Error(`There is no market ${market}.`);
  return found;
};

/** What the part about the wording finds. */
async function wordingOf(folder: MarketsFolder, market: string) {
  const folders = { marketsDir: folder.path, pluginsDir: folder.pluginsDir };
  const deployment = await readDeployment(folders);
  const own = deployment.markets.find(({ id }) => id === market);
  if (!own) throw new Error(`There is no market ${market}.`);
  return wordingCoverage(deployment, await cataloguedMarket(deployment, own, folders));
}

/** A build whose first page is a script of so many bytes. */
function buildOf(bytes: number): string {
  const folder = newFolder();
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.js'), 'x'.repeat(bytes));
  const entries = { 'index.html': { name: 'index', file: 'index.js' } };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(entries));
  return folder;
}

// Put together here, so that whoever searches this file finds none.
const key = ['sk', 'live', 'a1B2c3D4e5F6g7H8i9J0k1L2'].join('_');

describe('the golden baskets of a market', () => {
  it('cost what they did, in every sample market [ENG-35]', async () => {
    const folder = new MarketsFolder();
    const server = await serverOf(folder);
    for (const market of marketIds) {
      const settings = { folder: join(folder.path, market), market, server, acceptsPrices: false };
      const { findings, note } = await goldenBaskets(settings);
      expect(findings).toEqual([]);
      expect(Number.parseInt(note, 10)).toBeGreaterThan(4);
    }
  });

  it('are named with what has changed, what cannot be read and what was never recorded, until prices are accepted [ENG-35]', async () => {
    const folder = new MarketsFolder();
    folder.change('uk/catalogue/products.json', (products) =>
      (products as unknown as { price?: number }[]).map((product) =>
        product.price === undefined
          ? product
          : { ...product, price: Math.round(product.price * 100 + 100) / 100 },
      ),
    );
    folder.change('uk/golden/at-the-table.json', ({ priced: _priced, ...golden }) => golden);
    folder.write('uk/golden/voucher.json', '{ "about": "a voucher" }');
    const server = await serverOf(folder);
    const settings = { folder: join(folder.path, 'uk'), market: 'uk', server };
    const { findings } = await goldenBaskets({ ...settings, acceptsPrices: false });
    expect(findings).toContainEqual(
      'at-the-table: its price was never recorded: npm run market -- golden --accept does',
    );
    expect(findings).toContainEqual(expect.stringMatching(/^voucher: about, at .* are needed$/));
    expect(findings).toContainEqual(
      expect.stringMatching(/^under-the-minimum: subtotal is 3.49 and was 2.49$/),
    );
    rmSync(join(folder.path, 'uk/golden/voucher.json'));
    await goldenBaskets({ ...settings, acceptsPrices: true });
    expect((await goldenBaskets({ ...settings, acceptsPrices: false })).findings).toEqual([]);
    rmSync(join(folder.path, 'uk/golden'), { recursive: true });
    expect((await goldenBaskets({ ...settings, acceptsPrices: false })).findings).toHaveLength(1);
  });
});

describe('the other parts of a certificate', () => {
  it('find a plugin that breaks its contract, or has no cases [ENG-35]', async () => {
    const folder = new MarketsFolder();
    const plugins = new PluginsFolder();
    folder.pluginsDir = plugins.path;
    plugins.add('polls');
    folder.change('uk/manifest.json', (manifest) => ({
      ...manifest,
      plugins: [...(manifest['plugins'] as unknown as object[]), { id: 'polls' }],
    }));
    const running = await runningOf(folder, 'uk');
    const only = (id: string) => ({
      market: {
        ...running.market,
        plugins: running.market.plugins.filter(({ plugin }) => plugin.id === id),
      },
    });
    const { findings } = await conformanceOfMarket(only('polls'), plugins.path);
    expect(findings).toEqual([expect.stringContaining('polls fills analytics-sink')]);
    const good = await conformanceOfMarket(only('menu-categories'), join(root, 'plugins'));
    expect(good.findings).toEqual([]);
    expect(good.note).toMatch(/^[1-9]\d* checks of 1 plugins hold$/);
  });

  it('find words that a locale lacks: of the shop, of the catalogue, and those still to translate [ENG-35]', async () => {
    const folder = new MarketsFolder();
    expect((await wordingOf(folder, 'fr')).findings).toEqual([]);
    folder.change('default/words/fr/page.json', ({ title: _title, ...words }) => words);
    folder.change('fr/catalogue/words.en-FR.json', ({ deals: _deals, ...words }) => words);
    folder.change('fr/words/fr-FR.json', (words) => ({
      ...words,
      basket: { title: '[translate] Your basket' },
    }));
    const { findings } = await wordingOf(folder, 'fr');
    expect(findings).toEqual(
      expect.arrayContaining([
        'fr-FR: page.title has no text',
        expect.stringMatching(/^en-FR: catalogue deals\/[\w-]+\/title has no text$/),
        'markets/fr/words/fr-FR.json /basket/title is still to translate',
      ]),
    );
  });

  it('find a page that sends too much, and a build that is not there [ENG-35]', async () => {
    expect((await byteBudget('uk', buildOf(1_000))).findings).toEqual([]);
    expect((await byteBudget('uk', buildOf(200_000))).findings).toEqual([
      expect.stringContaining('200000 bytes'),
    ]);
    expect((await byteBudget('uk', newFolder())).findings).toHaveLength(1);
  });

  it('find secrets, the ones of this server too, and never repeat them [ENG-35]', async () => {
    const folder = newFolder();
    const search = () =>
      secretSearch({
        folders: { market: folder },
        known: { POS_SECRET: 'own-secret-of-the-till' },
      });
    writeFileSync(join(folder, 'manifest.json'), '{ "colour": "red" }');
    expect(await search()).toEqual({ note: '1 files searched', findings: [] });
    writeFileSync(join(folder, 'manifest.json'), `{\n  "key": "${key}"\n}`);
    writeFileSync(join(folder, 'till.js'), 'const till = "own-secret-of-the-till";');
    const { findings } = await search();
    expect(findings).toEqual([
      expect.stringContaining(`${join('market', 'manifest.json')} line 2`),
      `${join('market', 'till.js')} holds what POS_SECRET says`,
    ]);
    expect(findings.join()).not.toContain(key);
  });

  it('fail where no browser can be had to look at the pages [ENG-35]', async () => {
    const folder = new MarketsFolder();
    const server = await serverOf(folder);
    const running = await runningOf(folder, 'uk');
    const none = async () => ({ missing: 'no browser could be had' });
    const { note, findings } = await accessibility(running, server, testMoment, none);
    expect([note, findings]).toEqual(['no browser', ['no browser could be had']]);
  });
});

describe('a certificate', () => {
  const subject = { market: 'uk', revision: 'abc', engine: '1.0.0' };

  it('is written as JSON and Markdown with the date of the clock, and passes only where every part does [ENG-35]', async () => {
    const good = { name: 'wording', run: async () => ({ note: 'en-GB', findings: [] }) };
    const broken = {
      name: 'golden baskets',
      run: () => Promise.reject(new Error('the server is gone')),
    };
    const passed = await certify(subject, [good], testMoment);
    expect(passed.passed).toBe(true);
    const failed = await certify(subject, [broken, good], testMoment);
    expect([failed.passed, failed.parts.map((part) => part.passed)]).toEqual([
      false,
      [false, true],
    ]);
    const folder = newFolder();
    const path = writeCertificate(folder, failed);
    expect(readdirSync(folder)).toEqual(['uk-2026-03-04T170500Z.json', 'uk-2026-03-04T170500Z.md']);
    expect(JSON.parse(readFileSync(`${path}.json`, 'utf8'))).toEqual(failed);
    const text = readFileSync(`${path}.md`, 'utf8');
    expect(text).toContain('# Market uk: FAILED');
    expect(text).toContain('- the server is gone');
    expect(text).toContain('2026-03-04T17:05:00.000Z');
  });

  it('is asked for by a market and, where it goes elsewhere, a folder [ENG-35]', () => {
    expect(readCertifyCommand(['uk'], '/chain')).toEqual({
      market: 'uk',
      folder: join('/chain', 'certificates'),
      acceptsPrices: false,
    });
    expect(readCertifyCommand(['uk', 'out', '--accept-prices'], '/chain')).toMatchObject({
      folder: join('/chain', 'out'),
      acceptsPrices: true,
    });
    for (const args of [[], ['uk', 'a', 'b'], ['uk', '--all']]) {
      expect(() => readCertifyCommand(args, '/chain')).toThrow('npm run certify -- <market>');
    }
  });
});
