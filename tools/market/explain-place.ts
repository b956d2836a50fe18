import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StatedHut } from '../../core/manifest/hut-own-values.ts';
import { placeIn } from '../../core/manifest/json-places.ts';
import { isJsonObject, type Json } from '../../core/manifest/json.ts';
import type { JsonFile } from '../../server/markets/json-file.ts';
import type { ExplainCommand, ExplainPlace } from './explain-command.ts';

/** The hut that a command asks about, where the catalogue's file of huts has it. */
export function statedHut(
  huts: JsonFile | undefined,
  { sector, hutId }: Pick<ExplainCommand, 'sector' | 'hutId'>,
): StatedHut | undefined {
  const list: readonly Json[] = Array.isArray(huts?.content) ? huts.content : [];
  const index = list.findIndex(
    (hut) => isJsonObject(hut) && hut['sector'] === sector && hut['id'] === hutId,
  );
  const hut = list[index];
  return huts && isJsonObject(hut) ? { hut, file: huts.file, pointer: `/${index}` } : undefined;
}

/** Lines of places in files, which messages name from the folder above the markets; undefined for one that is not there. */
export const linesIn =
  ({ marketsDir }: { readonly marketsDir: string }): NonNullable<ExplainPlace['lineOf']> =>
  (file, pointer) => {
    const path = join(dirname(marketsDir), file);
    return existsSync(path) ? placeIn(readFileSync(path, 'utf8'), pointer).line : undefined;
  };
