import type { Json, JsonObject } from './json.ts';
import { parsePath, valueAt } from './json-pointer.ts';

/** The texts in the list at a key; none when there is no list. */
export const stringsAt = (content: JsonObject, key: string): readonly string[] => {
  const value = valueAt(content, parsePath(key));
  return Array.isArray(value)
    ? value.filter((part: Json): part is string => typeof part === 'string')
    : [];
};
