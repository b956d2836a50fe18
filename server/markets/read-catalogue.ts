import type { Extensions } from '../../core/engine/extensions.ts';
import type { Problem } from '../../core/manifest/problem.ts';
import type { JsonFiles, MarketFolder } from './read-deployment.ts';
import { withoutMarks } from './translate-mark.ts';

/** A market with its catalogue as it was found. */
export interface MarketWithCatalogue extends MarketFolder {
  /** By name: huts, products, options, deals, discounts, words.<locale>. */
  readonly catalogue: JsonFiles;
}

/**
 * Reads the catalogue of a market through the plugin that fills `catalogue-source` [ENG-20].
 * @throws what the plugin throws, and ContributionError where it is late or answers nonsense
 */
export async function readCatalogue(
  extensions: Pick<Extensions, 'one'>,
  { id, path, manifest }: MarketFolder,
): Promise<JsonFiles> {
  const file = manifest.file.slice(0, manifest.file.lastIndexOf('/'));
  const parts = await extensions.one('catalogue-source').read({ market: id, folder: path, file });
  return new Map(parts.map(({ name, ...part }) => [name, withoutMarks(part)]));
}

/** The market with its catalogue; with an empty one, and why, where its source did not answer. */
export async function withCatalogue(
  extensions: Pick<Extensions, 'one'>,
  folder: MarketFolder,
): Promise<{ readonly folder: MarketWithCatalogue; readonly problems: readonly Problem[] }> {
  try {
    const catalogue = await readCatalogue(extensions, folder);
    return { folder: { ...folder, catalogue }, problems: [] };
  } catch (error) {
    const found = error instanceof Error ? error.message : 'an unknown failure';
    const problem: Problem = {
      file: folder.manifest.file,
      pointer: '/plugins',
      expected: "a 'catalogue-source' that answers",
      found,
    };
    return { folder: { ...folder, catalogue: new Map() }, problems: [problem] };
  }
}
