import type { Extensions } from '../../core/engine/extensions.ts';
import type { StartedMarket } from '../../core/engine/start-market.ts';
import { manifestFor } from '../../core/manifest/layer-manifest.ts';
import {
  inForce,
  type PlacedOverride,
  placedOverrides,
} from '../../core/manifest/timed-overrides.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { MarketCatalogue } from './catalogue-files.ts';
import { servedBy, servedManifest } from './served-manifest.ts';

/** A market's manifest as it holds at a place and at the present moment [CST-05, OPR-15]. */
export interface PresentManifests {
  /** As it holds at a hut; the same object until a timed override begins or ends. An empty id: in the sector. */
  readonly manifestAt: (sector: string, hutId: string) => Manifest;
  /** As it holds in the market as a whole; the same object likewise. */
  readonly manifest: () => Manifest;
  /** The same with feature flags forced for a call. */
  readonly manifestWith: (
    flags: Readonly<Record<string, boolean>>,
    sector: string,
    hutId: string,
  ) => Manifest;
  /** What the manifest says for a while that reaches a hut, whenever it holds, the lowest first. */
  readonly overridesAt: (sector: string, hutId: string) => readonly PlacedOverride[];
  /** The clock of the market's first hut, by which overrides go where no hut is known. */
  readonly timeZone: string;
}

/** Where a market without huts of its own has its clock. */
const zoneOfNobody = 'UTC';

interface Kept {
  readonly holding: readonly PlacedOverride[];
  readonly manifest: Manifest;
}

/**
 * The manifests of a market at its places. Laying the levels of one over each other takes a while, so each is kept until
 * something else holds there.
 * @param now the present moment, in milliseconds; without a clock no timed override holds
 */
export function presentManifests(
  {
    manifest,
    extensions,
  }: Pick<StartedMarket, 'manifest'> & {
    readonly extensions: Pick<Extensions, 'all'>;
  },
  huts: MarketCatalogue['huts'],
  now: (() => number) | undefined,
): PresentManifests {
  const zones = new Map(huts.map(({ sector, id, timeZone }) => [`${sector}:${id}`, timeZone]));
  const timeZone = huts[0]?.timeZone ?? zoneOfNobody;
  const { timedOverrides } = manifest;
  const zoneAt = (sector?: string, hutId?: string) => zones.get(`${sector}:${hutId}`) ?? timeZone;
  const overridesAt = (sector?: string, hutId?: string) =>
    placedOverrides(timedOverrides, { sector, hutId, timeZone: zoneAt(sector, hutId) });
  const brought = servedBy(extensions);
  const laid = (sector?: string, hutId?: string, flags?: Readonly<Record<string, boolean>>) =>
    manifestFor(manifest, {
      ...(sector !== undefined && { sector }),
      ...(hutId !== undefined && { hutId }),
      ...(flags && { flags }),
      at: now && { now: now(), timeZone: zoneAt(sector, hutId) },
    });
  const known = new Map<string, Kept>();
  const kept = (sector?: string, hutId?: string): Manifest => {
    const key = `${sector ?? ''}:${hutId ?? ''}`;
    const holding = now ? inForce(overridesAt(sector, hutId), now()) : [];
    const found = known.get(key);
    if (found && isSame(found.holding, holding)) return found.manifest;
    const one = { holding, manifest: servedManifest(laid(sector, hutId), brought) };
    known.set(key, one);
    return one.manifest;
  };
  return {
    manifestAt: kept,
    manifest: () =>
      timedOverrides && inForce(overridesAt(), now?.() ?? 0).length > 0 ? kept() : manifest,
    manifestWith: (flags, sector, hutId) => laid(sector, hutId, flags),
    overridesAt,
    timeZone,
  };
}

const isSame = (one: readonly PlacedOverride[], other: readonly PlacedOverride[]): boolean =>
  one.length === other.length && one.every((override, index) => override === other[index]);
