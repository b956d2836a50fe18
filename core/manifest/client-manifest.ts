import type { Manifest } from '../../schemas/types/manifest.ts';
import type { PosSettings } from '../../schemas/types/manifest/market.ts';
import type { PaymentSettings } from '../../schemas/types/manifest/payments.ts';
import { isJsonObject, textOf, type Json, type JsonObject } from './json.ts';
import type { JsonSchema, Visibility } from './json-schema.ts';

type ServerKeys = '$schema' | 'hosts' | 'pos' | 'payments' | 'limits';

/** The part of a manifest that a browser gets [CST-04]. A whole manifest fits wherever this is asked for. */
export interface ClientManifest extends Omit<Manifest, ServerKeys> {
  readonly pos: Pick<PosSettings, 'type'>;
  readonly payments: Omit<PaymentSettings, 'gateway'>;
}

/**
 * Keeps the keys that the schema marks as visible to clients; a key without a mark inherits its parent's, and
 * what the schema does not know is left out [CST-04].
 * @param schema schema of a whole manifest, references in place
 * @param optionSchemas options schema by plugin id; without one a plugin's options stay on the server
 */
export function clientManifest(
  manifest: Manifest,
  schema: JsonSchema,
  optionSchemas: Readonly<Record<string, JsonSchema>> = {},
): ClientManifest {
  const content = manifest as unknown as JsonObject;
  const { sectorOverrides, hutOverrides, timedOverrides, plugins, ...settings } = content;
  const shown: JsonObject = {
    ...visibleObject(settings, schema, 'server'),
    ...(isJsonObject(sectorOverrides) && {
      sectorOverrides: visibleLevels(sectorOverrides, schema),
    }),
    ...(isJsonObject(hutOverrides) && { hutOverrides: visibleLevels(hutOverrides, schema) }),
    ...(isJsonObject(timedOverrides) && { timedOverrides: visibleTimed(timedOverrides, schema) }),
    plugins: Array.isArray(plugins)
      ? plugins.map((entry: Json) => visiblePlugin(entry, optionSchemas))
      : [],
  };
  return shown as unknown as ClientManifest;
}

const visibleLevels = (levels: JsonObject, schema: JsonSchema): JsonObject =>
  Object.fromEntries(
    Object.entries(levels).map(([key, level]) => [
      key,
      isJsonObject(level) ? visibleObject(level, schema, 'server') : null,
    ]),
  );

/** Of what holds for a while browsers get when and where, and the settings that they see at any other time. */
const visibleTimed = (overrides: JsonObject, schema: JsonSchema): JsonObject =>
  Object.fromEntries(
    Object.entries(overrides).flatMap(([id, override]): [string, JsonObject][] => {
      if (!isJsonObject(override) || !isJsonObject(override['settings'])) return [];
      const settings = visibleObject(override['settings'], schema, 'server');
      if (Object.keys(settings).length === 0) return [];
      const when = ['from', 'until', 'sectors', 'huts'].flatMap((key): [string, Json][] =>
        override[key] === undefined ? [] : [[key, override[key]]],
      );
      return [[id, { ...Object.fromEntries(when), settings }]];
    }),
  );

function visiblePlugin(entry: Json, schemas: Readonly<Record<string, JsonSchema>>): JsonObject {
  if (!isJsonObject(entry)) return {};
  const { id = '', options } = entry;
  const schema = schemas[textOf(id)];
  return isJsonObject(options) && schema !== undefined
    ? { id, options: visibleObject(options, schema, 'server') }
    : { id };
}

function visibleObject(value: JsonObject, schema: JsonSchema, inherited: Visibility): JsonObject {
  const entries = Object.entries(value).flatMap(([key, part]): [string, Json][] => {
    const found = partSchema(schema, key);
    const shown = found && visibleValue(part, found, schema['x-visibility'] ?? inherited);
    return shown === undefined ? [] : [[key, shown]];
  });
  return Object.fromEntries(entries);
}

function visibleValue(value: Json, schema: JsonSchema, inherited: Visibility): Json | undefined {
  const visibility = schema['x-visibility'] ?? inherited;
  if (isJsonObject(value)) {
    const shown = visibleObject(value, schema, visibility);
    return visibility === 'client' || Object.keys(shown).length > 0 ? shown : undefined;
  }
  if (visibility !== 'client') return undefined;
  const { items } = schema;
  return Array.isArray(value) && items !== undefined
    ? value.flatMap((item: Json) => visibleValue(item, items, visibility) ?? [])
    : value;
}

/** The schema of what stands under a key, by whichever form of the object knows the key. */
function partSchema(schema: JsonSchema, key: string): JsonSchema | undefined {
  const { properties, additionalProperties, oneOf = [] } = schema;
  if (properties !== undefined && Object.hasOwn(properties, key)) return properties[key];
  for (const form of oneOf) {
    const found = partSchema(form, key);
    if (found) return found;
  }
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}
