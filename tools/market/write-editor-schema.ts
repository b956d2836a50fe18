import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeploymentFolders } from '../../server/markets/read-deployment.ts';
import { manifestEditorSchema } from '../../server/review/editor-schema.ts';

/** Name of the file in the folder of the markets that `$schema` of every manifest means. */
export const editorSchemaFile = 'manifest-file.schema.json';

/**
 * Writes the schema by which editors complete and check manifests from the schemas and the plugins as they are
 * [ENG-14]. A file that says the same already is left alone, since editors and the server watch the folder.
 * @returns whether the file was written
 * @throws when a plugin does not load, or the file cannot be written
 */
export async function writeEditorSchema(folders: DeploymentFolders): Promise<boolean> {
  const text = `${JSON.stringify(await manifestEditorSchema(folders), null, 2)}\n`;
  const file = join(folders.marketsDir, editorSchemaFile);
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present === text) return false;
  await writeFile(file, text);
  return true;
}
