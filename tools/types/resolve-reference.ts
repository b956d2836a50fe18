import { posix } from 'node:path';
import type { SchemaFiles } from './read-schemas.ts';

/** The name under which a schema file stands in the bundle: `menu/product.schema.json` is `menu.product`. */
export const definitionKey = (path: string): string =>
  path.replace(/\.schema\.json$/, '').replaceAll('/', '.');

/** The name of a definition inside a file. */
export const innerDefinitionKey = (path: string, name: string): string =>
  `${definitionKey(path)}.${name}`;

/** The file that a reference without its fragment means: a relative path, or the `$id` of some file. */
function findFile(target: string, from: string, files: SchemaFiles): string | undefined {
  if (target === '') return from;
  const path = posix.normalize(posix.join(posix.dirname(from), target));
  if (files.has(path)) return path;
  const id = files.get(from)?.['$id'];
  const absolute =
    typeof id === 'string' && URL.canParse(target, id) ? new URL(target, id).href : target;
  for (const [candidate, schema] of files) if (schema['$id'] === absolute) return candidate;
  return undefined;
}

/**
 * Rewrites a reference between files into one inside the bundle.
 * @param reference the value of `$ref`
 * @param from path of the file it stands in
 * @throws naming file and reference when it leads nowhere
 */
export function resolveReference(reference: string, from: string, files: SchemaFiles): string {
  const [target = '', pointer = ''] = reference.split('#');
  const path = findFile(target, from, files);
  if (path === undefined) {
    throw new Error(`schemas/${from}: $ref "${reference}" leads to no schema file`);
  }
  const [, section, name, ...rest] = pointer.split('/');
  if (section === undefined) return `#/definitions/${definitionKey(path)}`;
  if (section === '$defs' || section === 'definitions') {
    const definitions = files.get(path)?.[section] ?? {};
    if (name === undefined || !Object.keys(definitions).includes(name)) {
      throw new Error(`schemas/${from}: $ref "${reference}" leads to no definition`);
    }
    return ['#/definitions', innerDefinitionKey(path, name), ...rest].join('/');
  }
  return `#/definitions/${definitionKey(path)}${pointer}`;
}
