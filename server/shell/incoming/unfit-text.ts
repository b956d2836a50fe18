import type { WrongField } from '../../../schemas/types.ts';
import { firstOf, mostWrongFields } from './told-fields.ts';

/** U+0000, which no text of the database may hold, and halves of surrogate pairs, which are no text at all [SEC-02]. */
const isUnfit = (text: string): boolean => text.includes('\u0000') || /\p{Surrogate}/u.test(text);

/** A name as it can be told. */
const tellable = (name: string): string =>
  name.replaceAll('\u0000', '\uFFFD').replaceAll(/\p{Surrogate}/gu, '\uFFFD');

const reason = 'must not hold U+0000 or half of a surrogate pair';

/** Every text in a value that cannot be taken, by its path; names of keys among them. */
function* unfitTexts(value: unknown, path: string): Generator<string> {
  if (typeof value === 'string') {
    if (isUnfit(value)) yield path;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      const name = path === '' ? tellable(key) : `${path}.${tellable(key)}`;
      if (isUnfit(key)) yield name;
      yield* unfitTexts(inner, name);
    }
  }
}

/**
 * The first texts of a value that cannot be taken.
 * @param context what the value is called where it has no field to name, such as `body`
 */
export const unfitFields = (value: unknown, context: string): WrongField[] =>
  firstOf(unfitTexts(value, ''), mostWrongFields).map((field) => ({
    field: field === '' ? context : field,
    reason,
  }));
