import { isJsonObject, type Json } from './json.ts';
import { pointerTo } from './json-pointer.ts';
import type { Problem } from './problem.ts';

/** What no text of a file may hold: U+0000, which the database takes nowhere, and halves of surrogate pairs, which are no text. */
const unfit = /\0|\p{Surrogate}/u;

/** A key that programs take for something else than a key. */
const isTaken = (key: string): boolean => key === '__proto__';

const shown = (text: string): string => JSON.stringify(text.slice(0, 60));

/** Texts and keys of a file that would break what stores or reads them [OPR-18]. */
export function textProblems(file: string, content: Json | undefined): readonly Problem[] {
  const problems: Problem[] = [];
  const look = (value: Json, path: readonly string[]): void => {
    const pointer = pointerTo(path);
    if (typeof value === 'string' && unfit.test(value)) {
      const expected = 'a text without U+0000 and halves of characters';
      problems.push({ file, pointer, expected, found: shown(value) });
    } else if (Array.isArray(value)) {
      for (const [at, part] of (value as readonly Json[]).entries()) look(part, [...path, `${at}`]);
    } else if (isJsonObject(value)) {
      for (const [key, part] of Object.entries(value)) {
        if (unfit.test(key) || isTaken(key)) {
          const place = { file, pointer: pointerTo([...path, key]) };
          problems.push({ ...place, expected: 'a key of ordinary characters', found: shown(key) });
        }
        look(part, [...path, key]);
      }
    }
  };
  if (content !== undefined) look(content, []);
  return problems;
}
