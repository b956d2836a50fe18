import type { StatedCatalogue, StatedList } from '../../core/manifest/catalogue-values.ts';
import { type Declarations, storedType } from '../../core/payments/payment-types.ts';
import type { JsonFiles } from './read-deployment.ts';

const listOf = (files: JsonFiles, name: string): StatedList | undefined => {
  const file = files.get(name);
  return Array.isArray(file?.content) ? { file: file.file, entries: file.content } : undefined;
};

/** What of a market's catalogue has a say in its settings [OPR-07]. */
export const statedCatalogue = (files: JsonFiles, declarations: Declarations): StatedCatalogue => ({
  huts: listOf(files, 'huts'),
  products: listOf(files, 'products'),
  storedType: (type) => storedType(type, declarations),
});
