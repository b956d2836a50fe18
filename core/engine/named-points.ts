import type { Manifest } from '../../schemas/types/manifest.ts';
import type { ExtensionPointId } from '../extension-points.ts';
import { pointerTo } from '../manifest/json-pointer.ts';
import { type Problem, unknownName } from '../manifest/problem.ts';
import type { LoadedPlugin } from './load-plugins.ts';

/** A key of the manifest that says by name what fills a point [CST-20, CST-33]. */
interface NamedPoint {
  readonly point: ExtensionPointId;
  readonly pointer: string;
  /** The name; undefined where the manifest at hand has no such key. */
  readonly read: (manifest: Partial<Manifest>) => string | undefined;
}

const namedPoints: readonly NamedPoint[] = [
  {
    point: 'address-strategy',
    pointer: '/address/strategy',
    read: ({ address }) => address?.strategy,
  },
  { point: 'phone-validator', pointer: '/phone/validator', read: ({ phone }) => phone?.validator },
  { point: 'sign-in', pointer: '/account/method', read: ({ account }) => account?.method },
];

/** What plugins bring to a point, each by its name: the contribution's own, else the plugin's id. */
const namesAt = (
  point: ExtensionPointId,
  plugins: readonly LoadedPlugin[],
  manifest: Manifest,
): readonly string[] =>
  plugins.flatMap(({ plugin }) =>
    plugin.contributes.flatMap((one) =>
      one.point === point ? (one.names?.(manifest) ?? [one.name ?? plugin.id]) : [],
    ),
  );

/** A manifest, or what a sector or a hut changes of it. */
interface Level {
  readonly payments?: Partial<Manifest['payments']>;
  readonly pos?: Partial<Manifest['pos']>;
  readonly identity?: Partial<Manifest['identity']>;
}

/** Every place of a manifest that names what a point of the server is filled by [ENG-29]. */
interface NamedPlace {
  readonly point: ExtensionPointId;
  readonly kind: string;
  readonly places: (level: Level) => readonly Named[];
}

/** A name, with the keys that lead to it. */
type Named = readonly [keys: readonly string[], name: string];

const nameAt = (keys: readonly string[], name: string | undefined): readonly Named[] =>
  name === undefined ? [] : [[keys, name]];

const namesIn = (
  keys: readonly string[],
  names: Readonly<Record<string, string>> = {},
): readonly Named[] => Object.entries(names).map(([key, name]) => [[...keys, key], name]);

const namedPlaces: readonly NamedPlace[] = [
  {
    point: 'payment-gateway',
    kind: 'payment gateway that a plugin of the market brings',
    places: ({ payments }) => [
      ...nameAt(['payments', 'gateway'], payments?.gateway),
      ...namesIn(['payments', 'gateways'], payments?.gateways),
    ],
  },
  {
    point: 'identity-provider',
    kind: 'identity provider that a plugin of the market brings',
    places: ({ identity }) => [
      ...nameAt(['identity', 'provider'], identity?.provider),
      ...namesIn(['identity', 'providers'], identity?.providers),
    ],
  },
  {
    point: 'point-of-sale',
    kind: 'point of sale that a plugin of the market brings',
    places: ({ pos }) => nameAt(['pos', 'adapter'], pos?.adapter),
  },
];

/** Names of gateways and others outside that no plugin of the market brings, each where it stands [ENG-29]. */
export const checkNamedPlaces = (
  manifest: Manifest,
  plugins: readonly LoadedPlugin[],
  file: string,
  points: readonly ExtensionPointId[],
): readonly Problem[] =>
  namedPlaces
    .filter(({ point }) => points.includes(point))
    .flatMap(({ point, kind, places }) => {
      const brought = namesAt(point, plugins, manifest);
      return levelsOf(manifest)
        .flatMap(([path, level]) =>
          places(level).map(([keys, name]) => [[...path, ...keys], name] as const),
        )
        .filter(([, name]) => !brought.includes(name))
        .map(([path, name]) =>
          unknownName({ file, pointer: pointerTo(path) }, kind, name, brought),
        );
    });

const overrideKeys = ['sectorOverrides', 'hutOverrides'] as const;

/** The manifest and all that it says of single sectors and huts, and for a while, each with the keys that lead to it. */
const levelsOf = (manifest: Manifest): readonly (readonly [readonly string[], Level])[] => [
  [[], manifest],
  ...overrideKeys.flatMap((section) =>
    Object.entries(manifest[section] ?? {}).map(
      ([key, level]) => [[section, key], level as Level] as const,
    ),
  ),
  ...Object.entries(manifest.timedOverrides ?? {}).map(
    ([id, { settings }]) =>
      [['timedOverrides', id, 'settings'], (settings ?? {}) as Level] as const,
  ),
];

/** Keys that name another rule than the one the plugins of the market bring [CHK-50, CST-20, CST-33]. */
export const checkNamedPoints = (
  manifest: Manifest,
  plugins: readonly LoadedPlugin[],
  file: string,
  points: readonly ExtensionPointId[],
): readonly Problem[] =>
  namedPoints.flatMap(({ point, pointer, read }): Problem[] => {
    const named = read(manifest);
    if (named === undefined || !points.includes(point)) return [];
    const brought = namesAt(point, plugins, manifest);
    if (brought.length === 0) return [];
    if (brought.includes(named)) return [];
    const expected = `the '${point}' that the market's plugins bring: ${brought.join(', ')}`;
    return [{ file, pointer, expected, found: `"${named}"` }];
  });
