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

const serverPrograms = ['initdb', 'postgres'];

/**
 * The folder with PostgreSQL's server programs, or nothing when the machine has none.
 * @param others what else has to be in it, such as `pg_dump`
 */
export function findPostgresPrograms(others: readonly string[] = []): string | undefined {
  const wanted = [...serverPrograms, ...others];
  return candidateFolders().find((folder) =>
    wanted.every((program) => existsSync(join(folder, program))),
  );
}
