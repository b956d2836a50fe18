import { readFileSync } from 'node:fs';

interface SchemaFile {
  readonly definitions: Readonly<Record<string, { readonly enum?: readonly string[] } | undefined>>;
}

/**
 * The values that a definition of a schema allows, in its order.
 * @param file path below `schemas/`
 */
export function enumeration<Value extends string>(file: string, name: string): readonly Value[] {
  const text = readFileSync(new URL(`../../schemas/${file}`, import.meta.url), 'utf8');
  const values = (JSON.parse(text) as SchemaFile).definitions[name]?.enum;
  if (!values) throw new Error(`${file} has no list of values called ${name}.`);
  return values as readonly Value[];
}
