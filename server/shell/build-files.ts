import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One file of the build, as Vite's manifest describes it. */
interface BuildEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Which built file each source became. */
export type BuildFiles = ReadonlyMap<string, BuildEntry>;

/** Reads Vite's manifest of the build; empty when there is none. */
export async function readBuildFiles(distDir: string): Promise<BuildFiles> {
  try {
    const text = await readFile(join(distDir, '.vite', 'manifest.json'), 'utf8');
    return new Map(Object.entries(JSON.parse(text) as Record<string, BuildEntry>));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Map();
    throw error;
  }
}

/** Addresses of the scripts that the plugins of a market come in, with what they import. */
export function pluginScripts(files: BuildFiles, plugins: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const visit = (key: string): void => {
    const entry = files.get(key);
    if (!entry || found.has(`/${entry.file}`)) return;
    found.add(`/${entry.file}`);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const id of plugins) visit(`plugins/${id}/plugin.ts`);
  return [...found];
}

/** Addresses of the Latin files of typefaces, which the first page needs at once. */
export const faceFiles = (files: BuildFiles, faces: readonly string[]): readonly string[] =>
  [...new Set(faces)].flatMap((face) =>
    [...files].flatMap(([source, { file }]) =>
      source.endsWith(`/${face}-latin-wght-normal.woff2`) ? [`/${file}`] : [],
    ),
  );
