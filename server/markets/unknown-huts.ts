import { isJsonObject, type Json } from '../../core/manifest/json.ts';
import { type Problem, unknownName } from '../../core/manifest/problem.ts';

const listOf = (content: Json | undefined): readonly Json[] =>
  Array.isArray(content) ? content : [];

const textAt = (entry: Json, key: string): string | undefined => {
  const value = isJsonObject(entry) ? entry[key] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/**
 * Records of streets whose hut the market does not have: nobody would deliver there [ADR-38].
 * @param file file of the streets
 * @param streets its content
 * @param huts content of the file of huts; without one, which is a problem of its own, nothing is said here
 */
export function unknownHuts(
  file: string,
  streets: Json | undefined,
  huts: Json | undefined,
): readonly Problem[] {
  const known = new Set(listOf(huts).flatMap((hut) => textAt(hut, 'id') ?? []));
  if (known.size === 0) return [];
  return listOf(streets).flatMap((street, index): Problem[] => {
    const hut = textAt(street, 'hut');
    if (hut === undefined || known.has(hut)) return [];
    return [unknownName({ file, pointer: `/${index}/hut` }, 'hut of the market', hut, [...known])];
  });
}
