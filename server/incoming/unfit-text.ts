import type { WrongField } from '../../schemas/types/http/orders.ts';
import { mostWrongFields } from '../shell/told-fields.ts';

/** U+0000, which no text of the database may hold, and halves of surrogate pairs, which are no text at all [SEC-02]. */
const isUnfit = (text: string): boolean => text.includes('\u0000') || /\p{Surrogate}/u.test(text);

/** A name as it can be told. */
const tellable = (name: string): string =>
  name.replaceAll('\u0000', '\uFFFD').replaceAll(/\p{Surrogate}/gu, '\uFFFD');

const reason = 'must not hold U+0000 or half of a surrogate pair';

/** Adds the path of every text in a value that cannot be taken, names of keys among them, until there are enough. */
function collect(value: unknown, path: readonly string[], found: string[]): void {
  if (found.length >= mostWrongFields) return;
  if (typeof value === 'string') {
    if (isUnfit(value)) found.push(path.map(tellable).join('.'));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (isUnfit(key)) found.push([...path, key].map(tellable).join('.'));
      // A path is made for what has parts, as most bodies have thousands of texts and nothing wrong in them.
      if (typeof inner === 'object') collect(inner, [...path, key], found);
      else if (typeof inner === 'string' && isUnfit(inner)) collect(inner, [...path, key], found);
    }
  }
}

/**
 * The first texts of a value that cannot be taken.
 * @param context what the value is called where it has no field to name, such as `body`
 */
export const unfitFields = (value: unknown, context: string): WrongField[] => {
  const found: string[] = [];
  collect(value, [], found);
  return found
    .slice(0, mostWrongFields)
    .map((field) => ({ field: field === '' ? context : field, reason }));
};
