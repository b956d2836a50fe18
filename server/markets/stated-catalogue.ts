import type { StatedCatalogue, StatedList } from '../../core/manifest/catalogue-values.ts';
import { type Declarations, storedType } from '../../core/payments/stored-type.ts';
import type { JsonFile } from './json-file.ts';
import type { JsonFiles } from './read-deployment.ts';

/** What settings of a market are explained from [OPR-07]. */
export interface SettingSources {
  readonly defaults: JsonFile;
  readonly market: JsonFile;
  readonly catalogue: StatedCatalogue;
}

const listOf = (files: JsonFiles, name: string): StatedList | undefined => {
  const { file, text, content } = files.get(name) ?? {};
  if (file === undefined || !Array.isArray(content)) return undefined;
  return { file, entries: content, ...(text !== undefined && { text }) };
};

/** What of a market's catalogue has a say in its settings [OPR-07]. */
export const statedCatalogue = (
  files: JsonFiles,
  declarations: Declarations,
): Required<StatedCatalogue> => ({
  huts: listOf(files, 'huts'),
  products: listOf(files, 'products'),
  storedType: (type) => storedType(type, declarations),
});
