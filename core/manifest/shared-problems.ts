import type { ManifestFile } from './layer-manifest.ts';
import type { Problem } from './problem.ts';

/** Keys whose values belong to one market only: its hosts choose it, its sectors pick it [CST-05]. */
const ownedKeys = ['hosts', 'sectors'] as const;

/** Hosts and sectors that two markets claim. */
export function sharedProblems(markets: readonly ManifestFile[]): readonly Problem[] {
  return ownedKeys.flatMap((key) => {
    const owners = new Map<string, string>();
    return markets.flatMap(({ file, content }) => {
      const values = content[key];
      return (Array.isArray(values) ? values : []).flatMap((value: unknown, index): Problem[] => {
        const name = String(value);
        const owner = owners.get(name);
        owners.set(name, owner ?? file);
        if (owner === undefined || owner === file) return [];
        const pointer = `/${key}/${index}`;
        const found = `"${name}", which ${owner} has`;
        return [{ file, pointer, expected: `${key} that no other market has`, found }];
      });
    });
  });
}
