import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { JsonSchema } from '../../core/manifest/json-schema.ts';
import type { SchemaValidator } from '../../core/manifest/schema-problems.ts';
import { digestOf } from './digest-of.ts';

const load = createRequire(import.meta.url);

/** What code is made with, besides its schemas and the options of its maker. */
const makers = ['ajv/package.json', 'ajv-formats/package.json'].map(
  (file) => (load(file) as { readonly version: string }).version,
);

/** Schemas that are compiled together. */
export interface SchemaSet<Name extends string> {
  /** Tells the set from others in the same folder. */
  readonly name: string;
  readonly ajv: Ajv;
  /** By names that are addresses of none of them; they may refer to those that the maker knows. */
  readonly schemas: Readonly<Record<Name, JsonSchema>>;
}

/**
 * Compiles schemas, a tenth of what a server's start takes, or loads what an earlier start has compiled of the very same
 * ones. Where nothing can be written, it compiles them each time.
 * @param folder where compiled code is kept, below the installation, whose packages it loads
 */
export function compileOnce<Name extends string>(
  folder: string,
  { name, ajv, schemas }: SchemaSet<Name>,
): Readonly<Record<Name, SchemaValidator>> {
  const names = Object.keys(schemas) as Name[];
  const file = join(folder, name, `${digestOf(sourcesOf(ajv, schemas))}.cjs`);
  try {
    return load(file) as Readonly<Record<Name, SchemaValidator>>;
  } catch {
    // Not there yet, or nothing that can be loaded.
  }
  for (const key of names) ajv.addSchema(schemas[key], key);
  const compiled = names.map((key) => [key, ajv.getSchema(key)] as const);
  keepCode(file, standalone(ajv, Object.fromEntries(names.map((key) => [key, key]))));
  return Object.fromEntries(compiled) as unknown as Readonly<Record<Name, SchemaValidator>>;
}

/** Everything that the code depends on. */
function sourcesOf({ opts, schemas: known }: Ajv, schemas: object): readonly unknown[] {
  const { allErrors, verbose, strictTypes, inlineRefs, code } = opts;
  const others = Object.values(known).map((added) => added?.schema);
  return [makers, allErrors, verbose, strictTypes, inlineRefs, code.optimize, others, schemas];
}

/** Puts code in the place of that of older schemas; written whole before anybody can load it. */
function keepCode(file: string, code: string): void {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    for (const older of readdirSync(folder)) rmSync(join(folder, older), { force: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, code);
    renameSync(unfinished, file);
  } catch {
    // A folder that nobody may write into: the next start compiles them again.
  }
}
