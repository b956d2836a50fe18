import { posix } from 'node:path';
import type { Json, JsonObject, SchemaFiles } from './read-schemas.ts';
import { definitionKey, resolveReference } from './resolve-reference.ts';

/** A declaration of the generated code: its name, and its text with the comment above it. */
interface Declaration {
  readonly name: string;
  readonly text: string;
}

const declarationStart = /^(?:\/\*\*\n(?: \*.*\n)+)?export (?:type|interface) (\w+)/gm;

/** The declarations of generated code, in its order. */
function declarationsOf(code: string): readonly Declaration[] {
  const starts = [...code.matchAll(declarationStart)];
  return starts.map((start, place) => ({
    name: start[1] ?? '',
    text: code.slice(start.index, starts[place + 1]?.index).trim(),
  }));
}

/** The name that the generator makes of what has no title: `hut.weekdays` becomes `HutWeekdays`. */
const nameOfKey = (key: string): string =>
  key
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Every value that stands under a keyword, at any depth. */
function* valuesOf(keyword: string, schema: Json): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  if (!Array.isArray(schema)) {
    const { [keyword]: value } = schema;
    if (typeof value === 'string') yield value;
  }
  for (const part of Object.values(schema)) yield* valuesOf(keyword, part);
}

/** The names of the types that a schema file defines. */
function* namesOf(path: string, schema: JsonObject): Generator<string> {
  const key = definitionKey(path);
  yield nameOfKey(key);
  for (const section of ['$defs', 'definitions']) {
    for (const name of Object.keys(schema[section] ?? {})) yield nameOfKey(`${key}.${name}`);
  }
  for (const title of valuesOf('title', schema)) yield nameOfKey(title);
}

/** The names of types that other files refer to inside a definition, each with the file it stands in. */
function* namedInside(files: SchemaFiles): Generator<readonly [name: string, path: string]> {
  const keys = [...files.keys()].map((path) => [definitionKey(path), path] as const);
  for (const [from, schema] of files) {
    for (const reference of valuesOf('$ref', schema)) {
      const [, , definition = '', ...inside] = resolveReference(reference, from, files).split('/');
      const owner = keys.find(([key]) => key === definition || definition.startsWith(`${key}.`));
      const name = inside.at(-1);
      if (owner && name !== undefined) yield [nameOfKey(name), owner[1]];
    }
  }
}

/** The types that code names, besides in comments and texts. */
const namedIn = (code: string): ReadonlySet<string> =>
  new Set(
    [...code.replaceAll(/\/\*[^]*?\*\/|'[^'\n]*'|"[^"\n]*"/g, '').matchAll(/\b[A-Z]\w*/g)].map(
      ([name]) => name,
    ),
  );

/** Where the types of a schema file stand: `menu/product.schema.json` becomes `menu/product.ts`. */
const fileOf = (path: string): string => path.replace(/\.schema\.json$/, '.ts');

const specifier = (from: string, to: string): string => {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
};

/**
 * Puts every generated type into the file of the schema that defines it, with imports of those that it names.
 * @returns the code of each file, by its path below the folder of the types
 * @throws naming a type that no schema defines
 */
export function splitTypes(code: string, files: SchemaFiles): ReadonlyMap<string, string> {
  const home = new Map<string, string>();
  for (const [path, schema] of files) {
    for (const name of namesOf(path, schema)) if (!home.has(name)) home.set(name, fileOf(path));
  }
  for (const [name, path] of namedInside(files)) {
    if (!home.has(name)) home.set(name, fileOf(path));
  }
  const declarations = declarationsOf(code);
  const known = new Set(declarations.map(({ name }) => name));
  const homeOf = (name: string): string => {
    const file = home.get(name);
    if (file === undefined) throw new Error(`No schema defines the type ${name}.`);
    return file;
  };
  const split = new Map<string, string>();
  for (const file of new Set(declarations.map(({ name }) => homeOf(name)))) {
    const own = declarations.filter(({ name }) => homeOf(name) === file);
    const body = own.map(({ text }) => text).join('\n\n');
    const imported = [...namedIn(body)].filter((name) => known.has(name) && homeOf(name) !== file);
    const from = new Set(imported.map(homeOf));
    const imports = [...from].toSorted().map((other) => {
      const names = imported.filter((name) => homeOf(name) === other).toSorted();
      return `import type { ${names.join(', ')} } from '${specifier(file, other)}';`;
    });
    split.set(file, [...imports, '', body].join('\n'));
  }
  return split;
}
