import { closeSync, cpSync, fsyncSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Where a database with nothing in it is kept for new ones to begin with: PostgreSQL takes seconds to make one. It is
 * of the installed version, as another may not read it.
 */
export function keptEmptyDatabase(): string {
  const description = findPackageJSON('@electric-sql/pglite', import.meta.url);
  if (description === undefined) throw new Error('@electric-sql/pglite is not installed');
  const { version } = JSON.parse(readFileSync(description, 'utf8')) as { readonly version: string };
  return fileURLToPath(new URL(`../../../.boot/empty-database/${version}`, import.meta.url));
}

/** Copies a database that nobody has open; it is on the disk when this returns. */
export function copyDatabase(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) sync(join(entry.parentPath, entry.name));
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
