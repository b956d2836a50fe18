import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packagesWith } from './packages-with.ts';
import { reachedFrom } from './reached-files.ts';

/** What a server runs on, by paths below the engine: whole folders, single files, folders of packages. */
export interface ServerFiles {
  readonly folders: readonly string[];
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

/** Data and code that is read by its place and not by an import. */
const folders = ['core', 'dist', 'markets', 'plugins', 'schemas', 'server'];

/** The parts of a plugin that a server loads. */
const serverParts = ['plugin.ts', 'server.ts'];

/**
 * What a server needs of the engine.
 * @param root absolute path of the engine, built
 * @throws Error when something that is imported is not there
 */
export function serverFiles(root: string): ServerFiles {
  const parts = readdirSync(join(root, 'plugins'))
    .flatMap((id) => serverParts.map((part) => join(root, 'plugins', id, part)))
    .filter((path) => existsSync(path));
  const { files, packages } = reachedFrom([join(root, 'server', 'main.ts'), ...parts]);
  const below = (path: string): string => relative(root, path);
  const isIn = (path: string): boolean => folders.some((folder) => path.startsWith(`${folder}/`));
  return {
    folders,
    files: [...[...files].map(below).filter((path) => !isIn(path)), 'package.json', 'LICENSE'],
    packages: [...packagesWith(packages)].map(below).toSorted(),
  };
}
