/** Any value of a JSON document. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** An object of a JSON document. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Whether a value is a JSON object, not a list and not null. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that is a text, else nothing: an empty text. */
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** The entries of a value that is a list, else none. */
export const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? value : [];
