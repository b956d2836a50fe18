import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../core/manifest/json-schema.ts';
import { manifestSchema } from '../../../core/manifest/manifest-schema.ts';
import type { Json } from '../../../core/manifest/json.ts';
import { pluginLoaders } from '../../setup/plugin-loaders.ts';
import { type MarketId, marketIds, valueIn } from './real-manifests.ts';

/** Every part of the schema with its place. */
function partsOf(schema: JsonSchema, place = ''): [string, JsonSchema][] {
  const properties = Object.entries(schema.properties ?? {});
  const values = schema.additionalProperties;
  return [
    [place, schema],
    ...properties.flatMap(([key, part]) => partsOf(part, `${place}/${key}`)),
    ...(typeof values === 'object' ? partsOf(values, `${place}/*`) : []),
    ...(schema.items === undefined ? [] : partsOf(schema.items, `${place}/-`)),
  ];
}

const parts = partsOf(manifestSchema);

/** Keys of other owners: a plugin's options and a level of overrides are checked by schemas of their own. */
const openPlaces = [
  '/plugins/-/options',
  '/sectorOverrides/*',
  '/hutOverrides/*',
  '/timedOverrides/*/settings',
];

/** The constants of a plugin whose folder was deleted are nobody's. */
const isThere = (key: string): boolean => {
  const owner = ownerOf(key);
  return owner === undefined || optionSchemas.get(owner) !== undefined;
};

/** The keys that the list of constants names: `http.timeoutMs`, `locales`. */
const constantKeys = (): string[] => {
  const file = new URL('../../../docs/spec/constants.md', import.meta.url);
  const rows = readFileSync(file, 'utf8').matchAll(/^\| CST-\d+ \|(.*)/gm);
  const names = [...rows].flatMap(([, text = '']) => [...text.matchAll(/`([a-z]\w*(\.\w+)*)`/gi)]);
  return [...new Set(names.map(([, name = '']) => name))].filter(isThere);
};

const partAt = (wanted: string): JsonSchema | undefined =>
  parts.find(([place]) => place === wanted)?.[1];

/** Constants, and groups of them, that are options of a plugin, whose schema has their values. */
const constantsOfPlugins: Readonly<Record<string, string>> = {
  priority: 'uk-priority-delivery',
  'loyalty.earning': 'loyalty-tens',
  'loyalty.multiplier': 'loyalty-tens',
};

/** The plugin whose option a key is; undefined for keys of the manifest. */
const ownerOf = (key: string): string | undefined =>
  constantsOfPlugins[key] ?? constantsOfPlugins[key.split('.')[0] ?? ''];

const optionSchemas: ReadonlyMap<string, JsonSchema | undefined> = new Map(
  await Promise.all(
    Object.values(constantsOfPlugins).map(async (id) => {
      const plugin = (await pluginLoaders[id]?.())?.default;
      return [id, plugin?.options] as const;
    }),
  ),
);

const optionAt = (id: string, key: string): JsonSchema | undefined =>
  optionSchemas.get(id)?.properties?.[key.split('.')[1] ?? ''];

/** The schema of a key; the name of a rule is up to the market that states it. */
const schemaAt = (key: string): JsonSchema | undefined => {
  const owner = ownerOf(key);
  if (owner !== undefined) return optionAt(owner, key);
  const place = `/${key.replaceAll('.', '/')}`;
  return partAt(place) ?? partAt(place.replace(/[^/]+$/, '*'));
};

/** The value of a key in a market; options have theirs from their schema, in markets that do not state them. */
const valueOf = (market: MarketId, key: string): Json | undefined => {
  const owner = ownerOf(key);
  return owner === undefined ? valueIn(market, key) : (optionAt(owner, key)?.default as Json);
};

describe('the manifest schema', () => {
  it('describes every key', () => {
    const silent = parts.filter(([, part]) => !part.description);
    expect(silent.map(([place]) => place)).toEqual([]);
  });

  it('refuses unknown keys everywhere', () => {
    const open = parts.filter(
      ([, { type, additionalProperties }]) =>
        type === 'object' && (additionalProperties ?? true) === true,
    );
    expect(open.map(([place]) => place)).toEqual(openPlaces);
  });

  it('hides from clients what nobody marked as visible', () => {
    expect(manifestSchema['x-visibility']).toBe('server');
  });

  it('lets a secret be only the name of an environment variable', () => {
    const secrets = parts.filter(([, part]) => part['x-visibility'] === 'secret');
    expect(secrets.map(([place]) => place)).toEqual(['/pos/keyVariable']);
    expect(new Set(secrets.map(([, { pattern }]) => pattern))).toEqual(
      new Set(['^[A-Z][A-Z0-9_]*$']),
    );
  });

  it('has one key for each constant, and every market a value for those that are not optional [CST-01]', () => {
    const keys = constantKeys();
    expect(keys.length).toBeGreaterThan(150);
    expect(keys.filter((key) => schemaAt(key) === undefined)).toEqual([]);
    const without = keys.filter((key) => marketIds.every((id) => valueOf(id, key) === undefined));
    expect(without).toEqual(['loyalty.minimumOrder', 'timeSlots.startOffsetMs']);
  });
});
