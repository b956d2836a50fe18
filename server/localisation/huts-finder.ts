import type { Hut } from '../../schemas/types.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import type { CatalogueReader } from '../menu/catalogue-reader.ts';
import { wrongFields } from '../shell/problem-error.ts';
import type { Database } from '../storage/database.ts';
import { distanceMetres, type Place } from './distance.ts';
import { areasOf } from './postcode.ts';
import { type HutKey, hutsServingPlace, hutsServingPostcode } from './served-areas-repository.ts';

/** What finding huts needs. */
export interface FinderSources {
  readonly database: Database;
  readonly markets: MarketRegistry;
  readonly reader: CatalogueReader;
}

/** Finds huts by postcode, place and sector. Test huts are found with a feature role only [LOC-15]. */
export class HutsFinder {
  readonly #sources: FinderSources;

  constructor(sources: FinderSources) {
    this.#sources = sources;
  }

  /**
   * The huts that deliver to a postcode, the best match first [LOC-11].
   * @param of the market of the call; without one, every market whose postcodes look like this
   * @throws ProblemError 400 when no market has such postcodes
   */
  async servingPostcode(
    postcode: string,
    of: RunningMarket | undefined,
    role: string | undefined,
  ): Promise<readonly Hut[]> {
    const { database, markets } = this.#sources;
    const matches = (of ? [of] : markets.all()).flatMap(({ id, market }) => {
      const areas = areasOf(postcode, market.manifest.postcode);
      return areas ? [{ id, areas }] : [];
    });
    if (matches.length === 0) {
      throw wrongFields([{ field: 'postcode', reason: 'must be a postcode or its first part' }]);
    }
    const keys = await Promise.all(
      matches.map(({ id, areas }) => hutsServingPostcode(database.db, id, areas)),
    );
    return (await this.#hutsOf(keys.flat(), role)).filter(delivers);
  }

  /** The nearest hut of the sectors that delivers to a place [LOC-14]. */
  async servingPlace(
    place: Place,
    sectors: readonly string[],
    role: string | undefined,
  ): Promise<Hut | undefined> {
    const keys = await hutsServingPlace(this.#sources.database.db, sectors, place);
    const huts = (await this.#hutsOf(keys, role)).filter(delivers);
    return nearestFirst(huts, place)[0];
  }

  /** The huts of sectors in the market's order [LOC-15]. */
  async inSectors(sectors: readonly string[], role: string | undefined): Promise<readonly Hut[]> {
    const lists = await Promise.all(sectors.map((sector) => this.#sources.reader.huts(sector)));
    return lists.flat().filter(isShownTo(role));
  }

  /** The huts of sectors nearest to a place, each with its distance [LOC-08]. */
  async nearby(
    place: Place,
    sectors: readonly string[],
    limit: number,
    role: string | undefined,
  ): Promise<readonly Hut[]> {
    return nearestFirst(await this.inSectors(sectors, role), place).slice(0, limit);
  }

  async #hutsOf(keys: readonly HutKey[], role: string | undefined): Promise<readonly Hut[]> {
    const { reader } = this.#sources;
    const huts = await Promise.all(keys.map(({ sector, hutId }) => reader.hut(sector, hutId)));
    return huts.filter((hut) => hut !== undefined).filter(isShownTo(role));
  }
}

const delivers = ({ allowedDisposition }: Hut): boolean => allowedDisposition.delivery;

const isShownTo =
  (role: string | undefined) =>
  ({ test }: Hut): boolean =>
    test !== true || (role !== undefined && role !== 'none' && role !== '');

const nearestFirst = (huts: readonly Hut[], place: Place): readonly Hut[] =>
  huts
    .map((hut) => ({ ...hut, distanceMetres: Math.round(distanceMetres(place, hut)) }))
    .toSorted((one, other) => one.distanceMetres - other.distanceMetres);
