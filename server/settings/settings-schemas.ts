import type { JsonSchema } from '../../core/manifest/json-schema.ts';
import type { DeploymentFolders } from '../markets/read-deployment.ts';
import { readDeployment } from '../markets/read-deployment.ts';
import { withFolderOf, type VersionFiles } from '../versions/version-files.ts';

const fits = (pattern: string, path: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replaceAll(/[.+?^$(){}|[\]\\]/g, String.raw`\$&`))
      .join('[^/]+')}$`,
  ).test(path);

/** The schema by which an editor completes and describes a file; undefined for one that has none [OPR-06]. */
export async function editorSchemaOf(
  files: VersionFiles,
  path: string,
  folders: DeploymentFolders,
): Promise<JsonSchema | undefined> {
  // Loaded here, as nobody else asks for what takes a start longer.
  if (fits('*/manifest.json', path)) {
    const { manifestEditorSchema } = await import('../review/editor-schema.ts');
    return manifestEditorSchema(folders);
  }
  if (fits('*/words/*.json', path)) {
    const { marketWordsSchema } = await import('../review/words-schema.ts');
    return withFolderOf(files, folders, async (laidOut) =>
      marketWordsSchema(await readDeployment(laidOut)),
    );
  }
  const { editedFiles } = await import('../review/editor-files.ts');
  return editedFiles.find(({ pattern }) => fits(pattern, path))?.schema;
}
