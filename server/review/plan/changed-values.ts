import { isJsonObject, type Json } from '../../../core/manifest/json.ts';
import type { JsonSchema } from '../../../core/manifest/json-schema.ts';
import { quoted, turned } from './consequence.ts';

/** A value that differs, with the keys that lead to it. */
export interface ChangedValue {
  readonly path: readonly string[];
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** The values that differ between two: objects are compared key by key, everything else as a whole. */
export function changedValues(
  before: Json | undefined,
  after: Json | undefined,
  path: readonly string[] = [],
): readonly ChangedValue[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [old, next] = [before ?? {}, after ?? {}];
  if (isJsonObject(old) && isJsonObject(next)) {
    const keys = [...new Set([...Object.keys(old), ...Object.keys(next)])];
    return keys.flatMap((key) => changedValues(old[key], next[key], [...path, key]));
  }
  return [{ path, before, after }];
}

/** The schema of what stands under keys; undefined where it does not say. */
function schemaAt(schema: JsonSchema, [key, ...rest]: readonly string[]): JsonSchema | undefined {
  if (key === undefined) return schema;
  const { properties, additionalProperties, oneOf = [] } = schema;
  const own = properties && Object.hasOwn(properties, key) ? properties[key] : undefined;
  const named =
    own ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
  if (named) return schemaAt(named, rest);
  return oneOf.map((form) => schemaAt(form, [key, ...rest])).find((found) => found !== undefined);
}

/** The first sentence of what a schema says of a key, without the rows it keeps; the key itself where it says nothing. */
export function nameOfKey(schema: JsonSchema, path: readonly string[]): string {
  const said = schemaAt(schema, path)?.description ?? '';
  const [sentence = ''] = said
    .replaceAll(/\s*\([A-Z]{3}-\d+(?:, [A-Z]{3}-\d+)*\)/g, '')
    .split(/\.\s|[.;]$|; /);
  const key = path.at(-1) ?? '';
  return sentence === '' ? key : `${sentence} (${path.join('.')})`;
}

/** A change of a value in a line. */
export const valueTurned = ({ before, after }: Pick<ChangedValue, 'before' | 'after'>): string =>
  turned(shown(before), shown(after));

const shown = (value: Json | undefined): string => {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string') return value === '' ? 'nothing' : quoted(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) {
    return value.length === 0 ? 'none' : value.join(', ');
  }
  const text = JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
};
