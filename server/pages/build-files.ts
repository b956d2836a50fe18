import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type FirstFrames,
  firstFramesFile,
  menuCategory,
  menuPage,
  orderPart,
} from '../../core/shell/first-frame.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** One file of the build, as Vite's manifest describes it. */
interface BuildEntry {
  readonly file: string;
}

/** Scripts that the pages below an address need at once. */
interface Preload {
  /** Beginning of the addresses, with a slash at its end. */
  readonly page: string;
  readonly scripts: readonly string[];
  /** The script of each plugin, by the plugin's id; only those of the market are needed. */
  readonly plugins: Readonly<Record<string, string>>;
}

/** What the build says about its files. */
export interface BuildFiles {
  /** Which built file each source became. */
  readonly entries: Readonly<Record<string, BuildEntry>>;
  readonly preloads: readonly Preload[];
  /** Absent where the build has none, as during development. */
  readonly frames?: FirstFrames | undefined;
}

/** Of no build. */
export const noBuildFiles: BuildFiles = { entries: {}, preloads: [] };

/** Reads what the build says about its files; nothing where there is no build. */
export async function readBuildFiles(distDir: string): Promise<BuildFiles> {
  const folder = join(distDir, '.vite');
  const [entries, preloads, frames] = await Promise.all([
    readJson(join(folder, 'manifest.json'), noBuildFiles.entries),
    readJson(join(folder, 'preloads.json'), noBuildFiles.preloads),
    loadFrames(join(distDir, firstFramesFile)),
  ]);
  return { entries, preloads, frames };
}

async function loadFrames(file: string): Promise<FirstFrames | undefined> {
  if (!existsSync(file)) return undefined;
  const built = (await import(pathToFileURL(file).href)) as { firstFrames: FirstFrames };
  return built.firstFrames;
}

async function readJson<Content>(file: string, otherwise: Content): Promise<Content> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Content;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return otherwise;
    throw error;
  }
}

/** Addresses of the scripts that a page of a market with these plugins needs beside those of the built page. */
export function scriptsOf(
  { preloads }: BuildFiles,
  path: string,
  plugins: readonly string[],
): readonly string[] {
  const page = path.endsWith('/') ? path : `${path}/`;
  const scripts = preloads
    .filter((preload) => page.startsWith(preload.page))
    .flatMap((preload) => [
      ...preload.scripts,
      ...plugins.flatMap((id) =>
        Object.hasOwn(preload.plugins, id) ? [preload.plugins[id] ?? ''] : [],
      ),
    ]);
  return [...new Set(scripts)].map((script) => `/${script}`);
}

/** Which of the pages that have a first frame in a market an address is; empty for all others. */
export const framedPage = (
  { frames }: BuildFiles,
  { menu }: Pick<Manifest, 'menu'>,
  path: string,
): string => {
  const whole = path.endsWith('/') ? path : `${path}/`;
  const page = menuCategory(path) === undefined ? whole : menuPage;
  const isFramed =
    frames?.pages.includes(page) ||
    (frames !== undefined && Object.hasOwn(menu.categories, orderPart(path) ?? ''));
  return isFramed ? page : '';
};

/** Addresses of the Latin files of typefaces, which the first page needs at once. */
export const faceFiles = ({ entries }: BuildFiles, faces: readonly string[]): readonly string[] =>
  [...new Set(faces)].flatMap((face) =>
    Object.entries(entries).flatMap(([source, { file }]) =>
      source.endsWith(`/${face}-latin-wght-normal.woff2`) ? [`/${file}`] : [],
    ),
  );
