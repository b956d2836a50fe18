/**
 * A value already written as JSON, ready to be a parameter of a `jsonb` column.
 *
 * The two drivers disagree on plain arrays (one sends JSON, the other a PostgreSQL array literal), so
 * every `jsonb` column of `tables.ts` accepts this text and nothing else.
 */
export type JsonText = string & { readonly isJsonText: true };

/** Writes a value as JSON for a `jsonb` column. Refuses what JSON cannot say (`undefined`, a function). */
export function toJson(value: unknown): JsonText {
  const text: unknown = JSON.stringify(value);
  if (typeof text !== 'string') throw new TypeError(`Not a JSON value: ${typeof value}`);
  return text as JsonText;
}
