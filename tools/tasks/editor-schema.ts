/** Makes the schemas by which editors complete and check the files of markets again; runs before every command that reads markets. */
import { readEnvironment } from '../../server/environment-variables.ts';
import { editorSchemaFile, writeEditorSchema } from '../market/write-editor-schema.ts';
import { writeFileSchemas } from '../market/file-schemas.ts';
import { chain, root } from './project.ts';

try {
  const folders = readEnvironment(process.env, root);
  await writeEditorSchema(folders);
  await writeFileSchemas(folders, chain);
} catch (error) {
  // Only editors miss it: a folder that nobody may write to is served all the same.
  const reason = error instanceof Error ? error.message : 'an unknown failure';
  console.error(`${editorSchemaFile} was not written, so that editors do not know it: ${reason}`);
}
