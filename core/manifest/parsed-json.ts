import { repeatedKeys } from './json-places.ts';
import type { Json } from './json.ts';
import type { Problem } from './problem.ts';

/** What a text of JSON holds, or why nothing was read. */
export interface ParsedJson {
  /** Undefined when the text is no JSON. */
  readonly content: Json | undefined;
  /** The text itself, so that lines can be told; absent for content that was never a text. */
  readonly text?: string;
  readonly problem?: Problem;
  /** Keys that it gives twice; absent when there are none. */
  readonly repeats?: readonly Problem[];
}

/** @param file where the text is from, as messages name it */
export function parsedJson(file: string, text: string): ParsedJson {
  try {
    const content = JSON.parse(text) as Json;
    const repeats = hasAllKeys(content, text) ? [] : repeatedKeys(file, text);
    return repeats.length === 0 ? { content, text } : { content, text, repeats };
  } catch (error) {
    const found = error instanceof Error ? error.message : 'no JSON';
    return { content: undefined, problem: { file, pointer: '', expected: 'JSON', found } };
  }
}

/** Each string of a JSON text; with the colon behind it, where it is a key. */
const strings = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/gu;

/** Whether each key that a text gives is in what it holds, where one that is given twice is once: to count them is quick. */
function hasAllKeys(content: Json, text: string): boolean {
  let given = 0;
  for (const [, colon] of text.matchAll(strings)) if (colon !== undefined) given += 1;
  return given === keysIn(content);
}

function keysIn(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts = Object.values(value);
  let keys = Array.isArray(value) ? 0 : parts.length;
  for (const part of parts) keys += keysIn(part);
  return keys;
}
