import type { Hut, ServedBy } from '../../schemas/types/catalogue/hut.ts';
import { distanceMetres, type Place } from '../address/distance-metres.ts';
import { areaOfPostcode } from '../address/places-repository.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import type { CatalogueReader } from '../menu/catalogue-reader.ts';
import { wrongFields } from '../shell/problem-error.ts';
import type { Database } from '../storage/database.ts';
import type { HutPlaces } from './hut-places.ts';
import { type AreaNames, areasOf } from '../../core/address/postcodes.ts';
import type { MatchingArea, ServedAreas } from './served-areas.ts';

/** A hut that delivers somewhere, and the area that says so; `exactness` is higher the smaller the area is named. */
export interface Server {
  readonly hut: Hut;
  readonly area: ServedBy['area'];
  readonly value: string;
  readonly exactness: number;
}

/** How a market chooses where delivery areas overlap. */
export type OverlapRule = 'nearest' | 'market-order';

/**
 * Orders the huts that deliver to one address and says of each why it comes before the next: the area that names the
 * address most exactly; among equals by the market's rule, which without a known position is the market's own order.
 * @param servers in the market's own order
 */
export function chooseAmong(
  servers: readonly Server[],
  rule: OverlapRule,
  place: Place | undefined,
): readonly Hut[] {
  const distances = new Map(
    place ? servers.map(({ hut }) => [hut, Math.round(distanceMetres(place, hut))]) : [],
  );
  const far = ({ hut }: Server): number => distances.get(hut) ?? 0;
  const byRule = rule === 'nearest' && place !== undefined;
  const ordered = servers.toSorted(
    (one, other) => other.exactness - one.exactness || (byRule ? far(one) - far(other) : 0),
  );
  return ordered.map((server, index) => {
    const next = ordered[index + 1];
    const distance = distances.get(server.hut);
    const chosenBy = next && reason(server, next, byRule && far(server) !== far(next));
    return {
      ...server.hut,
      ...(distance !== undefined && { distanceMetres: distance }),
      servedBy: { area: server.area, value: server.value, ...(chosenBy && { chosenBy }) },
    };
  });
}

const reason = (
  { exactness }: Server,
  next: Server,
  isNearer: boolean,
): NonNullable<ServedBy['chosenBy']> => {
  if (exactness !== next.exactness) return 'exactness';
  return isNearer ? 'distance' : 'market-order';
};

/** What finding huts needs. */
export interface FinderSources {
  readonly database: Pick<Database, 'db'>;
  readonly areas: ServedAreas;
  readonly markets: MarketRegistry;
  readonly reader: Pick<CatalogueReader, 'hut' | 'huts'>;
  readonly places: Pick<HutPlaces, 'nearest'>;
}

/** A search by distance. */
export interface NearbySearch {
  readonly sectors: readonly string[];
  readonly limit: number;
  /** Farthest that a hut may be, in metres; left out, any distance. */
  readonly metres?: number | undefined;
  readonly role: string | undefined;
}

/** Finds huts by postcode, place and sector. Test huts are found with a feature role only [LOC-15]. */
export class HutsFinder {
  readonly #sources: FinderSources;

  constructor(sources: FinderSources) {
    this.#sources = sources;
  }

  /**
   * The huts that deliver to a postcode, the best match first [LOC-11], each with why it delivers there.
   * @param of the market of the call; without one, every market whose postcodes look like this
   * @throws ProblemError 400 when no market has such postcodes
   */
  async servingPostcode(
    postcode: string,
    of: RunningMarket | undefined,
    role: string | undefined,
  ): Promise<readonly Hut[]> {
    const { markets } = this.#sources;
    const matches = (of ? [of] : markets.all()).flatMap((running) => {
      const areas = areasOf(postcode, running.market.manifest.postcode);
      return areas ? [{ running, areas }] : [];
    });
    if (matches.length === 0) {
      throw wrongFields([{ field: 'postcode', reason: 'must be a postcode or its first part' }]);
    }
    const found = await Promise.all(
      matches.map(({ running, areas }) => this.#inMarket(running, areas, role)),
    );
    return found.flat();
  }

  /** The hut of the sectors that delivers to a place: where several do, the market's rule decides [LOC-14]. */
  async servingPlace(
    place: Place,
    sectors: readonly string[],
    role: string | undefined,
  ): Promise<Hut | undefined> {
    const areas = await this.#sources.areas.around(sectors, place);
    const servers = await this.#serversOf(areas, role, () => 0);
    const [first] = servers;
    const running = first && this.#sources.markets.bySector(first.hut.sector);
    if (!running) return undefined;
    return chooseAmong(servers, running.market.manifest.huts.overlap, place)[0];
  }

  /** The huts that deliver to where the area of a postcode lies on the map; none where that is not known. */
  async servingPostcodeArea(
    postcode: string,
    { id, market }: RunningMarket,
    role: string | undefined,
  ): Promise<readonly Hut[]> {
    const names = areasOf(postcode, market.manifest.postcode);
    if (!names) return [];
    const { db } = this.#sources.database;
    const place = await areaOfPostcode(db, id, names.postcodes);
    if (!place) return [];
    const areas = await this.#sources.areas.around(market.manifest.sectors, place);
    return (await this.#serversOf(areas, role, () => 0)).map(({ hut }) => hut);
  }

  /** Whether it is known where a hut delivers. */
  hasAreas(hut: Pick<Hut, 'sector' | 'id'>): Promise<boolean> {
    return this.#sources.areas.areKnown(hut);
  }

  /** The huts of sectors in the market's order [LOC-15]. */
  async inSectors(sectors: readonly string[], role: string | undefined): Promise<readonly Hut[]> {
    const lists = await Promise.all(sectors.map((sector) => this.#sources.reader.huts(sector)));
    return lists.flat().filter(isShownTo(role));
  }

  /** The huts of sectors nearest to a place, each with its distance [LOC-08]. */
  async nearby(
    place: Place,
    { sectors, limit, metres, role }: NearbySearch,
  ): Promise<readonly Hut[]> {
    const { places, reader } = this.#sources;
    const near = places.nearest(place, { sectors, limit, metres, withTests: hasRole(role) });
    const huts = await Promise.all(near.map(({ sector, hutId }) => reader.hut(sector, hutId)));
    return huts.flatMap((hut, index) => {
      const far = near[index]?.distanceMetres ?? 0;
      return hut ? [{ ...hut, distanceMetres: Math.round(far) }] : [];
    });
  }

  async #inMarket(
    { id, market }: RunningMarket,
    names: AreaNames,
    role: string | undefined,
  ): Promise<readonly Hut[]> {
    const { db } = this.#sources.database;
    const areas = await this.#sources.areas.withPostcode(id, names);
    const exactness = ({ kind, value }: MatchingArea): number =>
      kind === 'postcode' ? value.length : 0;
    const servers = await this.#serversOf(areas, role, exactness);
    const place = servers.length > 1 ? await areaOfPostcode(db, id, names.postcodes) : undefined;
    return chooseAmong(servers, market.manifest.huts.overlap, place);
  }

  /** The huts of areas, each once with the area that names the address most exactly. */
  async #serversOf(
    areas: readonly MatchingArea[],
    role: string | undefined,
    exactnessOf: (area: MatchingArea) => number,
  ): Promise<readonly Server[]> {
    const best = new Map<string, { readonly area: MatchingArea; readonly exactness: number }>();
    for (const area of areas) {
      const key = `${area.sector} ${area.hutId}`;
      const exactness = exactnessOf(area);
      if (exactness > (best.get(key)?.exactness ?? -1)) best.set(key, { area, exactness });
    }
    const servers = await Promise.all(
      [...best.values()].map(async ({ area, exactness }) => {
        const hut = await this.#sources.reader.hut(area.sector, area.hutId);
        const serves = hut && delivers(hut) && isShownTo(role)(hut);
        return serves ? [{ hut, area: area.kind, value: area.value, exactness }] : [];
      }),
    );
    return servers.flat();
  }
}

const delivers = ({ allowedDisposition }: Hut): boolean => allowedDisposition.delivery;

const hasRole = (role: string | undefined): boolean =>
  role !== undefined && role !== 'none' && role !== '';

const isShownTo =
  (role: string | undefined) =>
  ({ test }: Hut): boolean =>
    test !== true || hasRole(role);
