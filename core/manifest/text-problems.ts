import { isJsonObject, type Json } from './json.ts';
import { pointerTo } from './json-pointer.ts';
import type { Problem } from './problem.ts';

/**
 * What no text of a file may hold: control characters but for tabs and line ends, since the database takes none of them or
 * pages show nothing; halves of surrogate pairs, which are no text; and marks that turn the direction of what follows.
 */
const unfit = /[^\P{Cc}\t\n\r]|\p{Surrogate}|[\u202D\u202E]/u;

/** A key that programs take for something else than a key. */
const isTaken = (key: string): boolean => key === '__proto__';

const shown = (text: string): string => JSON.stringify(text.slice(0, 60));

/** Texts and keys of a file that nobody types on purpose, and that would break what stores or shows them [OPR-18]. */
export function textProblems(file: string, content: Json | undefined): readonly Problem[] {
  const problems: Problem[] = [];
  const look = (value: Json, path: readonly string[]): void => {
    const pointer = pointerTo(path);
    if (typeof value === 'string' && unfit.test(value)) {
      const expected =
        'a text without control characters, halves of characters and turned direction';
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
