import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Problem } from '../../core/manifest/problem.ts';
import { type FolderPhotos, readFolderPhotos } from '../photos/folder-photos.ts';
import type { MarketHome } from '../storage/market-databases.ts';
import { digestOf } from './digest-of.ts';
import { pluginFolders } from './find-plugins.ts';
import { type JsonFile, readJsonFile, readTextFile } from './json-file.ts';
import { namePackages, type PluginPackage } from './plugin-packages.ts';
import { withoutMarks } from './translate-mark.ts';

/** Folder of what every market starts from. */
export const defaultsFolder = 'default';
const manifestFile = 'manifest.json';

/** The defaults that come with the engine: a deployment with only its own markets starts from them [ENG-33]. */
const engineDefaults = {
  folder: join(import.meta.dirname, '../../markets', defaultsFolder),
  file: `markets/${defaultsFolder}`,
};

/** Name of a file of a folder without its ending, and what is in it. */
export type JsonFiles = ReadonlyMap<string, JsonFile>;

/** The files of one market as they lie in its folder. */
export interface MarketFolder {
  readonly id: string;
  /** Absolute path. */
  readonly path: string;
  readonly manifest: JsonFile;
  readonly theme: JsonFile;
  /** By locale. */
  readonly words: JsonFiles;
  /** Markdown by `locale/page`. */
  readonly pages: ReadonlyMap<string, string>;
  readonly photos: FolderPhotos;
  /** Changes whenever a file of the market but those of its catalogue, of the defaults or of the words of a plugin does. */
  readonly revision: string;
}

/** Where a deployment lies. */
export interface DeploymentFolders {
  readonly marketsDir: string;
  readonly pluginsDir: string;
  /** Where packages that manifests name are looked for; the folder of the markets unless it says another. */
  readonly packagesDir?: string;
  /** Which of its markets are meant; all of them unless it says so. */
  readonly home?: MarketHome;
}

/** Everything in the folder of the markets, and the words of the plugins. */
export interface Deployment {
  readonly defaults: {
    readonly manifest: JsonFile;
    /** Wording by language, then by area. */
    readonly words: ReadonlyMap<string, JsonFiles>;
    /** Markdown by `language/page`. */
    readonly pages: ReadonlyMap<string, string>;
  };
  /** Words that plugins bring, by the plugin's id, then by locale or language [ENG-13]. */
  readonly pluginWords: ReadonlyMap<string, JsonFiles>;
  /** Plugins that the manifests name by a package; where they do, the plugin's own id stands now [ENG-11]. */
  readonly packages: readonly PluginPackage[];
  /** Names in manifests that are meant for a package and lead to none. */
  readonly packageProblems: readonly Problem[];
  readonly markets: readonly MarketFolder[];
}

/** Ids of the markets of a folder. */
export const marketsIn = async (marketsDir: string): Promise<readonly string[]> =>
  (await foldersIn(marketsDir)).filter((id) => id !== defaultsFolder);

/** Reads every market and the words of every plugin. Judges nothing: files that are no JSON come with their problem. */
export async function readDeployment({
  marketsDir,
  pluginsDir,
  packagesDir = marketsDir,
}: DeploymentFolders): Promise<Deployment> {
  const name = basename(marketsDir);
  const folders = await foldersIn(marketsDir);
  const ids = folders.filter((id) => id !== defaultsFolder);
  const ofDefaults = folders.includes(defaultsFolder)
    ? await readDefaults(join(marketsDir, defaultsFolder), `${name}/${defaultsFolder}`)
    : await readDefaults(engineDefaults.folder, engineDefaults.file);
  const manifests = await Promise.all(
    ids.map((id) =>
      readJsonFile(join(marketsDir, id, manifestFile), `${name}/${id}/${manifestFile}`),
    ),
  );
  const {
    manifests: [defaultManifest = ofDefaults.manifest, ...named],
    packages,
    problems,
  } = namePackages([ofDefaults.manifest, ...manifests], packagesDir, pluginFolders(pluginsDir));
  const defaults = { ...ofDefaults, manifest: defaultManifest };
  const pluginWords = await readPluginWords(pluginsDir, packages);
  const shared = digestOf([
    defaults.manifest,
    ...[...defaults.words.values()].flatMap((areas) => [...areas.values()]),
    ...defaults.pages,
    ...[...pluginWords.values()].flatMap((files) => [...files.values()]),
  ]);
  const markets = await Promise.all(
    ids.map((id, index) => {
      const manifest = named[index] ?? {
        file: `${name}/${id}/${manifestFile}`,
        content: undefined,
      };
      return readMarket(join(marketsDir, id), `${name}/${id}`, { id, manifest, shared });
    }),
  );
  return { defaults, pluginWords, packages, packageProblems: problems, markets };
}

async function readDefaults(folder: string, file: string): Promise<Deployment['defaults']> {
  const languages = await foldersIn(join(folder, 'words'));
  const words = await Promise.all(
    languages.map(async (language): Promise<[string, JsonFiles]> => {
      const place = `words/${language}`;
      return [language, await jsonFilesIn(join(folder, place), `${file}/${place}`)];
    }),
  );
  return {
    manifest: await readJsonFile(join(folder, manifestFile), `${file}/${manifestFile}`),
    words: new Map(words),
    pages: await pagesIn(join(folder, 'pages')),
  };
}

async function readPluginWords(
  pluginsDir: string,
  packages: readonly PluginPackage[],
): Promise<Deployment['pluginWords']> {
  const places = [
    ...(await foldersIn(pluginsDir)).map((id) => ({
      id,
      folder: join(pluginsDir, id),
      file: `${basename(pluginsDir)}/${id}`,
    })),
    ...packages.map(({ id, folder, name }) => ({ id, folder, file: name })),
  ];
  const words = await Promise.all(
    places.map(async ({ id, folder, file }): Promise<[string, JsonFiles]> => [
      id,
      await jsonFilesIn(join(folder, 'words'), `${file}/words`),
    ]),
  );
  return new Map(words.filter(([, files]) => files.size > 0));
}

async function readMarket(
  folder: string,
  file: string,
  { id, manifest, shared }: Pick<MarketFolder, 'id' | 'manifest'> & { readonly shared: string },
): Promise<MarketFolder> {
  const [theme, words, pages, photos] = await Promise.all([
    readJsonFile(join(folder, 'theme.json'), `${file}/theme.json`),
    jsonFilesIn(join(folder, 'words'), `${file}/words`),
    pagesIn(join(folder, 'pages')),
    readFolderPhotos(folder),
  ]);
  const named = [...photos].map(([name, photo]) => [name, photo.id]);
  const parts = [shared, manifest, theme, ...words.values(), ...pages, ...named];
  const revision = digestOf(parts);
  return { id, path: resolve(folder), manifest, theme, words, pages, photos, revision };
}

async function jsonFilesIn(folder: string, file: string): Promise<JsonFiles> {
  const names = (await entriesIn(folder)).filter(({ name }) => name.endsWith('.json'));
  const files = await Promise.all(
    names.map(async ({ name }): Promise<[string, JsonFile]> => [
      basename(name, '.json'),
      withoutMarks(await readJsonFile(join(folder, name), `${file}/${name}`)),
    ]),
  );
  return new Map(files);
}

async function pagesIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const locales = await foldersIn(folder);
  const pages = await Promise.all(
    locales.map(async (locale) => {
      const files = (await entriesIn(join(folder, locale))).filter(({ name }) =>
        name.endsWith('.md'),
      );
      return Promise.all(
        files.map(async ({ name }): Promise<[string, string]> => [
          `${locale}/${basename(name, '.md')}`,
          (await readTextFile(join(folder, locale, name))) ?? '',
        ]),
      );
    }),
  );
  return new Map(pages.flat());
}

/** What is in a folder, in the order of the names; nothing when there is no such folder. */
async function entriesIn(folder: string) {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Folders in a folder; what begins with a dot belongs to a tool. */
const foldersIn = async (folder: string): Promise<readonly string[]> =>
  (await entriesIn(folder))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('.'))
    .filter((name) => statSync(join(folder, name)).isDirectory());
