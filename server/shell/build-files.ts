import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One file of the build, as Vite's manifest describes it. */
interface BuildEntry {
  readonly file: string;
}

/** What the build says about its files. */
export interface BuildFiles {
  /** Which built file each source became. */
  readonly entries: Readonly<Record<string, BuildEntry>>;
  /** The script of each plugin that comes with every page, by the plugin's id. */
  readonly firstPlugins: Readonly<Record<string, string>>;
}

/** Of no build. */
export const noBuildFiles: BuildFiles = { entries: {}, firstPlugins: {} };

/** Reads what the build says about its files; nothing where there is no build. */
export async function readBuildFiles(distDir: string): Promise<BuildFiles> {
  const [entries, firstPlugins] = await Promise.all([
    readList<BuildEntry>(join(distDir, '.vite', 'manifest.json')),
    readList<string>(join(distDir, '.vite', 'first-plugins.json')),
  ]);
  return { entries, firstPlugins };
}

async function readList<Entry>(file: string): Promise<Readonly<Record<string, Entry>>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, Entry>;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Addresses of the scripts of those plugins that the first page needs. */
export const pluginScripts = (
  { firstPlugins }: BuildFiles,
  plugins: readonly string[],
): readonly string[] => {
  const scripts = plugins.flatMap((id) =>
    Object.hasOwn(firstPlugins, id) ? [`/${firstPlugins[id]}`] : [],
  );
  return [...new Set(scripts)];
};

/** Addresses of the Latin files of typefaces, which the first page needs at once. */
export const faceFiles = ({ entries }: BuildFiles, faces: readonly string[]): readonly string[] =>
  [...new Set(faces)].flatMap((face) =>
    Object.entries(entries).flatMap(([source, { file }]) =>
      source.endsWith(`/${face}-latin-wght-normal.woff2`) ? [`/${file}`] : [],
    ),
  );
