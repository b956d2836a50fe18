import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parsedJson } from '../../core/manifest/parsed-json.ts';
import type { CatalogueSource } from '../../core/menu/catalogue-source.ts';

const ending = '.json';

/** Every JSON file of a folder of the market is the part that its name says. */
export const catalogueFolder = (within: string): CatalogueSource => ({
  async read({ folder, file: place }) {
    const files = await filesIn(join(folder, within));
    return Promise.all(
      files.map(async (name) => {
        const file = `${place}/${within}/${name}`;
        const text = await readFile(join(folder, within, name), 'utf8');
        return { name: basename(name, ending), file, ...parsedJson(file, text) };
      }),
    );
  },
});

/** Names of the JSON files in a folder, in their order; none when there is no such folder. */
async function filesIn(folder: string): Promise<readonly string[]> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => name.endsWith(ending)).toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
