import type { JsonObject } from '../../core/manifest/json.ts';
import { manifestSchema } from '../../core/manifest/manifest-schema.ts';
import { keyReaders } from './key-readers.ts';
import { type ManifestKey, manifestKeys } from './manifest-keys.ts';

/** A text of several cells of a table keeps to its own. */
const cell = (text: string): string =>
  text
    .replaceAll('|', String.raw`\|`)
    .replaceAll('<', '&lt;')
    .replaceAll(/\s+/g, ' ');

/** Longest default that a table shows whole, in characters. */
const mostShown = 60;

const shown = ({ fallback, isGroup }: ManifestKey): string => {
  if (fallback === undefined) return '';
  const text = JSON.stringify(fallback);
  if (text.length <= mostShown) return `\`${cell(text)}\``;
  return isGroup ? 'see below' : `\`${cell(text.slice(0, mostShown))}…\``;
};

/** Most areas that a table names as readers of a key. */
const mostReaders = 4;

const namesOf = (readers: readonly string[]): string =>
  [
    ...readers.slice(0, mostReaders).map((area) => `\`${area}\``),
    ...(readers.length > mostReaders ? [`${readers.length - mostReaders} more`] : []),
  ].join(', ');

/** The reference of every key of a manifest, as Markdown [OPR-06]. */
export function renderManifest(defaults: JsonObject): string {
  const readersOf = keyReaders();
  const keys = manifestKeys(manifestSchema, defaults);
  const sections = [...new Set(keys.map(({ path }) => path[0]))];
  const rows = (some: readonly ManifestKey[]) =>
    some.map((key) =>
      [
        '',
        `\`${key.path.join('.').replaceAll('.[]', '[]')}\``,
        cell(key.description),
        cell(key.type),
        shown(key),
        key.visibility,
        key.levels,
        namesOf(readersOf(key.path)),
        '',
      ].join(' | '),
    );
  return [
    '# Manifest',
    '',
    'Every key of a market’s `manifest.json`, made from `schemas/manifest.schema.json` by `node tools/generate-reference.ts`; change that, not this. A file says what differs from the level below it: `markets/default`, the market, its `sectorOverrides`, its `hutOverrides`. `*` stands for any name, `[]` for the entries of a list. Client values are in every browser; server values never leave the server; of secrets only the name of an environment variable stands in a file. Options of plugins are told by the plugins: editors complete them by `markets/manifest-file.schema.json`.',
    '',
    ...sections.flatMap((top) => [
      `## ${top}`,
      '',
      '| key | what it is | type | default | seen by | levels | read by |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rows(keys.filter(({ path }) => path[0] === top)),
      '',
    ]),
  ].join('\n');
}
