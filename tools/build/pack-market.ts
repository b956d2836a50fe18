import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };
import { loadMarkets } from '../../server/markets/load-markets.ts';
import type { DeploymentFolders } from '../../server/markets/read-deployment.ts';
import { readBuildFiles } from '../../server/pages/build-files.ts';
import { renderPage } from '../../server/pages/render-page.ts';
import { readBuild } from '../../server/shell/release.ts';
import { type BuildScope, noMarket } from './build-scope.ts';
import { ownFaces } from './own-faces.ts';
import { shopBuild } from './shop-build.ts';

/** The list of a packed market's files. */
export const packListFile = 'build.json';

/** What the list says of a file: its length, and the SHA-256 digest of its content in hexadecimal digits. */
export interface PackedFile {
  readonly bytes: number;
  readonly sha256: string;
}

/** What a packed market is, and what is in it. */
export interface PackList extends BuildScope {
  /** Version of the engine. */
  readonly version: string;
  /** Hash of the page, which names every script by its content. */
  readonly release: string;
  /** By the path below the folder. */
  readonly files: Readonly<Record<string, PackedFile>>;
}

/** Every file below a folder, by its path with slashes, in order. */
const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();

const described = (content: Buffer): PackedFile => ({
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});

/** A page whose files lie beside it, wherever that is. */
const withRelativeFiles = (html: string): string =>
  html.replaceAll(/\b(href|src)="\/assets\//g, '$1="./assets/');

/** Name of the page in a language: the market's first is the one that is opened. */
const pageFile = (locale: string, first: string | undefined): string =>
  locale === first ? 'index.html' : `index.${locale}.html`;

/** What needs the worker, as a market without it has it, by the end of its path. */
const workless: Readonly<Record<string, string>> = {
  '/ui/platform/start-worker.ts': 'export const startWorker = () => undefined;',
  '/ui/pages/orders/push-button.tsx': 'export default () => null;',
};

/** An app has its own files, and no worker that keeps those of the server or hears of orders. */
const withoutWorker: Plugin = {
  name: 'without-worker',
  load: (id) => Object.entries(workless).find(([path]) => id.endsWith(path))?.[1] ?? null,
};

/** A map of tiles is as large as all of ordering: a market that names none, at any of its levels, draws the plain map. */
const withoutTiles = (manifest: object): Plugin => ({
  name: 'without-tiles',
  load: (id) =>
    id.endsWith('/ui/pages/localisation/map/tile-map.tsx') &&
    !JSON.stringify(manifest).includes('"tiles":')
      ? "export { PlainMap as default } from './plain-map.tsx';"
      : null,
});

/**
 * Builds one market into a folder for the files of an app: its scripts and typefaces, a page for each of its languages
 * that carries manifest, theme and words, and the list of it all [HST-01].
 * @throws where there is no such market, or something is wrong with it
 */
export async function packMarket(
  root: string,
  folders: DeploymentFolders,
  scope: BuildScope,
  outDir: string,
): Promise<PackList> {
  const markets = await loadMarkets(folders);
  const running = markets.find(({ id }) => id === scope.market);
  const known = markets.map(({ id }) => id);
  if (!running) throw noMarket(scope.market, known);
  const shop = shopBuild(root, folders, scope);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [
      ...shop.plugins,
      ownFaces(folders, scope),
      withoutWorker,
      withoutTiles(running.market.manifest),
    ],
    build: { ...shop.build, outDir },
  });
  const built = await readBuild(outDir);
  if (!built) throw new Error(`The build of "${scope.market}" has no page.`);
  const files = await readBuildFiles(outDir);
  const { page: html, release } = built;
  for (const locale of running.locales) {
    const page = renderPage({ html, files, release, isPacked: true }, running, locale, '/');
    writeFileSync(join(outDir, pageFile(locale, running.locales[0])), withRelativeFiles(page));
  }
  rmSync(join(outDir, '.vite'), { recursive: true });
  const contents = filesBelow(outDir).map(
    (path) => [path, described(readFileSync(join(outDir, path)))] as const,
  );
  const { version } = packageJson;
  const list = { ...scope, version, release, files: Object.fromEntries(contents) };
  writeFileSync(join(outDir, packListFile), `${JSON.stringify(list)}\n`);
  return list;
}
