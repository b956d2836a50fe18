import { statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { defaultsFolder, type DeploymentFolders } from '../markets/read-deployment.ts';
import { photosFolder } from '../photos/folder-photos.ts';

/**
 * Texts by their path below the folder of the markets, such as `<market>/manifest.json`; of photographs, what their bytes
 * are in base64.
 */
export type VersionFiles = ReadonlyMap<string, string>;

/** Whether a file is a photograph of a market [OPR-26]. */
const isPhotoFile = (path: string): boolean =>
  new RegExp(`^[^./][^/]*/${photosFolder}/(?:.*/)?[^./][^/]*$`).test(path);

/** What markets are made of: JSON and Markdown, in the folder of a market or of the defaults, and its photographs. */
export const isVersionFile = (path: string): boolean =>
  /^[^./][^/]*\/(?:.*\/)?[^./][^/]*\.(json|md)$/.test(path) || isPhotoFile(path);

/** The content of a file of a version as the file has it. */
export const versionText = (path: string, bytes: Buffer): string =>
  bytes.toString(encodingOf(path));

const encodingOf = (path: string): BufferEncoding => (isPhotoFile(path) ? 'base64' : 'utf8');

/** The files of every market that is meant, and of the defaults if there are some; what begins with a dot belongs to a tool. */
export async function readVersionFiles({
  marketsDir,
  home,
}: Pick<DeploymentFolders, 'marketsDir' | 'home'>): Promise<VersionFiles> {
  const folders = (await readdir(marketsDir))
    .filter((name) => !name.startsWith('.'))
    .filter((name) => name === defaultsFolder || (home?.serves(name) ?? true))
    .map((name) => join(marketsDir, name))
    // A folder may be linked from elsewhere.
    .filter((path) => statSync(path).isDirectory());
  const paths = await Promise.all(folders.map(pathsBelow));
  const names = paths.flat().map((path) => relative(marketsDir, path).replaceAll('\\', '/'));
  const texts = await Promise.all(
    names
      .filter(isVersionFile)
      .map(async (name): Promise<[string, string]> => [
        name,
        versionText(name, await readFile(join(marketsDir, name))),
      ]),
  );
  return new Map(texts.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

async function pathsBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The files of one market out of a folder's, all others as they were in another version. */
export const withMarketOf = (
  before: VersionFiles,
  edited: VersionFiles,
  id: string,
): VersionFiles => {
  const isOfMarket = (path: string): boolean => path.startsWith(`${id}/`);
  const kept = [...before].filter(([path]) => !isOfMarket(path));
  const taken = [...edited].filter(([path]) => isOfMarket(path));
  return new Map([...kept, ...taken]);
};

/**
 * Lays files out as a folder of markets while something reads them as one; the folder is gone afterwards.
 * @param folders whose plugins and packages the files are read with
 */
export async function withFolderOf<Result>(
  files: VersionFiles,
  { marketsDir, pluginsDir, packagesDir = marketsDir, home }: DeploymentFolders,
  read: (folders: DeploymentFolders) => Promise<Result>,
): Promise<Result> {
  const around = await mkdtemp(join(tmpdir(), 'comanda-version-'));
  try {
    // Messages name files from the folder above: they read as those of the author's own folder do.
    const folder = join(around, basename(marketsDir));
    await mkdir(folder);
    const below = new Set([...files.keys()].map((path) => dirname(join(folder, path))));
    for (const path of below) await mkdir(path, { recursive: true });
    await Promise.all(
      [...files].map(([path, text]) => writeFile(join(folder, path), text, encodingOf(path))),
    );
    return await read({
      marketsDir: folder,
      pluginsDir,
      packagesDir,
      ...(home && { home: { serves: home.serves } }),
    });
  } finally {
    await rm(around, { recursive: true, force: true });
  }
}
