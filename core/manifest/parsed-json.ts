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
    const repeats = repeatedKeys(file, text);
    return repeats.length === 0 ? { content, text } : { content, text, repeats };
  } catch (error) {
    const found = error instanceof Error ? error.message : 'no JSON';
    return { content: undefined, problem: { file, pointer: '', expected: 'JSON', found } };
  }
}
