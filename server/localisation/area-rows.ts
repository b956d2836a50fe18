import type { Insertable } from 'kysely';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import { toJson } from '../storage/json-text.ts';
import type { Tables } from '../storage/tables.ts';
import { type Bounds, boundsOfCircle, boundsOfRing } from '../address/bounds.ts';
import { normalisePostcode } from '../../core/address/postcodes.ts';

type AreaRow = Insertable<Tables['served_area']>;

/**
 * Where a hut delivers; the order of its own lists ranks equal matches. A polygon says it more exactly than a
 * circle: with both, the circle is left out.
 */
export function areasOfHut(
  market: string,
  { id, sector, latitude, longitude, deliveryArea = {} }: Hut,
): readonly AreaRow[] {
  const { outcodes = [], postcodes = [], polygon, radiusMetres } = deliveryArea;
  const of = { market, sector, hut_id: id };
  const named = [
    ...outcodes.map((value) => ({ ...of, kind: 'outcode' as const, value })),
    ...postcodes.map((value) => ({ ...of, kind: 'postcode' as const, value })),
  ].map((area, position) => ({ ...area, position, value: normalisePostcode(area.value) }));
  const around = { ...of, value: id, position: 0 };
  if (polygon) {
    const geometry = toJson({ type: 'Polygon', coordinates: [closed(polygon)] });
    const bounds = boundsOfRing(polygon);
    return [...named, { ...around, kind: 'polygon', polygon: geometry, ...bounds }];
  }
  if (!radiusMetres) return named;
  const bounds: Bounds = boundsOfCircle({ latitude, longitude }, radiusMetres);
  return [...named, { ...around, kind: 'circle', radius_metres: radiusMetres, ...bounds }];
}

/** A GeoJSON ring ends where it began. */
const closed = (ring: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  const [first] = ring;
  const last = ring.at(-1);
  const isClosed = first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return first && !isClosed ? [...ring, first] : ring;
};
