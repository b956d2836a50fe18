import { readFile } from 'node:fs/promises';
import { isJsonObject, type JsonObject } from '../../core/manifest/json.ts';
import type { ManifestFile } from '../../core/manifest/layer-manifest.ts';
import { type ParsedJson, parsedJson } from '../../core/manifest/parsed-json.ts';

/** A JSON file as it was read. */
export interface JsonFile extends ParsedJson {
  /** Path to name in messages, for example `markets/<market>/theme.json`. */
  readonly file: string;
  /** Pointers to texts that still wait for their translation [ENG-31]; absent when there are none. */
  readonly untranslated?: readonly string[];
}

/** What a file holds, where it holds an object; else an empty one. */
export const contentOf = ({ content }: JsonFile): JsonObject =>
  isJsonObject(content) ? content : {};

/** A manifest as it is laid over others. */
export const manifestFileOf = (file: JsonFile): ManifestFile => ({
  file: file.file,
  content: contentOf(file),
});

/** Reads a JSON file; a missing one is no problem yet. */
export async function readJsonFile(path: string, file: string): Promise<JsonFile> {
  const text = await readTextFile(path);
  if (text === undefined) return { file, content: undefined };
  return { file, ...parsedJson(file, text) };
}

/** The text of a file, or undefined when it is not there. */
export async function readTextFile(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');
