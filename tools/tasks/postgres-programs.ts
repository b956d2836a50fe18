import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders named by a version below a folder, newest first. */
function versionFolders(parent: string, prefix = ''): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => name.startsWith(prefix))
    .toSorted((first, second) => second.localeCompare(first, 'en', { numeric: true }))
    .map((name) => join(parent, name, 'bin'));
}

function candidateFolders(): string[] {
  return [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versionFolders('/usr/lib/postgresql'),
    ...versionFolders('/opt/homebrew/opt', 'postgresql'),
    ...versionFolders('/usr/local/opt', 'postgresql'),
  ];
}

/** The folder with PostgreSQL's server programs, or nothing when the machine has none. */
export function findPostgresPrograms(): string | undefined {
  return candidateFolders().find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}
