import type { Json } from '../../../core/manifest/json.ts';
import type { JsonSchema } from '../../../core/manifest/json-schema.ts';
import { changedValues, nameOfKey, valueTurned } from './changed-values.ts';
import { quoted } from './consequence.ts';

/** An entry of a list of the catalogue. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly sectors?: readonly string[];
}

/** How entries of a kind are told. */
interface EntryWords<One> {
  /** Describes the keys that nothing else tells. */
  readonly schema: JsonSchema;
  /** Keys that `changes` tells. */
  readonly told: readonly string[];
  readonly changes: (was: One, is: One) => readonly string[];
  /** What a new one costs or does; empty for nothing. */
  readonly of: (entry: One) => string;
  /** What it is, where its title does not say. */
  readonly kind?: string;
}

/** What came, went or changed in a list, an entry a line. */
export function entryConsequences<One extends Entry>(
  before: readonly One[],
  after: readonly One[],
  words: EntryWords<One>,
): readonly string[] {
  const [old, next] = [byName(before), byName(after)];
  const titleOf = ({ title }: One): string =>
    words.kind === undefined ? title : `${title} (${words.kind})`;
  const came = [...next].filter(([name]) => !old.has(name)).map(([, entry]) => entry);
  const went = [...old].filter(([name]) => !next.has(name)).map(([, entry]) => entry);
  return [
    ...came.map((entry) => `New: ${[titleOf(entry), words.of(entry)].filter(Boolean).join(', ')}`),
    ...went.map((entry) => `No longer there: ${titleOf(entry)}`),
    ...[...next].flatMap(([name, is]) => {
      const was = old.get(name);
      if (!was) return [];
      const changes = changesOf(was, is, words);
      return changes.length > 0 ? [`${titleOf(was)}: ${changes.join('; ')}`] : [];
    }),
  ];
}

function changesOf<One extends Entry>(
  was: One,
  is: One,
  words: EntryWords<One>,
): readonly string[] {
  const told = new Set([...words.told, 'title']);
  const rest = (entry: One): Json =>
    Object.fromEntries(Object.entries(entry).filter(([key]) => !told.has(key)));
  return [
    ...(was.title === is.title ? [] : [`is now called ${quoted(is.title)}`]),
    ...words.changes(was, is),
    ...changedValues(rest(was), rest(is)).map(
      (change) => `${nameOfKey(words.schema, change.path)} ${valueTurned(change)}`,
    ),
  ];
}

/** Entries by their ids; where sectors have their own under one id, by both. */
function byName<One extends Entry>(entries: readonly One[]): ReadonlyMap<string, One> {
  const counts = new Map<string, number>();
  for (const { id } of entries) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Map(
    entries.map((entry) => [
      counts.get(entry.id) === 1 ? entry.id : `${entry.id} ${entry.sectors?.join() ?? ''}`,
      entry,
    ]),
  );
}
