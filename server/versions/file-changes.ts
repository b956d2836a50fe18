import { isJsonObject, type Json, type JsonObject } from '../../core/manifest/json.ts';
import type { VersionFiles } from './version-files.ts';

/** What became of a file between two versions. */
export interface FileChange {
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Each value of JSON that differs, with both; for other texts how many lines do. Empty unless the file changed. */
  readonly details: readonly string[];
}

/** Longest value that is shown whole. */
const longestShown = 80;

/** The files that differ between two versions. */
export function fileChanges(before: VersionFiles, after: VersionFiles): readonly FileChange[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return paths.flatMap((path): FileChange[] => {
    const old = before.get(path);
    const next = after.get(path);
    if (old === next) return [];
    if (old === undefined) return [{ path, kind: 'added', details: [] }];
    if (next === undefined) return [{ path, kind: 'removed', details: [] }];
    return [{ path, kind: 'changed', details: detailsOf(old, next) }];
  });
}

/** Changes as text for a person, a file after the other. */
export const changesAsText = (changes: readonly FileChange[]): string =>
  changes.length === 0
    ? 'Nothing differs.'
    : changes
        .flatMap(({ path, kind, details }) => [
          kind === 'changed' ? path : `${path} (${kind})`,
          ...details.map((detail) => `  ${detail}`),
        ])
        .join('\n');

function detailsOf(old: string, next: string): readonly string[] {
  const before = parsed(old);
  const after = parsed(next);
  if (before === undefined || after === undefined) return [linesThatDiffer(old, next)];
  const details = valueChanges(before, after, []);
  return details.length > 0 ? details : ['the same values, written another way'];
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function linesThatDiffer(old: string, next: string): string {
  const before = old.split('\n');
  const after = next.split('\n');
  const added = after.filter((line) => !before.includes(line)).length;
  const removed = before.filter((line) => !after.includes(line)).length;
  return `${added} lines added, ${removed} removed`;
}

function valueChanges(
  before: Json | undefined,
  after: Json | undefined,
  path: readonly string[],
): readonly string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [one, other] = [childrenOf(before), childrenOf(after)];
  if (one && other) {
    const keys = [...new Set([...one.keys(), ...other.keys()])];
    return keys.flatMap((key) => valueChanges(one.get(key), other.get(key), [...path, key]));
  }
  return [`${path.join(' › ') || 'everything'}: ${shown(before)} → ${shown(after)}`];
}

/** The values in a value by their names: keys of an object, ids of a list; undefined where it has no parts of that kind. */
function childrenOf(value: Json | undefined): ReadonlyMap<string, Json> | undefined {
  if (isJsonObject(value)) return new Map(Object.entries(value));
  if (!Array.isArray(value)) return undefined;
  const named = value.map((entry): [string | undefined, Json] => [
    isJsonObject(entry) ? nameOf(entry) : undefined,
    entry,
  ]);
  const names = new Set(named.map(([name]) => name));
  return names.has(undefined) || names.size < named.length
    ? undefined
    : new Map(named as [string, Json][]);
}

/** What tells an entry from the others of its list: its id or code, within its sectors. */
function nameOf({ id, code, type, sector, sectors }: JsonObject): string | undefined {
  const name = id ?? code ?? type;
  if (typeof name !== 'string' && typeof name !== 'number') return undefined;
  const within = typeof sector === 'string' ? [sector] : sectors;
  return Array.isArray(within) ? `${name} (${within.join()})` : `${name}`;
}

function shown(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > longestShown ? `${text.slice(0, longestShown - 1)}…` : text;
}
