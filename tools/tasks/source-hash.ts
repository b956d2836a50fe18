import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What ends up in the browser's build. The markets are read by the running server, so they are not among it. */
const sources = [
  'index.html',
  'package.json',
  'vite.config.ts',
  'client',
  'core',
  'plugins',
  'public',
  'schemas',
  'tools/build',
  'ui',
];

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** A hash of names and contents of the files, and of those in the folders, that are named from the root. */
export function hashFiles(root: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => filesBelow(join(root, name)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** A hash that changes whenever the build would. @param more files and folders elsewhere that are built in too */
export const hashSources = (root: string, more: readonly string[] = []): string =>
  hashFiles(root, [...sources, ...more.map((path) => relative(root, path))]);
