import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Any JSON value: schemas are rewritten without being understood in full. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** The schemas by their path below the schema folder, such as `menu/product.schema.json`, in order of path. */
export type SchemaFiles = ReadonlyMap<string, JsonObject>;

/**
 * Reads every `*.schema.json` below a folder.
 * @throws naming the file that is not JSON
 */
export function readSchemas(folder: string): SchemaFiles {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.schema.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
  return new Map(paths.map((path) => [path, parse(join(folder, path))]));
}

function parse(file: string): JsonObject {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : 'not JSON'}`, {
      cause: error,
    });
  }
}
