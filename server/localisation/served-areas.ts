import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { Kysely } from 'kysely';
import type { AreaNames } from '../../core/address/postcodes.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import { distanceMetres, type Place } from '../address/distance-metres.ts';
import type { ServedAreaKind } from '../storage/catalogue-tables.ts';
import type { Tables } from '../storage/tables.ts';

/** An area that a hut delivers to and that holds the address asked for. */
export interface MatchingArea {
  readonly sector: string;
  readonly hutId: string;
  readonly kind: ServedAreaKind;
  readonly value: string;
}

/** Where huts deliver. */
export interface ServedAreas {
  /** The areas of a market that hold a postcode, in the market's own order. */
  readonly withPostcode: (market: string, names: AreaNames) => Promise<readonly MatchingArea[]>;
  /** The polygons and circles of sectors that hold a place, in the market's own order. */
  readonly around: (sectors: readonly string[], place: Place) => Promise<readonly MatchingArea[]>;
  /** Whether it is known where a hut delivers. */
  readonly areKnown: (hut: Pick<Hut, 'sector' | 'id'>) => Promise<boolean>;
}

/** An area around a hut. */
interface AroundHut extends Place {
  readonly kind: ServedAreaKind;
  readonly polygon?: unknown;
  readonly radius_metres?: number | null;
}

type Polygon = Parameters<typeof booleanPointInPolygon>[1];

/** Whether a place whose bounds were looked at lies in an area. */
export const holdsPlace = (place: Place, area: AroundHut): boolean =>
  area.kind === 'circle'
    ? distanceMetres(place, area) <= (area.radius_metres ?? 0)
    : booleanPointInPolygon([place.longitude, place.latitude], area.polygon as Polygon);

/** The areas of the catalogue that the database holds. */
export const storedAreas = (db: Kysely<Tables>): ServedAreas => ({
  async withPostcode(market, { postcodes, outcode }) {
    const rows = await db
      .selectFrom('served_area')
      .select(['sector', 'hut_id', 'kind', 'value'])
      .where('market', '=', market)
      .where((where) =>
        where.or([
          where.and([where('kind', '=', 'postcode'), where('value', 'in', postcodes)]),
          ...(outcode === undefined
            ? []
            : [where.and([where('kind', '=', 'outcode'), where('value', '=', outcode)])]),
        ]),
      )
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(({ hut_id, ...area }) => ({ ...area, hutId: hut_id }));
  },
  async around(sectors, place) {
    const { latitude, longitude } = place;
    const rows = await db
      .selectFrom('served_area')
      .innerJoin('hut', (join) =>
        join
          .onRef('hut.sector', '=', 'served_area.sector')
          .onRef('hut.hut_id', '=', 'served_area.hut_id'),
      )
      .select(['served_area.sector', 'served_area.hut_id', 'kind', 'value', 'polygon'])
      .select(['radius_metres', 'hut.latitude', 'hut.longitude'])
      .where('served_area.sector', 'in', sectors)
      .where('south', '<=', latitude)
      .where('north', '>=', latitude)
      .where('west', '<=', longitude)
      .where('east', '>=', longitude)
      .orderBy('hut.position')
      .orderBy('served_area.id')
      .execute();
    return rows
      .filter((row) => holdsPlace(place, row))
      .map(({ sector, hut_id, kind, value }) => ({ sector, hutId: hut_id, kind, value }));
  },
  async areKnown({ sector, id }) {
    const areas = db.selectFrom('served_area').select('id');
    const own = areas.where('sector', '=', sector).where('hut_id', '=', id).limit(1);
    return (await own.executeTakeFirst()) !== undefined;
  },
});
