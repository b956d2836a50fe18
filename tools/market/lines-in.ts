import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeIn } from '../../core/manifest/json-places.ts';
import type { ExplainPlace } from './explain-command.ts';

/** Lines of places in files, which messages name from the folder above the markets; undefined for one that is not there. */
export const linesIn =
  ({ marketsDir }: { readonly marketsDir: string }): NonNullable<ExplainPlace['lineOf']> =>
  (file, pointer) => {
    const path = join(dirname(marketsDir), file);
    return existsSync(path) ? placeIn(readFileSync(path, 'utf8'), pointer).line : undefined;
  };
