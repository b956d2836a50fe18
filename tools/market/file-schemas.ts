import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type DeploymentFolders, readDeployment } from '../../server/markets/read-deployment.ts';
import { type EditedFile, editedFiles } from '../../server/review/editor-files.ts';
import { areaWordsSchema, marketWordsSchema } from '../../server/review/words-schema.ts';

/** Where the schemas go in a repository: beside all else that commands make and that is never committed. */
const schemasFolder = '.boot/schemas';

/**
 * Writes the schemas by which editors complete and check the files of a market beside its manifest [OPR-06], as the
 * schemas, the plugins and the words say it today, and `editor-settings.json`: which files have which.
 * @param repository that the markets are in
 * @throws when a file cannot be written
 */
export async function writeFileSchemas(
  folders: DeploymentFolders,
  repository: string,
): Promise<void> {
  const files: readonly EditedFile[] = [
    ...editedFiles,
    {
      name: 'market-words',
      pattern: '*/words/*.json',
      schema: marketWordsSchema(await readDeployment(folders)),
    },
    { name: 'area-words', pattern: 'default/words/*/*.json', schema: areaWordsSchema },
  ];
  const markets = basename(folders.marketsDir);
  const settings = {
    'json.schemas': files.map(({ name, pattern }) => ({
      fileMatch: [`/${markets}/${pattern}`],
      url: `./${schemasFolder}/${name}.schema.json`,
    })),
  };
  const folder = join(repository, schemasFolder);
  await mkdir(folder, { recursive: true });
  const write = async (name: string, content: object): Promise<void> => {
    const text = `${JSON.stringify(content, null, 2)}\n`;
    const file = join(folder, name);
    // Editors watch what they use.
    if ((await readFile(file, 'utf8').catch(() => undefined)) !== text) await writeFile(file, text);
  };
  await Promise.all([
    ...files.map(({ name, schema }) => write(`${name}.schema.json`, schema)),
    write('editor-settings.json', settings),
  ]);
}
