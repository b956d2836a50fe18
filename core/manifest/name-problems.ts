import { isJsonObject, textOf, type Json, type JsonObject } from './json.ts';
import { pointerTo, valueAt } from './json-pointer.ts';
import type { ManifestFile } from './layer-manifest.ts';
import { unknownName, type Problem } from './problem.ts';
import type { KnownNames, RawManifest } from './raw-manifest.ts';
import { stringsAt } from './strings-at.ts';
import { unknownInList } from './unknown-in-list.ts';

/** Keys that name one of the market's own sectors. */
const ownSectorKeys = ['defaultSector', 'dineInSector'];

/** Names in a market's manifest that lead nowhere: its id, plugins, wording and sectors [SHL-01]. */
export function nameProblems(
  market: RawManifest & ManifestFile,
  known: KnownNames,
): readonly Problem[] {
  const { file, content } = market;
  const sectors = stringsAt(content, 'sectors');
  const wording = known.wording[market.market] ?? [];
  return [
    ...idProblems(market),
    ...pluginProblems(market, known.plugins),
    ...strategyProblems(market),
    ...unknownInList(market, 'locales', 'locale with wording', wording),
    ...ownSectorKeys.flatMap((key) => {
      const name = content[key];
      return typeof name === 'string' && !sectors.includes(name)
        ? [unknownName({ file, pointer: `/${key}` }, 'sector of the market', name, sectors)]
        : [];
    }),
    ...overrideProblems(market, 'sectorOverrides', sectors),
    ...overrideProblems(market, 'hutOverrides', sectors),
  ];
}

function idProblems({ file, content, market }: RawManifest & ManifestFile): Problem[] {
  const { id } = content;
  if (typeof id !== 'string' || id === market) return [];
  return [
    { file, pointer: '/id', expected: `the name of its folder, "${market}"`, found: `"${id}"` },
  ];
}

function pluginProblems({ file, content }: ManifestFile, known: readonly string[]): Problem[] {
  const seen = new Map<string, number>();
  return pluginIds(content).flatMap((id, index) => {
    const place = { file, pointer: `/plugins/${index}/id` };
    const first = seen.get(id);
    seen.set(id, first ?? index);
    if (first !== undefined) {
      return [
        { ...place, expected: 'each plugin once', found: `"${id}", as at /plugins/${first}` },
      ];
    }
    return known.includes(id) ? [] : [unknownName(place, 'plugin', id, known)];
  });
}

function strategyProblems({ file, content }: ManifestFile): Problem[] {
  const strategy = valueAt(content, ['address', 'strategy']);
  const ids = pluginIds(content);
  if (typeof strategy !== 'string' || ids.includes(strategy)) return [];
  const place = { file, pointer: '/address/strategy' };
  return [unknownName(place, 'plugin of the market', strategy, ids)];
}

const overrideProblems = (
  { file, content }: ManifestFile,
  section: 'sectorOverrides' | 'hutOverrides',
  sectors: readonly string[],
): Problem[] =>
  Object.keys(objectAt(content, section)).flatMap((key) => {
    const [sector = ''] = key.split(':');
    const place = { file, pointer: pointerTo([section, key]) };
    return sectors.includes(sector)
      ? []
      : [unknownName(place, 'sector of the market', sector, sectors)];
  });

const objectAt = (content: JsonObject, key: string): JsonObject => {
  const value = content[key];
  return isJsonObject(value) ? value : {};
};

const pluginIds = (content: JsonObject): string[] => {
  const { plugins } = content;
  return Array.isArray(plugins)
    ? plugins.map((entry: Json) => (isJsonObject(entry) ? textOf(entry['id']) : ''))
    : [];
};
