import { isJsonObject, type Json, type JsonObject } from '../../../core/manifest/json.ts';
import { manifestSchema } from '../../../core/manifest/manifest-schema.ts';
import type { RunningMarket } from '../../markets/running-market.ts';
import { changedValues, nameOfKey, valueTurned } from './changed-values.ts';
import { type Consequence, listed } from './consequence.ts';

/** Keys of a manifest that huts tell of, or that are told apart. */
const toldElsewhere = ['plugins', 'sectorOverrides', 'hutOverrides', 'timedOverrides', '$schema'];

/** Paths that huts tell of: how many of them it concerns is what matters. */
const toldByHuts = new Set(['minimumOrder.deliveryDefault', 'payments.types']);

/** What the settings of a market change, for all of it, for a sector or for a hut. */
export function settingConsequences(
  before: RunningMarket,
  after: RunningMarket,
): readonly Consequence[] {
  const [old, next] = [before, after].map(({ market }) => market.manifest as unknown as JsonObject);
  const texts = [
    ...settingTexts(withoutTold(old), withoutTold(next), ''),
    ...overrideTexts(
      old?.['sectorOverrides'],
      next?.['sectorOverrides'],
      (sector) => `in ${sector}`,
    ),
    ...overrideTexts(
      old?.['hutOverrides'],
      next?.['hutOverrides'],
      (hut) => `at ${hutName(after, hut)}`,
    ),
    ...pluginTexts(before, after),
  ];
  return texts.map((text) => ({ area: 'Settings', text }));
}

const withoutTold = (manifest: JsonObject = {}): JsonObject =>
  Object.fromEntries(Object.entries(manifest).filter(([key]) => !toldElsewhere.includes(key)));

const settingTexts = (before: Json, after: Json, where: string): readonly string[] =>
  changedValues(before, after)
    .filter(({ path }) => where !== '' || !toldByHuts.has(path.join('.')))
    .map(
      (change) =>
        `${nameOfKey(manifestSchema, change.path)}: ${valueTurned(change)}${where === '' ? '' : ` ${where}`}`,
    );

/** Overrides that came, went or say something else. */
function overrideTexts(
  before: Json | undefined,
  after: Json | undefined,
  placeOf: (key: string) => string,
): readonly string[] {
  const [old, next] = [before, after].map((value) => (isJsonObject(value) ? value : {}));
  return Object.keys({ ...old, ...next }).flatMap((key) =>
    settingTexts(old?.[key] ?? {}, next?.[key] ?? {}, placeOf(key)),
  );
}

/** A hut of an override, by its name. */
const hutName = ({ catalogue }: RunningMarket, key: string): string =>
  catalogue?.huts.find(({ sector, id }) => `${sector}:${id}` === key)?.name ?? key;

/** Plugins that came or went, and options of theirs that changed. */
function pluginTexts(before: RunningMarket, after: RunningMarket): readonly string[] {
  const [old, next] = [before, after].map(
    ({ market }) => new Map(market.plugins.map((loaded) => [loaded.plugin.id, loaded])),
  );
  if (!old || !next) return [];
  const titleOf = ({ plugin }: { readonly plugin: { readonly title: string } }): string =>
    plugin.title;
  const came = [...next].filter(([id]) => !old.has(id)).map(([, one]) => titleOf(one));
  const went = [...old].filter(([id]) => !next.has(id)).map(([, one]) => titleOf(one));
  return [
    ...(came.length > 0 ? [`New: ${listed(came)}`] : []),
    ...(went.length > 0 ? [`No longer: ${listed(went)}`] : []),
    ...[...next].flatMap(([id, { plugin, options }]) => {
      const was = old.get(id);
      return was
        ? changedValues(was.options as Json, options as Json).map(
            (change) =>
              `${plugin.title}: ${nameOfKey(plugin.options ?? {}, change.path)} ${valueTurned(change)}`,
          )
        : [];
    }),
  ];
}
