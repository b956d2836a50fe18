import type { HttpCall } from './http-client.ts';
import type { KeyValueStorage } from './key-value-storage.ts';

/** Shape of what is kept: rises when the catalogue's schemas change in a way that pages cannot read. */
const version = 1;

/** Most characters that are kept in all, of the five million that browsers grant a site. */
const mostCharacters = 1_500_000;

interface Kept {
  readonly version: number;
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
  readonly body: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isRecord);

/** The menu for who has no hut [SHP-13]. */
const isSectorMenu = (body: unknown): boolean =>
  isRecord(body) &&
  isList(body['products']) &&
  isList(body['deals']) &&
  isRecord(body['options']) &&
  Array.isArray(body['categories']);

/** Whether a body is what the server answers at a path, as far as pages rely on it without looking. */
const fits = (path: string, body: unknown): boolean => {
  if (/\/sectors\/[^/]+\/menu/.test(path)) return isSectorMenu(body);
  if (path.includes('/menu-options/')) return isRecord(body);
  if (path.includes('/discounts/')) return isRecord(body) && isList(body['result']);
  return isList(body);
};

/** A call as the key of its answer. */
const keyOf = ({ path, query = {} }: HttpCall): string => {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${path}?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`;
};

interface KeptPorts {
  readonly storage: KeyValueStorage;
  /** In front of every key. */
  readonly prefix: string;
  readonly now: () => number;
}

/** The last answers to calls, for times without the server [HST-08]. */
export interface KeptAnswers {
  /** Keeps an answer, for which older ones give way; one that is too large, or that storage refuses, is let go. */
  keep(call: HttpCall, body: unknown): void;
  /** The last answer to a call; one that is of another version or does not fit is dropped. */
  answerTo(call: HttpCall): { readonly body: unknown } | undefined;
}

export const keptAnswers = ({ storage, prefix, now }: KeptPorts): KeptAnswers => {
  const start = `${prefix}seen:`;
  const read = (key: string): Kept | undefined => {
    const text = storage.read(key);
    if (text === undefined) return undefined;
    try {
      const kept: unknown = JSON.parse(text);
      const isOurs =
        isRecord(kept) &&
        kept['version'] === version &&
        typeof kept['at'] === 'number' &&
        fits(key, kept['body']);
      if (isOurs) return { version, at: kept['at'] as number, body: kept['body'] };
    } catch {
      // It is dropped like any other that does not fit.
    }
    storage.remove(key);
    return undefined;
  };
  /** Makes room for a text, the oldest answers first. @returns whether there is room */
  const makeRoom = (key: string, length: number): boolean => {
    if (length > mostCharacters) return false;
    const others = storage.keys().filter((known) => known.startsWith(start) && known !== key);
    const sizeOf = (known: string) => known.length + (storage.read(known)?.length ?? 0);
    let size = length + others.reduce((sum, other) => sum + sizeOf(other), 0);
    if (size <= mostCharacters) return true;
    // Only now, since reading them all takes long.
    const oldestFirst = others
      .map((known) => ({ known, at: read(known)?.at ?? 0, size: sizeOf(known) }))
      .toSorted((one, other) => one.at - other.at);
    for (const other of oldestFirst) {
      if (size <= mostCharacters) break;
      size -= other.size;
      storage.remove(other.known);
    }
    return true;
  };
  return {
    keep(call, body) {
      const key = start + keyOf(call);
      const text = JSON.stringify({ version, at: now(), body } satisfies Kept);
      try {
        if (fits(key, body) && makeRoom(key, text.length)) storage.write(key, text);
      } catch {
        // Storage is full of other things: the answer before this one may be out of date, and none is better.
        storage.remove(key);
      }
    },
    answerTo(call) {
      const kept = read(start + keyOf(call));
      return kept && { body: kept.body };
    },
  };
};
