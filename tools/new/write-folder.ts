import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NewError } from './new-error.ts';

/** Texts of the files of a folder, by their path in it. */
export type FolderFiles = ReadonlyMap<string, string>;

/** Writes a new folder, all of it or nothing. @throws NewError when there is one of that name */
export function writeFolder(parent: string, id: string, files: FolderFiles): void {
  const folder = join(parent, id);
  if (existsSync(folder)) throw new NewError(`${folder} is there already: choose another id.`);
  const draft = join(parent, `.new-${id}-${process.pid}`);
  try {
    for (const [path, text] of files) {
      const file = join(draft, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** A JSON file as it is written. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
