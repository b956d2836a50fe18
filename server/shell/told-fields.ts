import type { WrongField } from '../../schemas/types/http/orders.ts';

/** Most wrong fields, or reasons, that an answer names [SEC-03]. */
export const mostWrongFields = 20;

const longestName = 120;
const longestReason = 200;
const longestMessage = 2000;

/** The first of what comes one by one; nothing is worked out beyond them. */
export function firstOf<Item>(items: Iterable<Item>, most: number): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    first.push(item);
    if (first.length >= most) break;
  }
  return first;
}

/** The beginning of a text, in whole characters. */
const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** A message short enough to be told. */
export const toldMessage = (message: string): string => cut(message, longestMessage);

/** The wrong fields that an answer names: the first of them, each in short [SEC-03]. */
export const toldFields = (fields: readonly WrongField[]): WrongField[] =>
  fields.slice(0, mostWrongFields).map(({ field, reason }) => ({
    field: cut(field, longestName),
    reason: cut(reason, longestReason),
  }));

/** Wrong fields as one sentence. */
export const messageOfFields = (fields: readonly WrongField[]): string =>
  toldMessage(fields.map(({ field, reason }) => `${field} ${reason}`).join('; '));
