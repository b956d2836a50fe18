import { type CatalogueSource, type StatedCatalogue, catalogueSays } from './catalogue-values.ts';
import { explain, type Explanation, type KeySource } from './explain.ts';
import { isJsonObject, type JsonObject } from './json.ts';
import { parsePath, pointerTo, valueAt } from './json-pointer.ts';
import {
  type ManifestFile,
  manifestLayers,
  type ManifestScope,
  timedOverridesOf,
} from './layer-manifest.ts';
import { inForce, placedOverrides, type TimedOverrides } from './timed-overrides.ts';

/** What a timed override says of a setting at another time. */
export interface TimedSource extends KeySource {
  /** On the clock of the place, YYYY-MM-DDTHH:mm. */
  readonly from: string;
  /** Absent where nothing ends it. */
  readonly until?: string;
}

/** Everything that is known of a setting at a place and a time [OPR-07, OPR-15]. */
export interface ExplainedSetting {
  /** JSON pointer of the setting. */
  readonly key: string;
  /** What holds, who had the last word, and what that overrode; undefined where nothing says anything. */
  readonly explanation: Explanation | undefined;
  /** What timed overrides of the place say at other times. */
  readonly otherTimes: readonly TimedSource[];
  /** Huts and products of the place that have a say of their own. */
  readonly apart: readonly CatalogueSource[];
}

/** Where and when a setting is asked about. */
export interface SettingPlace extends Pick<ManifestScope, 'sector' | 'hutId'> {
  readonly at: NonNullable<ManifestScope['at']>;
}

/**
 * Tells the value of a setting, every layer that says something about it, and which won: levels of the manifests, timed
 * overrides, and the catalogue above all of them [OPR-07].
 * @param key a JSON pointer, or keys joined by dots
 */
export function explainSetting(
  files: { readonly defaults: ManifestFile; readonly market: ManifestFile },
  key: string,
  place: SettingPlace,
  catalogue: StatedCatalogue,
): ExplainedSetting {
  const pointer = pointerTo(parsePath(key));
  const below = explain(manifestLayers(files, place), key);
  const { explanation, apart } = catalogueSays(pointer, below, place, catalogue);
  return { key: pointer, explanation, otherTimes: otherTimes(files, place, key), apart };
}

function otherTimes(
  files: { readonly defaults: ManifestFile; readonly market: ManifestFile },
  { sector, hutId, at }: SettingPlace,
  key: string,
): readonly TimedSource[] {
  const stated = timedOverridesOf(files);
  const placed = placedOverrides(stated as unknown as TimedOverrides, {
    sector,
    hutId,
    timeZone: at.timeZone,
  });
  const holding = inForce(placed, at.now);
  return placed
    .filter((one) => !holding.includes(one))
    .flatMap(({ id, override }) => {
      const settings: JsonObject = (override.settings ?? {}) as JsonObject;
      const value = valueAt(settings, parsePath(key));
      if (value === undefined) return [];
      const isMarkets = isJsonObject(valueAt(files.market.content, ['timedOverrides', id]) ?? null);
      const { file } = isMarkets ? files.market : files.defaults;
      const pointer = pointerTo(['timedOverrides', id, 'settings', ...parsePath(key)]);
      const { from, until } = override;
      return [
        { layer: 'timed', file, pointer, value, from, ...(until !== undefined && { until }) },
      ];
    });
}
