import { readFile } from 'node:fs/promises';
import { isJsonObject, type Json, type JsonObject } from '../../core/manifest/json.ts';
import type { Problem } from '../../core/manifest/problem.ts';

/** A JSON file as it was read. */
export interface JsonFile {
  /** Path to name in messages, for example `markets/<market>/theme.json`. */
  readonly file: string;
  /** What it holds; undefined when there is no such file, or no JSON in it. */
  readonly content: Json | undefined;
  /** Why nothing was read although the file is there. */
  readonly problem?: Problem;
  /** Pointers to texts that still wait for their translation [ENG-31]; absent when there are none. */
  readonly untranslated?: readonly string[];
}

/** What a file holds, where it holds an object; else an empty one. */
export const contentOf = ({ content }: JsonFile): JsonObject =>
  isJsonObject(content) ? content : {};

/** Reads a JSON file; a missing one is no problem yet. */
export async function readJsonFile(path: string, file: string): Promise<JsonFile> {
  const text = await readTextFile(path);
  if (text === undefined) return { file, content: undefined };
  try {
    return { file, content: JSON.parse(text) as Json };
  } catch (error) {
    const found = error instanceof Error ? error.message : 'no JSON';
    return { file, content: undefined, problem: { file, pointer: '', expected: 'JSON', found } };
  }
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
