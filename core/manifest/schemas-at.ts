import { isJsonObject, type Json } from './json.ts';
import type { JsonSchema } from './json-schema.ts';

const asSchema = (value: unknown): JsonSchema | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonSchema)
    : undefined;

/** The schemas of a keyword. */
export const listOf = (value: unknown): readonly JsonSchema[] =>
  Array.isArray(value) ? (value as readonly JsonSchema[]) : [];

/** Whether a condition holds: editors' schemas ask only whether keys have certain values. */
const holds = (condition: JsonSchema, value: Json | undefined): boolean =>
  isJsonObject(value) &&
  (condition.required ?? []).every((key) => Object.hasOwn(value, key)) &&
  Object.entries(condition.properties ?? {}).every(
    ([key, { const: wanted }]) => wanted === undefined || value[key] === wanted,
  );

/** A schema and all that holds beside it for a value. */
function flattened(schema: JsonSchema, root: JsonSchema, value: Json | undefined): JsonSchema[] {
  if (schema['$ref'] === '#' && schema !== root) return flattened(root, root, value);
  const condition = asSchema(schema['if']);
  const branch = condition && asSchema(schema[holds(condition, value) ? 'then' : 'else']);
  return [
    schema,
    ...[...listOf(schema.allOf), ...listOf(schema['anyOf']), ...(branch ? [branch] : [])].flatMap(
      (part) => flattened(part, root, value),
    ),
  ];
}

/** What a schema says of a part of a value. */
function partOf(schema: JsonSchema, key: string, isList: boolean): JsonSchema | undefined {
  if (isList) return schema.items;
  const own = schema.properties;
  if (own && Object.hasOwn(own, key)) return own[key];
  const patterns = Object.entries(asSchema(schema['patternProperties']) ?? {});
  const fitting = patterns.find(([pattern]) => new RegExp(pattern, 'u').test(key));
  return asSchema(fitting?.[1] ?? schema.additionalProperties);
}

/** Everything that a schema says of the value at a path. */
export function schemasAt(
  root: JsonSchema,
  value: Json | undefined,
  path: readonly (string | number)[],
): readonly JsonSchema[] {
  let schemas = flattened(root, root, value);
  let current = value;
  for (const key of path) {
    const isList = Array.isArray(current) || (current === undefined && typeof key === 'number');
    const next: Json | undefined = isList
      ? (current as readonly Json[] | undefined)?.[Number(key)]
      : isJsonObject(current) && Object.hasOwn(current, key)
        ? current[key]
        : undefined;
    schemas = schemas.flatMap((schema) => {
      const part = partOf(schema, String(key), isList);
      return part ? flattened(part, root, next) : [];
    });
    current = next;
  }
  return schemas;
}
