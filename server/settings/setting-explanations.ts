import type { CatalogueSource } from '../../core/manifest/catalogue-values.ts';
import type { KeySource } from '../../core/manifest/explain.ts';
import { explainSetting, type TimedSource } from '../../core/manifest/explained-setting.ts';
import { isJsonObject, type Json } from '../../core/manifest/json.ts';
import { placeIn } from '../../core/manifest/json-places.ts';
import { pointerTo } from '../../core/manifest/json-pointer.ts';
import { nearestName } from '../../core/manifest/nearest-name.ts';
import { momentOf } from '../../core/manifest/timed-overrides.ts';
import { localTime, timeOf } from '../../core/timeslots/hut-clock.ts';
import type { SettingExplanation, SettingSource } from '../../schemas/types/http/explanations.ts';
import { manifestFileOf } from '../markets/json-file.ts';
import type { RunningMarket } from '../markets/running-market.ts';

/** Which setting is asked about, where, and for when. */
export interface SettingQuestion {
  /** A JSON pointer, or keys joined by dots. */
  readonly key: string;
  readonly sector?: string;
  readonly hutId?: string;
  /** On the clock of the place, YYYY-MM-DDTHH:mm; left out, now. */
  readonly time?: string;
}

const leavesOf = (value: Json, path: readonly string[]): readonly string[] =>
  isJsonObject(value) && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]))
    : [pointerTo(path)];

/** Every setting of a market that has a value, as JSON pointers. */
export const settingKeys = ({ market }: RunningMarket): readonly string[] =>
  leavesOf(market.manifest as unknown as Json, []).toSorted();

/** Whatever a source says of itself, as the console gets it. */
type AnySource = KeySource & Partial<Omit<TimedSource, keyof KeySource>> & Partial<CatalogueSource>;

/** Tells of the files that a market is served from in which line a place stands. */
function linesOf({ settings }: RunningMarket): (source: AnySource) => SettingSource {
  const { defaults, market, catalogue } = settings;
  const texts = new Map(
    [defaults, market, catalogue.huts, catalogue.products].map((file) => [file?.file, file?.text]),
  );
  return ({ value, effective, ...source }) => {
    const text = texts.get(source.file);
    return {
      ...source,
      ...(text !== undefined && { line: placeIn(text, source.pointer).line }),
      value: JSON.stringify(value),
      ...(effective !== undefined && { effective: JSON.stringify(effective) }),
    };
  };
}

/**
 * The value of a setting of a market that is served, every layer that says something about it, and which won; where
 * nothing says anything, the setting that may be meant [OPR-07].
 */
export function explanationOf(
  running: RunningMarket,
  { key, time, ...place }: SettingQuestion,
  now: number,
): SettingExplanation {
  const { settings, catalogue } = running;
  const files = {
    defaults: manifestFileOf(settings.defaults),
    market: manifestFileOf(settings.market),
  };
  const huts = catalogue?.huts ?? [];
  const hut = huts.find(({ sector, id }) => sector === place.sector && id === place.hutId);
  const clock = localTime(hut?.timeZone ?? running.timeZone, now);
  const asked = time ?? `${clock.date}T${timeOf(clock.minutes)}`;
  // What a clock shows is compared with what clocks show: any one that never changes will do.
  const at = { now: momentOf(asked, 'UTC'), timeZone: 'UTC' };
  const found = explainSetting(files, key, { ...place, at }, settings.catalogue);
  const { explanation, otherTimes, apart } = found;
  const isUnknown = !explanation && otherTimes.length === 0 && apart.length === 0;
  const nearest = isUnknown ? nearestName(found.key, settingKeys(running)) : undefined;
  const told = linesOf(running);
  return {
    key: found.key,
    time: asked,
    ...(explanation && { from: told(explanation.from) }),
    ...(explanation?.value !== undefined && {
      value: JSON.stringify(explanation.value),
    }),
    ...(nearest !== undefined && { nearest }),
    overrode: (explanation?.overrode ?? []).map(told),
    otherTimes: otherTimes.map(told),
    apart: apart.map(told),
  };
}
