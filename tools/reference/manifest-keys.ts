import type { Json, JsonObject } from '../../core/manifest/json.ts';
import { valueAt } from '../../core/manifest/json-pointer.ts';
import type { JsonSchema } from '../../core/manifest/json-schema.ts';
import { identityKeys } from '../../core/manifest/manifest-file-schema.ts';

/** A key of a manifest, as its reference tells it. */
export interface ManifestKey {
  /** Names from the top; `*` stands for any name, `[]` for any entry of a list. */
  readonly path: readonly string[];
  readonly description: string;
  readonly type: string;
  readonly visibility: string;
  /** Levels at which it may stand. */
  readonly levels: 'market' | 'market, sector, hut';
  /** What the shared defaults say; undefined where they say nothing. */
  readonly fallback: Json | undefined;
  /** It holds other keys, or entries that do. */
  readonly isGroup: boolean;
}

const typeOf = ({ type, enum: values, items, ...rest }: JsonSchema): string => {
  if (values) return values.map((value) => JSON.stringify(value)).join(', ');
  if (type === 'array') return items ? `list of ${typeOf(items)}` : 'list';
  const choices = rest['anyOf'] ?? rest.oneOf ?? rest.allOf;
  if (Array.isArray(choices)) {
    return [...new Set((choices as readonly JsonSchema[]).map(typeOf))].join(' or ');
  }
  return Array.isArray(type) ? type.join(' or ') : String(type ?? 'any');
};

/** The schemas below a key, each with the name that leads there. */
function partsOf(schema: JsonSchema): readonly (readonly [string, JsonSchema])[] {
  const { properties = {}, additionalProperties, items } = schema;
  return [
    ...Object.entries(properties),
    ...(typeof additionalProperties === 'object' ? [['*', additionalProperties] as const] : []),
    ...(items ? [['[]', items] as const] : []),
  ];
}

/** Every key that the schema of a manifest knows, with those in it, in the order of the schema [OPR-06]. */
export function manifestKeys(schema: JsonSchema, defaults: JsonObject): readonly ManifestKey[] {
  const keys: ManifestKey[] = [];
  const add = (part: JsonSchema, path: readonly string[], inherited: string): void => {
    const visibility = part['x-visibility'] ?? inherited;
    const [top = ''] = path;
    const parts = partsOf(part);
    const isNamed = path.length > 0 && path.at(-1) !== '[]' && path.at(-1) !== '*';
    if (isNamed && part.readOnly !== true) {
      keys.push({
        path,
        description: part.description ?? '',
        type: typeOf(part),
        visibility,
        levels:
          identityKeys.includes(top) || top.endsWith('Overrides')
            ? 'market'
            : 'market, sector, hut',
        fallback: path.some((name) => name === '*' || name === '[]')
          ? undefined
          : valueAt(defaults, path),
        isGroup: parts.length > 0,
      });
    }
    for (const [name, next] of parts) add(next, [...path, name], visibility);
  };
  add(schema, [], 'server');
  return keys;
}
