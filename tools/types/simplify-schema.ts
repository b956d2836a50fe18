import type { Json, JsonObject } from './read-schemas.ts';

/** Keywords that say nothing about a type, or that the type generator would turn into noise. */
const silent = new Set([
  '$schema',
  '$id',
  '$comment',
  '$defs',
  'definitions',
  'if',
  'then',
  'else',
  'not',
]);
const silentToo = [
  // A pattern's index signature would have to fit the named properties as well.
  'patternProperties',
  'dependentRequired',
  'dependentSchemas',
  'propertyNames',
  'contains',
  'examples',
];
for (const keyword of silentToo) silent.add(keyword);

/** Keywords whose values are maps from a free name to a schema: a property may well be called `if`. */
const maps = new Set(['properties']);

/** Keywords whose values are plain data, not schemas. */
const data = new Set(['const', 'enum', 'default', 'required']);

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A description beside a reference is kept by putting the reference into an `allOf` of one. */
function separateReference({ $ref, ...beside }: JsonObject): JsonObject {
  if ($ref === undefined) return beside;
  const { title: _title, default: _default, ...rest } = beside;
  if (Object.keys(rest).length === 0) return { $ref };
  const others = Array.isArray(rest['allOf']) ? rest['allOf'] : [];
  return { ...rest, allOf: [{ $ref }, ...others] };
}

/** Draft 2020-12 tuples in the older form, the one that the type generator reads. */
function olderTuple({ prefixItems, ...schema }: JsonObject): JsonObject {
  if (!Array.isArray(prefixItems)) return schema;
  const { items, ...rest } = schema;
  const closed =
    items === false ? { minItems: prefixItems.length, maxItems: prefixItems.length } : {};
  return { ...rest, ...closed, items: prefixItems, additionalItems: items ?? false };
}

/** Free names beside known ones are left out: their index signature would have to fit the known ones as well. */
function withoutFreeNames(schema: JsonObject): JsonObject {
  const { additionalProperties, ...rest } = schema;
  return isObject(additionalProperties) && isObject(rest['properties'])
    ? { ...rest, additionalProperties: false }
    : schema;
}

/** An `allOf` whose parts said nothing about the type is left out. */
function withoutEmptyParts(schema: JsonObject): JsonObject {
  const { allOf, ...rest } = schema;
  if (!Array.isArray(allOf)) return schema;
  const parts = allOf.filter((part) => !isObject(part) || Object.keys(part).length > 0);
  return parts.length > 0 ? { ...rest, allOf: parts } : rest;
}

/**
 * A schema as the type generator reads it best, the same at every depth.
 * @param schema any part of a schema
 * @param rewrite applied to each `$ref`
 */
export function simplifySchema(schema: Json, rewrite: (reference: string) => string): Json {
  if (Array.isArray(schema)) return schema.map((part) => simplifySchema(part, rewrite));
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema)
    .filter(([keyword]) => !silent.has(keyword))
    .map(([keyword, value]): [string, Json] => {
      if (keyword === '$ref' && typeof value === 'string') return [keyword, rewrite(value)];
      if (data.has(keyword)) return [keyword, value];
      if (maps.has(keyword) && isObject(value)) return [keyword, simplifyMap(value, rewrite)];
      return [keyword, simplifySchema(value, rewrite)];
    });
  return withoutEmptyParts(
    withoutFreeNames(olderTuple(separateReference(Object.fromEntries(entries)))),
  );
}

function simplifyMap(map: JsonObject, rewrite: (reference: string) => string): JsonObject {
  const entries = Object.entries(map).map(([name, value]) => [
    name,
    simplifySchema(value, rewrite),
  ]);
  return Object.fromEntries(entries) as JsonObject;
}
