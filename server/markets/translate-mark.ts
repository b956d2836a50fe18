import { isJsonObject, type Json } from '../../core/manifest/json.ts';
import { pointerTo } from '../../core/manifest/json-pointer.ts';
import type { JsonFile } from './json-file.ts';

/** Begins a text that still waits for its translation; customers see the text without it [ENG-31]. */
export const translateMark = '[translate] ';

/** A file whose marked texts have lost their marks, and where they stand. */
export function withoutMarks(file: JsonFile): JsonFile {
  const marked: string[] = [];
  const read = (value: Json, path: readonly string[]): Json => {
    if (typeof value === 'string' && value.startsWith(translateMark)) {
      marked.push(pointerTo(path));
      return value.slice(translateMark.length);
    }
    if (Array.isArray(value)) return value.map((part: Json, at) => read(part, [...path, `${at}`]));
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, read(part, [...path, key])]),
    );
  };
  if (file.content === undefined) return file;
  const content = read(file.content, []);
  return marked.length === 0 ? file : { ...file, content, untranslated: marked };
}
