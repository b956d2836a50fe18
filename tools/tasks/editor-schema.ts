/** Makes the schema by which editors complete and check manifests again; runs before every command that reads markets. */
import { readEnvironment } from '../../server/environment-variables.ts';
import { editorSchemaFile, writeEditorSchema } from '../market/editor-schema.ts';
import { root } from './project.ts';

try {
  await writeEditorSchema(readEnvironment(process.env, root));
} catch (error) {
  // Only editors miss it: a folder that nobody may write to is served all the same.
  const reason = error instanceof Error ? error.message : 'an unknown failure';
  console.error(`${editorSchemaFile} was not written, so that editors do not know it: ${reason}`);
}
