import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { pointerTo, type KeyPath } from './json-pointer.ts';
import type { Problem } from './problem.ts';

/** Names of plugin options that hold secrets wherever they appear. */
const secretName = /(secret|password|privatekey|accesskey)$/i;
const variableName = /^[A-Z][A-Z0-9_]*$/;
/** Forms that keys of well-known services have, whatever the option is called. */
const secretForm = /^(sk|rk)_(live|test)_\w+|^AKIA[0-9A-Z]{16}$|-----BEGIN [A-Z ]*PRIVATE KEY/;

/** Secrets written out in a manifest. Nothing of them is repeated in the message [CST-04]. */
export function secretProblems(file: string, content: JsonObject): readonly Problem[] {
  return stringsIn(content, [])
    .filter(([path, value]) => isSecret(path, value))
    .map(([path]) => ({
      file,
      pointer: pointerTo(path),
      expected: 'the name of the environment variable that holds the secret',
      found: 'what looks like the secret itself',
    }));
}

const isSecret = (path: KeyPath, value: string): boolean =>
  secretForm.test(value) ||
  (path.includes('options') && secretName.test(path.at(-1) ?? '') && !variableName.test(value));

function stringsIn(value: Json, path: KeyPath): readonly (readonly [KeyPath, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) {
    return value.flatMap((part: Json, index) => stringsIn(part, [...path, String(index)]));
  }
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => stringsIn(part, [...path, key]));
}
