import type { JsonSchema } from './json-schema.ts';

/** Address by which editors know the schema of a manifest file. */
const fileSchemaId = 'https://schemas.comanda.example/manifest-file.schema.json';

/** Keys that say whose file it is, plugins with their options among them, and what its pages may load: no level above can change them. */
export const identityKeys: readonly string[] = [
  '$schema',
  'engine',
  'id',
  'hosts',
  'plugins',
  'media',
];

/** Keys that hold a level of their own. */
const overrideKeys = ['sectorOverrides', 'hutOverrides'];
const timedKey = 'timedOverrides';

/**
 * Turns the schema of a whole manifest into that of one file. A file says only what differs, so nothing is
 * required, and what the start fills in itself cannot be stated; where a key may be missing, null takes away what a lower level said; the overrides of sectors and huts
 * hold the same keys again.
 */
export function toFileSchema(manifest: JsonSchema): JsonSchema {
  const { $schema, properties = {}, ...rest } = partial(manifest);
  const overridable = Object.fromEntries(
    Object.entries(properties).filter(
      ([key]) => key !== timedKey && !identityKeys.includes(key) && !overrideKeys.includes(key),
    ),
  );
  const override = { $ref: '#/definitions/override' };
  const overrides = Object.fromEntries(
    overrideKeys.map((key) => [key, { ...properties[key], additionalProperties: override }]),
  );
  const timed = timedProperty(manifest.properties?.[timedKey], override);
  return {
    $schema,
    ...rest,
    $id: fileSchemaId,
    title: 'ManifestFile',
    description: 'What a market changes of the shared defaults, or those defaults themselves.',
    properties: { ...properties, ...overrides, ...timed },
    definitions: {
      override: {
        description: 'What differs in one sector or at one hut.',
        type: 'object',
        additionalProperties: false,
        properties: overridable,
      },
    },
  };
}

/** Timed overrides stand whole: the market's in place of the default's of its name, which null takes away. */
function timedProperty(
  whole: JsonSchema | undefined,
  settings: JsonSchema,
): Readonly<Record<string, JsonSchema>> {
  const one = whole?.additionalProperties;
  if (!whole || typeof one !== 'object') return {};
  const stated = { ...one, properties: { ...one.properties, settings } };
  return { [timedKey]: { ...whole, additionalProperties: removable(stated) } };
}

function partial(schema: JsonSchema): JsonSchema {
  const { required, properties, additionalProperties, ...rest } = schema;
  const values =
    typeof additionalProperties === 'object'
      ? removable(partial(additionalProperties))
      : additionalProperties;
  return {
    ...rest,
    ...(values === undefined ? {} : { additionalProperties: values }),
    ...(properties && { properties: partialProperties(properties, required ?? []) }),
  };
}

const partialProperties = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([, { readOnly }]) => readOnly !== true)
      .map(([key, value]) => [
        key,
        required.includes(key) ? partial(value) : removable(partial(value)),
      ]),
  );

/** The same schema with null allowed. */
function removable(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return schema;
  const values = schema.enum === undefined ? {} : { enum: [...schema.enum, null] };
  return { ...schema, type: [schema.type, 'null'], ...values };
}
