import { isJsonObject, type JsonObject } from './json.ts';
import type { KeyPath } from './json-pointer.ts';

/** The paths of what a manifest file says: of its whole market, then of each sector, each hut and for a while. */
export const statedLevels = (content: JsonObject): readonly KeyPath[] => [
  [],
  ...['sectorOverrides', 'hutOverrides'].flatMap((section) => {
    const overrides = content[section];
    return isJsonObject(overrides) ? Object.keys(overrides).map((name) => [section, name]) : [];
  }),
  ...timedLevels(content),
];

const timedLevels = ({ timedOverrides }: JsonObject): readonly KeyPath[] =>
  isJsonObject(timedOverrides)
    ? Object.keys(timedOverrides).map((name) => ['timedOverrides', name, 'settings'])
    : [];
