import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../core/manifest/json.ts';
import type { JsonSchema } from '../../../core/manifest/json-schema.ts';
import { writeFileSchemas } from '../../../tools/market/file-schemas.ts';
import { root } from '../../../tools/tasks/project.ts';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Json;

const { marketsDir } = repositoryFolders;
const made = mkdtempSync(join(tmpdir(), 'comanda-schemas-'));
await writeFileSchemas(repositoryFolders, made);
afterAll(() => rmSync(made, { recursive: true }));

/** What an editor is told of some files. */
interface Association {
  readonly fileMatch: readonly [string];
  readonly url: string;
}

const settingsIn = (file: string) =>
  read(file) as unknown as { readonly 'json.schemas': readonly Association[] };

const settings = settingsIn(join(made, '.boot', 'schemas', 'editor-settings.json'));
const associations = settings['json.schemas'].map(({ fileMatch: [match], url }) => ({
  pattern: match.replace(/^\/markets\//, ''),
  schema: url,
}));
/** Every JSON file of every market and of the defaults. */
const files = readdirSync(marketsDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
  .map((entry) => relative(marketsDir, join(entry.parentPath, entry.name)))
  .filter((file) => file.includes('/'));

const schemasOf = (file: string): readonly string[] =>
  associations.filter(({ pattern }) => matchesGlob(file, pattern)).map(({ schema }) => schema);

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const compiled = new Map<string, ValidateFunction>(
  associations.map(({ schema }) => [schema, ajv.compile(read(join(made, schema)) as JsonSchema)]),
);
const fits = (schema: string, content: Json): boolean => compiled.get(schema)?.(content) === true;

/** Copies of a value that each have something, somewhere, that no schema of ours knows. */
function* spoilt(value: Json): Generator<Json> {
  if (Array.isArray(value)) {
    for (const [at, part] of value.slice(0, 1).entries()) {
      for (const bad of spoilt(part)) yield (value as Json[]).with(at, bad);
    }
    yield [...(value as Json[]), 7];
  } else if (typeof value === 'object' && value !== null) {
    yield { ...(value as JsonObject), 'no such key': 7 };
  }
}

/** The parts of a schema that have a name, each with its place. */
function partsOf(schema: JsonSchema, place = ''): readonly (readonly [string, JsonSchema])[] {
  const { properties = {}, additionalProperties: rest, items } = schema;
  const below: readonly (readonly [string, JsonSchema])[] = [
    ...Object.entries(properties),
    ...(typeof rest === 'object' && Object.keys(rest).length > 0 ? [['*', rest] as const] : []),
    ...(items ? [['[]', items] as const] : []),
  ];
  return below.flatMap(([name, part]) => [
    ...(name === '*' || name === '[]' ? [] : [[`${place}/${name}`, part] as const]),
    ...partsOf(part, `${place}/${name}`),
  ]);
}

describe('the files of markets', () => {
  it('have an editor schema each: one by their place, or the one that they name [OPR-06]', () => {
    expect(files.length).toBeGreaterThan(100);
    const without = files.filter((file) => {
      const { $schema: named } = read(join(marketsDir, file)) as Readonly<Record<string, unknown>>;
      if (file.endsWith('/manifest.json')) return named !== '../manifest-file.schema.json';
      return schemasOf(file).length !== 1;
    });
    expect(without).toEqual([]);
    expect(schemasOf('uk/catalogue/streets.json')).toEqual(['./.boot/schemas/streets.schema.json']);
    expect(schemasOf('uk/catalogue/unheard-of.json')).toEqual([]);
  });

  it.each(files.filter((file) => !file.endsWith('/manifest.json')))(
    'fit it, and not with a key or a value that nobody knows: %s [OPR-06]',
    (file) => {
      const content = read(join(marketsDir, file));
      const [schema = ''] = schemasOf(file);
      expect([fits(schema, content), compiled.get(schema)?.errors ?? []]).toEqual([true, []]);
      expect([...spoilt(content)].filter((bad) => fits(schema, bad))).toEqual([]);
    },
  );

  it.each(associations)('are told what each part is: $pattern [OPR-06]', ({ schema }) => {
    const parts = partsOf(read(join(made, schema)) as JsonSchema);
    const silent = parts.filter(([, { description = '' }]) => description.trim() === '');
    expect(silent.map(([place]) => place)).toEqual([]);
  });

  it('are known to editors by the settings of this repository, and their schemas lie where those say [OPR-06]', () => {
    expect(settingsIn(join(root, '.vscode', 'settings.json'))).toEqual(settings);
    expect(associations.length).toBeGreaterThan(10);
    expect(associations.filter(({ schema }) => !existsSync(join(made, schema)))).toEqual([]);
  });

  it('that name a schema themselves name one that is there [OPR-06]', () => {
    const named = files
      .filter((file) => !file.endsWith('/manifest.json'))
      .map(
        (file) => [file, (read(join(marketsDir, file)) as { $schema?: string }).$schema] as const,
      )
      .filter(([, schema]) => schema !== undefined);
    expect(named.length).toBeGreaterThan(0);
    const lost = named.filter(
      ([file, schema = '']) => !existsSync(join(marketsDir, dirname(file), schema)),
    );
    expect(lost).toEqual([]);
  });
});
