import { isJsonObject, textOf, type Json, type JsonObject } from './json.ts';
import { valueAt } from './json-pointer.ts';
import type { JsonSchema } from './json-schema.ts';

/**
 * Puts every `$ref` of a schema in its place, so that the schema stands alone. Keywords beside a reference win.
 * @param root the schema to start from; it needs an absolute `$id`
 * @param documents every schema file it may refer to, each with its `$id`
 * @throws when a reference leads nowhere
 */
export function inlineReferences(root: JsonObject, documents: readonly JsonObject[]): JsonSchema {
  const byId = new Map([root, ...documents].map((document) => [textOf(document['$id']), document]));
  const { definitions: _definitions, ...schema } = inlineObject(root, textOf(root['$id']), byId);
  return schema;
}

type Documents = ReadonlyMap<string, JsonObject>;

function inlineObject(schema: JsonObject, base: string, documents: Documents): JsonObject {
  const { $ref: reference, ...beside } = schema;
  const own = Object.fromEntries(
    Object.entries(beside).map(([key, value]) => [key, inlineValue(value, base, documents)]),
  );
  return typeof reference === 'string' ? { ...resolve(reference, base, documents), ...own } : own;
}

function inlineValue(value: Json, base: string, documents: Documents): Json {
  if (Array.isArray(value)) return value.map((part: Json) => inlineValue(part, base, documents));
  return isJsonObject(value) ? inlineObject(value, base, documents) : value;
}

function resolve(reference: string, base: string, documents: Documents): JsonObject {
  const target = new URL(reference, base);
  const pointer = target.hash.slice(1);
  target.hash = '';
  const document = documents.get(target.href);
  const found = document && valueAt(document, pointer.split('/').slice(1));
  if (!isJsonObject(found)) throw new Error(`${base}: $ref "${reference}" leads nowhere`);
  return inlineObject(found, target.href, documents);
}
