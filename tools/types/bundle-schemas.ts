import type { Json, JsonObject, SchemaFiles } from './read-schemas.ts';
import { definitionKey, innerDefinitionKey, resolveReference } from './resolve-reference.ts';
import { simplifySchema } from './simplify-schema.ts';

/** Every `title` of a schema, with the place it stands at. */
function* titlesIn(value: Json, place: string): Generator<[title: string, place: string]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && typeof value['title'] === 'string') yield [value['title'], place];
  for (const [key, part] of Object.entries(value)) yield* titlesIn(part, `${place}/${key}`);
}

function refuseSharedTitles(definitions: JsonObject): void {
  const places = new Map<string, string[]>();
  for (const [title, place] of titlesIn(definitions, '')) {
    places.set(title, [...(places.get(title) ?? []), place]);
  }
  const shared = [...places].filter(([, found]) => found.length > 1);
  if (shared.length === 0) return;
  const lines = shared.map(([title, found]) => `${title}: ${found.join(', ')}`);
  throw new Error(`A title names one type, but these name several:\n${lines.join('\n')}`);
}

/**
 * Puts all schema files and their inner definitions into one schema, each once, with every reference inside it.
 * Thus a shared schema becomes one type, however many files refer to it.
 * @throws when a reference leads nowhere or two schemas carry the same title
 */
export function bundleSchemas(files: SchemaFiles): JsonObject {
  const definitions: JsonObject = {};
  for (const [path, schema] of files) {
    const rewrite = (reference: string) => resolveReference(reference, path, files);
    definitions[definitionKey(path)] = simplifySchema(schema, rewrite);
    for (const section of ['$defs', 'definitions']) {
      for (const [name, inner] of Object.entries(schema[section] ?? {})) {
        definitions[innerDefinitionKey(path, name)] = simplifySchema(inner as Json, rewrite);
      }
    }
  }
  refuseSharedTitles(definitions);
  return { title: 'GeneratedRoot', type: 'object', additionalProperties: false, definitions };
}
