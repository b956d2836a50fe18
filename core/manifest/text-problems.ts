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
  // One path for all values, since only those with a mistake need theirs.
  const path: string[] = [];
  const lookInto = (key: string, part: Json): void => {
    path.push(key);
    look(part);
    path.pop();
  };
  const look = (value: Json): void => {
    if (typeof value === 'string' && unfit.test(value)) {
      const expected = 'a text without U+0000 and halves of characters';
      problems.push({ file, pointer: pointerTo(path), expected, found: shown(value) });
    } else if (Array.isArray(value)) {
      for (const [at, part] of (value as readonly Json[]).entries()) lookInto(`${at}`, part);
    } else if (isJsonObject(value)) {
      for (const [key, part] of Object.entries(value)) {
        if (unfit.test(key) || isTaken(key)) {
          const place = { file, pointer: pointerTo([...path, key]) };
          problems.push({ ...place, expected: 'a key of ordinary characters', found: shown(key) });
        }
        lookInto(key, part);
      }
    }
  };
  if (content !== undefined) look(content);
  return problems;
}
