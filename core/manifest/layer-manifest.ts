import type { Manifest } from '../../schemas/types/manifest.ts';
import { areaFlags, areaMarketsKey } from './area-flags.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { pointerTo } from './json-pointer.ts';
import { overlay } from './overlay.ts';
import { inForce, placedOverrides, type TimedOverrides } from './timed-overrides.ts';

/** A manifest file as it was read: the shared defaults, or what one market changes of them. */
export interface ManifestFile {
  /** Path to name in messages, for example `markets/<market>/manifest.json`. */
  readonly file: string;
  readonly content: JsonObject;
}

/** Where a manifest is asked for. Left out, a level does not apply. */
export interface ManifestScope {
  readonly sector?: string;
  /** Id of a hut in that sector. */
  readonly hutId?: string;
  /** The moment, in milliseconds, and the clock of the place: without it no timed override holds [OPR-15]. */
  readonly at?: { readonly now: number; readonly timeZone: string } | undefined;
  /** Feature flags forced on or off for this session; names the manifest does not have are ignored [EXP-54]. */
  readonly flags?: Readonly<Record<string, boolean>>;
}

/** The levels of a manifest, lowest first. */
const layerNames = ['areas', 'defaults', 'market', 'sector', 'hut', 'timed', 'flags'] as const;
export type LayerName = (typeof layerNames)[number];

/** One level: what it changes, and where that is written. */
export interface ManifestLayer {
  readonly name: LayerName;
  readonly file: string;
  /** JSON pointer to the level inside the file; empty for the whole file. */
  readonly pointer: string;
  readonly content: JsonObject;
}

const overrideKeys = ['sectorOverrides', 'hutOverrides'] as const;
const timedKey = 'timedOverrides';

/**
 * The levels that make up a manifest at a place, lowest first: the flags of areas that only some markets have, shared
 * defaults, market, sector, hut, timed overrides, flags.
 * @param files the defaults, then the market
 */
export function manifestLayers(
  files: { readonly defaults: ManifestFile; readonly market: ManifestFile },
  scope: ManifestScope = {},
): readonly ManifestLayer[] {
  const base: readonly ManifestLayer[] = [
    { name: 'defaults', pointer: '', ...settingsOf(files.defaults) },
    { name: 'market', pointer: '', ...settingsOf(files.market) },
  ];
  const areas = areaFlags(layerContents(base));
  const overrides = [
    ...overrideLayers('sector', 'sectorOverrides', scope.sector, files),
    ...overrideLayers('hut', 'hutOverrides', hutKey(scope), files),
    ...timedLayers(files, scope),
  ];
  const below = [...areaLayers(areas), ...base, ...overrides];
  const forced = forcedFlags(layerContents(below), scope.flags ?? {});
  return forced === undefined ? below : [...below, forced];
}

/** Lays the levels over each other [CST-01, CST-05]. The result is checked against the schema elsewhere. */
export const layerContents = (layers: readonly ManifestLayer[]): JsonObject =>
  layers.reduce<JsonObject>((below, layer) => overlay(below, layer.content), {});

/** The manifest of a market as a whole, its overrides still inside for later. */
export function marketManifest(files: {
  readonly defaults: ManifestFile;
  readonly market: ManifestFile;
}): Manifest {
  const settings = layerContents(manifestLayers(files));
  const overrides = overrideKeys.map((key): [string, Json] => [
    key,
    overlay(objectAt(files.defaults.content, key), objectAt(files.market.content, key), 'keep'),
  ]);
  const timed = timedOverridesOf(files);
  return asManifest({
    ...settings,
    ...Object.fromEntries(overrides),
    ...(Object.keys(timed).length > 0 && { [timedKey]: timed }),
  });
}

/** What market and defaults say for a while: of one name the market's stands alone, and null takes it away. */
export const timedOverridesOf = (files: {
  readonly defaults: ManifestFile;
  readonly market: ManifestFile;
}): JsonObject => {
  const stated = {
    ...objectAt(files.defaults.content, timedKey),
    ...objectAt(files.market.content, timedKey),
  };
  return Object.fromEntries(Object.entries(stated).filter(([, override]) => override !== null));
};

/** A market's manifest as it holds in a sector, at a hut, at a moment, with flags forced [CST-05, OPR-15]. */
export function manifestFor(manifest: Manifest, scope: ManifestScope): Manifest {
  const content = manifest as unknown as JsonObject;
  const file: ManifestFile = { file: manifest.id, content };
  const nothing: ManifestFile = { file: manifest.id, content: {} };
  return asManifest(layerContents(manifestLayers({ defaults: nothing, market: file }, scope)));
}

/** The schema check at start is what makes this true. */
const asManifest = (content: JsonObject): Manifest => content as unknown as Manifest;

const objectAt = (content: JsonObject, key: string): JsonObject => {
  const value = content[key];
  return isJsonObject(value) ? value : {};
};

const settingsOf = ({ file, content }: ManifestFile): ManifestFile => ({
  file,
  content: Object.fromEntries(
    Object.entries(content).filter(
      ([key]) => key !== timedKey && !overrideKeys.some((name) => name === key),
    ),
  ),
});

const hutKey = ({ sector, hutId }: ManifestScope): string | undefined =>
  sector === undefined || hutId === undefined ? undefined : `${sector}:${hutId}`;

function overrideLayers(
  name: LayerName,
  section: (typeof overrideKeys)[number],
  key: string | undefined,
  files: { readonly defaults: ManifestFile; readonly market: ManifestFile },
): readonly ManifestLayer[] {
  if (key === undefined) return [];
  return [files.defaults, files.market].flatMap(({ file, content }) => {
    const override = objectAt(content, section)[key];
    return isJsonObject(override)
      ? [{ name, file, pointer: pointerTo([section, key]), content: override }]
      : [];
  });
}

/** What holds for a while at a place and a moment; of files that were checked. */
function timedLayers(
  files: { readonly defaults: ManifestFile; readonly market: ManifestFile },
  { sector, hutId, at }: ManifestScope,
): readonly ManifestLayer[] {
  if (!at) return [];
  const overrides = timedOverridesOf(files) as unknown as TimedOverrides;
  const { timeZone, now } = at;
  return inForce(placedOverrides(overrides, { sector, hutId, timeZone }), now).flatMap(({ id }) => {
    const { file, content } =
      [files.market, files.defaults].find((one) => objectAt(one.content, timedKey)[id]) ??
      files.market;
    const settings = objectAt(objectAt(content, timedKey), id)['settings'];
    return isJsonObject(settings)
      ? [{ name: 'timed', file, pointer: pointerTo([timedKey, id, 'settings']), content: settings }]
      : [];
  });
}

const areaLayers = (content: JsonObject | undefined): readonly ManifestLayer[] =>
  content ? [{ name: 'areas', file: areaMarketsKey, pointer: '', content }] : [];

function forcedFlags(
  settings: JsonObject,
  flags: Readonly<Record<string, boolean>>,
): ManifestLayer | undefined {
  const known = objectAt(objectAt(settings, 'flags'), 'features');
  const forced = Object.entries(flags).filter(([name]) => Object.hasOwn(known, name));
  if (forced.length === 0) return undefined;
  const features = Object.fromEntries(forced.map(([name, on]) => [name, { default: on }]));
  return {
    name: 'flags',
    file: 'flags of the session',
    pointer: '',
    content: { flags: { features } },
  };
}
