import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fnv1a } from '../../../core/experiments/fnv1a.ts';
import { pointerTo } from '../../../core/manifest/json-pointer.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../core/manifest/json.ts';
import type { JsonSchema } from '../../../core/manifest/json-schema.ts';
import { manifestSchema } from '../../../core/manifest/manifest-schema.ts';
import { editedFiles } from '../../../server/review/editor-files.ts';
import { marketIds } from '../../core/manifest/real-manifests.ts';
import { Random } from '../../fuzz/random.ts';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';
import { danglingPlaces } from './dangling-places.ts';

/** What can be wrong with a value. */
export const mutationClasses = [
  'missing',
  'mistyped',
  'out of range',
  'unknown key',
  'hostile text',
  'dangling',
] as const;
export type MutationClass = (typeof mutationClasses)[number];

/** A change that makes a file of a market wrong in one place. */
export interface Mutation {
  readonly of: MutationClass;
  /** From the folder of the markets, such as `uk/manifest.json`. */
  readonly file: string;
  readonly path: readonly string[];
  /** What stands there afterwards; undefined where nothing does. */
  readonly value: Json | undefined;
}

const seed = 20_260_304;

/** How many mutations of a class a file gets at most. */
const mostOfClass = 6;

/** Characters that no text of a file may hold. */
const unfit = ['\u0000', '\uD800'];

export const readMarketFile = (file: string): Json =>
  JSON.parse(readFileSync(join(repositoryFolders.marketsDir, file), 'utf8')) as Json;

const typesOf = ({ type, enum: values = [] }: JsonSchema): readonly string[] =>
  type === undefined ? values.map((value) => typeof value) : [type].flat().map(String);

const otherType = (schema: JsonSchema): Json | undefined => {
  const types = typesOf(schema);
  if (types.length === 0) return undefined;
  const isText = types.includes('string');
  if (!isText) return 'seven';
  return ['number', 'integer', 'boolean', 'array', 'object'].some((type) => types.includes(type))
    ? undefined
    : 7;
};

/** A value of the right type that the schema does not allow. */
function outOfRange(schema: JsonSchema, value: Json): Json | undefined {
  const {
    enum: values,
    minimum,
    maximum,
    exclusiveMinimum,
    minLength,
    pattern,
    minItems,
  } = schema as Readonly<Record<string, unknown>>;
  if (typeof value === 'number') {
    if (typeof minimum === 'number') return minimum - 1;
    if (typeof exclusiveMinimum === 'number') return exclusiveMinimum;
    return typeof maximum === 'number' ? maximum + 1 : undefined;
  }
  if (typeof value === 'string') {
    if (values !== undefined) return 'no-such-value';
    if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(' ? ')) return ' ? ';
    return typeof minLength === 'number' && minLength > 0 ? '' : undefined;
  }
  return Array.isArray(value) && typeof minItems === 'number' && minItems > 0 ? [] : undefined;
}

type Change = Omit<Mutation, 'file'>;

/** Every change that a schema has an opinion about, below a value. @param inherited what the level below says anyway */
function changesIn(
  schema: JsonSchema,
  value: Json,
  path: readonly string[],
  inherited: Json | undefined,
): readonly Change[] {
  const { properties = {}, required = [], additionalProperties, items } = schema;
  const mistyped = otherType(schema);
  const ranged = outOfRange(schema, value);
  const own: readonly Change[] =
    path.length === 0
      ? []
      : [
          ...(mistyped === undefined ? [] : [{ of: 'mistyped' as const, path, value: mistyped }]),
          ...(ranged === undefined ? [] : [{ of: 'out of range' as const, path, value: ranged }]),
          ...(typeof value === 'string'
            ? unfit.map((mark) => ({
                of: 'hostile text' as const,
                path,
                value: `${value}${mark}<script>alert(1)</script>`,
              }))
            : []),
        ];
  if (Array.isArray(value)) {
    return [
      ...own,
      ...(value as readonly Json[]).flatMap((part, at) =>
        items ? changesIn(items, part, [...path, `${at}`], undefined) : [],
      ),
    ];
  }
  if (!isJsonObject(value)) return own;
  const below: JsonObject = isJsonObject(inherited) ? inherited : {};
  return [
    ...own,
    ...required
      .filter((key) => Object.hasOwn(value, key) && below[key] === undefined)
      .map((key) => ({ of: 'missing' as const, path: [...path, key], value: undefined })),
    ...(additionalProperties === false
      ? ['no-such-key', '__proto__'].map((key) => ({
          of: 'unknown key' as const,
          path: [...path, key],
          value: 7,
        }))
      : []),
    ...Object.entries(value).flatMap(([key, part]) => {
      const inner = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
      return typeof inner === 'object' ? changesIn(inner, part, [...path, key], below[key]) : [];
    }),
  ];
}

/** What a manifest says of its plugins is theirs, and what it says of sectors and huts is judged with the whole. */
const notOfSchema = ['plugins', 'sectorOverrides', 'hutOverrides'];

const isApart = (path: readonly string[], others: readonly Change[]): boolean =>
  others.every((other) => {
    const [short, long] = [path, other.path].toSorted((one, two) => one.length - two.length);
    return !(short ?? []).every((key, at) => long?.[at] === key);
  });

/** Some changes of each class that do not get into each other's way, drawn by the seed. */
function drawn(file: string, changes: readonly Change[]): readonly Mutation[] {
  const random = new Random(seed ^ fnv1a(file));
  return mutationClasses.flatMap((of) => {
    const left = changes.filter((change) => change.of === of);
    const taken: Change[] = [];
    while (left.length > 0 && taken.length < mostOfClass) {
      const [next] = left.splice(random.below(left.length), 1);
      if (next && isApart(next.path, taken)) taken.push(next);
    }
    return taken.map((change) => ({ ...change, file }));
  });
}

function mutationsOfFile(file: string, schema: JsonSchema, inherited: Json): readonly Mutation[] {
  const content = readMarketFile(file);
  const dangling = danglingPlaces(file, content).map((path, index) => ({
    of: 'dangling' as const,
    path,
    value: `zz-${index}`,
  }));
  const changes = changesIn(schema, content, [], inherited).filter(
    ({ path: [top = ''] }) => !file.endsWith('manifest.json') || !notOfSchema.includes(top),
  );
  return drawn(file, [...changes, ...dangling]);
}

const catalogueFiles = editedFiles.filter(({ pattern }) => pattern.includes('/catalogue/'));

/** The mutations of the manifest of a market, or of its catalogue; always the same. */
export function mutationsOf(market: string, kind: 'manifest' | 'catalogue'): readonly Mutation[] {
  if (kind === 'manifest') {
    return mutationsOfFile(
      `${market}/manifest.json`,
      manifestSchema,
      readMarketFile('default/manifest.json'),
    );
  }
  return catalogueFiles
    .map(({ name, schema }) => ({ file: `${market}/catalogue/${name}.json`, schema }))
    .filter(({ file }) => existsSync(join(repositoryFolders.marketsDir, file)))
    .flatMap(({ file, schema }) => mutationsOfFile(file, schema, {}));
}

/** Every mutation of every market. */
export const everyMutation = (kind: 'manifest' | 'catalogue'): readonly Mutation[] =>
  marketIds.flatMap((market) => mutationsOf(market, kind));

/** A value with a change made in it. */
export function mutated(content: Json, [key = '', ...rest]: readonly string[], value?: Json): Json {
  const set = (inner: Json | undefined): Json | undefined =>
    rest.length === 0 ? value : mutated(inner ?? {}, rest, value);
  if (Array.isArray(content)) {
    return (content as readonly Json[]).map((part, at) =>
      at === Number(key) ? (set(part) ?? null) : part,
    );
  }
  const object = isJsonObject(content) ? content : {};
  const entries = Object.entries(object).filter(([name]) => name !== key);
  const next = set(Object.hasOwn(object, key) ? object[key] : undefined);
  const changed = next === undefined ? entries : [...entries, [key, next] as const];
  return Object.fromEntries(changed);
}

export const pointerOf = ({ path }: Mutation): string => pointerTo(path);
