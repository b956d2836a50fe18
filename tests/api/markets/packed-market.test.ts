import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BootData, bootDataElementId } from '../../../core/shell/boot-data.ts';
import { readBuildFiles } from '../../../server/pages/build-files.ts';
import { renderPage } from '../../../server/pages/render-page.ts';
import { readBuild } from '../../../server/shell/release.ts';
import { loadMarkets } from '../../../server/markets/load-markets.ts';
import { packListFile, type PackList } from '../../../tools/build/pack-market.ts';
import { root } from '../../../tools/tasks/project.ts';
import { liveBoot } from '../../../ui/platform/live-boot.ts';
import { packedMarket, sharedBuild } from '../../setup/built-once.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { ownTexts } from './own-texts.ts';

const ids = ['uk', 'fr', 'in', 'ca'] as const;
const folders = { marketsDir: join(root, 'markets'), pluginsDir: join(root, 'plugins') };
const place = mkdtempSync(join(tmpdir(), 'comanda-packed-'));
let shared: string;
let markets: Awaited<ReturnType<typeof loadMarkets>>;
const packed = new Map<string, string>();
const folderOf = (id: string): string => packed.get(id) ?? '';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const bytesOf = (folder: string): number =>
  filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0);

/** What the name of a built file ends with: letters of its digest, which may happen to spell anything. */
const digestInName = /-[\w-]{8}(?=\.(?:js|css|svg|woff2)\b)/g;

/** Not as a part of a longer word: libraries have names such as `allowCustomizedBuiltInElements`. */
const isSaidIn = (text: string, own: string): boolean => {
  const letter = /\p{L}/u;
  for (let at = text.indexOf(own); at !== -1; at = text.indexOf(own, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + own.length]];
    if (!letter.test(before) && !letter.test(after)) return true;
  }
  return false;
};

/** Everything that can be read in a folder, in one text. */
const textOf = (folder: string): string =>
  filesIn(folder)
    .filter((file) => !file.endsWith('.woff2'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replaceAll(digestInName, '');

const bootIn = (html: string): BootData => {
  const [, json = ''] =
    new RegExp(`id="${bootDataElementId}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(json) as BootData;
};

/** Brotli bytes of the scripts that a page names, each once. */
const scriptBytes = (html: string, folder: string): number => {
  const named = [...html.matchAll(/(?:src|href)="\.?\/(assets\/[^"]+\.js)"/g)];
  const files = new Set(named.map(([, file = '']) => file));
  expect(files.size).toBeGreaterThan(1);
  return [...files].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length,
    0,
  );
};

/** Runs a program of the product as a deployment does. */
const run = (script: string, args: readonly string[]) =>
  spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  for (const id of ids) packed.set(id, await packedMarket(id));
  shared = await sharedBuild();
  markets = await loadMarkets(folders);
});
afterAll(async () => {
  rmSync(place, { recursive: true });
  await server.close();
});

describe.each(ids)('the folder of the market %s', (id) => {
  it('holds nothing of another market: no plugin, word, catalogue, sector, phone prefix or payment name [HST-01]', async () => {
    const text = textOf(folderOf(id));
    for (const other of ids.filter((known) => known !== id)) {
      const texts = await ownTexts(folders, other, id);
      expect(texts.length).toBeGreaterThan(15);
      expect(texts.filter((own) => isSaidIn(text, own))).toEqual([]);
    }
  });

  it('has relative addresses alone, and its list names each file with its digest [HST-01]', () => {
    const folder = folderOf(id);
    const list = JSON.parse(readFileSync(join(folder, packListFile), 'utf8')) as PackList;
    expect(list).toMatchObject({ market: id, host: 'webview', version: expect.any(String) });
    const digests = filesIn(folder)
      .filter((file) => !file.endsWith(packListFile))
      .map((file) => {
        const content = readFileSync(file);
        const sha256 = createHash('sha256').update(content).digest('hex');
        return [file.slice(folder.length + 1), { bytes: content.length, sha256 }] as const;
      });
    expect(list.files).toEqual(Object.fromEntries(digests));
    for (const file of filesIn(folder).filter((path) => /\.(html|js|css)$/.test(path))) {
      const content = readFileSync(file, 'utf8');
      expect(content).not.toMatch(/["'`(]\/assets\//);
    }
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(page).toContain('src="./assets/');
    expect(bootIn(page).release).toBe(list.release);
  });

  it('has its manifest inside for when the server is away, and prefers the live one [HST-01]', async () => {
    const inside = bootIn(readFileSync(join(folderOf(id), 'index.html'), 'utf8'));
    expect(inside).toMatchObject({ isPacked: true, manifest: { id }, locale: expect.any(String) });
    const call = globalThis.fetch;
    const answer = (market: string) => (path: string, init?: RequestInit) =>
      call(`${server.url}${path}&market=${market}`, init);
    vi.stubGlobal('fetch', answer(id));
    const live = await liveBoot({ ...inside, revision: 'of-the-files' });
    expect(live).toMatchObject({ isPacked: true, manifest: { id }, locale: inside.locale });
    expect(live.revision).not.toBe('of-the-files');
    vi.stubGlobal('fetch', answer(ids.find((other) => other !== id) ?? ''));
    expect(await liveBoot(inside)).toBe(inside);
    vi.stubGlobal('fetch', answer('nowhere'));
    expect(await liveBoot(inside)).toBe(inside);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    expect(await liveBoot(inside)).toBe(inside);
    vi.unstubAllGlobals();
  });

  it('is at least a quarter smaller than the shared build, and its first page no heavier than there [HST-02]', async () => {
    const ofServer = bytesOf(join(shared, '.vite'));
    const ofBrowsers = bytesOf(shared) - ofServer;
    expect(bytesOf(folderOf(id))).toBeLessThan(ofBrowsers * 0.75);
    // Without the console and the host simulator, which no app has a use for, faces and plugins of the others are what is saved.
    const beside = ['console', 'host-simulator'].map((pages) => bytesOf(join(shared, pages)));
    const ofShop = beside.reduce((rest, bytes) => rest - bytes, ofBrowsers);
    expect(bytesOf(folderOf(id))).toBeLessThan(ofShop * 0.9);
    const running = markets.find((market) => market.id === id);
    const built = await readBuild(shared);
    const files = await readBuildFiles(shared);
    if (!running || !built) throw new Error('There is no shared build.');
    const { page: html, release } = built;
    const page = renderPage({ html, files, release }, running, running.locales[0] ?? '', '/');
    const own = readFileSync(join(folderOf(id), 'index.html'), 'utf8');
    expect(scriptBytes(own, folderOf(id))).toBeLessThanOrEqual(scriptBytes(page, shared));
  });
});

it.each([
  [['--market', 'ukk'], 'There is no market "ukk". Did you mean "uk"?'],
  [['--market', 'uk', '--host', 'fridge'], 'There is no host "fridge".'],
  [['--host', 'webview'], 'need --market'],
])('the command refuses %j and says why', (args, why) => {
  const { status, stderr } = run('tools/tasks/build.ts', [...args, '--out', join(place, 'none')]);
  expect(status).toBe(1);
  expect(stderr).toContain(why);
});
