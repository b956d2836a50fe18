import { parsePath, pointerTo } from './json-pointer.ts';
import type { ManifestFile } from './layer-manifest.ts';
import { unknownName, type Problem } from './problem.ts';
import { stringsAt } from './strings-at.ts';

/** The names in a list of a manifest that are not among the valid ones. */
export const unknownInList = (
  { file, content }: ManifestFile,
  key: string,
  kind: string,
  names: readonly string[],
): readonly Problem[] =>
  stringsAt(content, key).flatMap((name, index) => {
    const pointer = pointerTo([...parsePath(key), String(index)]);
    return names.includes(name) ? [] : [unknownName({ file, pointer }, kind, name, names)];
  });
