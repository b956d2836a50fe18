import { isJsonObject, type Json } from './json.ts';

/** The keys on the way to a value, from the root. */
export type KeyPath = readonly string[];

/** Writes a path as a JSON pointer, for example `/payments/maxAmount/cash~1ticket`. */
export const pointerTo = (path: KeyPath): string =>
  path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/**
 * Reads a path: a JSON pointer (`/checkout/nameFields`), or keys joined by dots (`checkout.nameFields`).
 * A key that holds a dot itself needs the pointer.
 */
export const parsePath = (key: string): KeyPath =>
  key.startsWith('/')
    ? key
        .slice(1)
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    : key.split('.');

/** The value at a path, or undefined when there is none. Lists are not entered. */
export const valueAt = (value: Json, path: KeyPath): Json | undefined => {
  let current: Json | undefined = value;
  for (const key of path) {
    if (!isJsonObject(current) || !Object.hasOwn(current, key)) return undefined;
    current = current[key];
  }
  return current;
};
