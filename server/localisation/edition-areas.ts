import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import { currentEdition, type Edition } from '../markets/edition.ts';
import { areasOfHut } from './area-rows.ts';
import type { HutPlaces } from './hut-places.ts';
import { HutPoints } from './hut-points.ts';
import { holdsPlace, type MatchingArea, type ServedAreas } from './served-areas.ts';

type AreaRow = ReturnType<typeof areasOfHut>[number];

/** An area of an edition with its hut. */
interface AreaOfHut {
  readonly hut: Hut;
  readonly row: AreaRow;
}

/** Where the huts of an edition are and deliver. */
interface EditionPlaces {
  readonly areas: readonly AreaOfHut[];
  readonly points: HutPoints;
}

const known = new WeakMap<Edition, EditionPlaces>();

function placesOf(edition: Edition): EditionPlaces {
  const kept = known.get(edition);
  if (kept) return kept;
  const huts = edition.markets.flatMap(({ id: market, catalogue }) =>
    (catalogue?.huts ?? []).map((hut) => ({ market, hut })),
  );
  const places = {
    areas: huts.flatMap(({ market, hut }) => areasOfHut(market, hut).map((row) => ({ hut, row }))),
    points: new HutPoints(
      huts.map(({ market, hut: { sector, id, latitude, longitude, test } }) => {
        return { market, sector, hutId: id, latitude, longitude, isTest: test ?? false };
      }),
    ),
  };
  known.set(edition, places);
  return places;
}

const matching = ({ row: { sector, hut_id, kind, value } }: AreaOfHut): MatchingArea => ({
  sector,
  hutId: hut_id,
  kind,
  value,
});

/** Whether a number lies between two that may be missing: areas that are named have no bounds. */
const isWithin = (
  value: number,
  from: number | null | undefined,
  to: number | null | undefined,
): boolean => typeof from === 'number' && typeof to === 'number' && from <= value && value <= to;

/** The areas that visitors of an edition find huts by are its own; everybody else's are those that are stored. */
export const editionAreas = (stored: ServedAreas): ServedAreas => ({
  async withPostcode(market, names) {
    const edition = currentEdition();
    if (!edition) return stored.withPostcode(market, names);
    const { postcodes, outcode } = names;
    return placesOf(edition)
      .areas.filter(
        ({ row }) =>
          row.market === market &&
          ((row.kind === 'postcode' && postcodes.includes(row.value)) ||
            (row.kind === 'outcode' && row.value === outcode)),
      )
      .toSorted((one, other) => one.row.position - other.row.position)
      .map(matching);
  },
  async around(sectors, place) {
    const edition = currentEdition();
    if (!edition) return stored.around(sectors, place);
    return placesOf(edition)
      .areas.filter(
        ({ hut: { latitude, longitude }, row }) =>
          sectors.includes(row.sector) &&
          isWithin(place.latitude, row.south, row.north) &&
          isWithin(place.longitude, row.west, row.east) &&
          holdsPlace(place, { ...row, polygon: polygonOf(row), latitude, longitude }),
      )
      .map(matching);
  },
  async areKnown(hut) {
    const edition = currentEdition();
    if (!edition) return stored.areKnown(hut);
    return placesOf(edition).areas.some(
      ({ row }) => row.sector === hut.sector && row.hut_id === hut.id,
    );
  },
});

const polygonOf = ({ polygon }: AreaRow): unknown =>
  typeof polygon === 'string' ? JSON.parse(polygon) : polygon;

/** Where visitors of an edition find huts near them. */
export const editionPlaces = (stored: HutPlaces): Pick<HutPlaces, 'nearest'> => ({
  nearest: (from, search) => {
    const edition = currentEdition();
    return edition ? placesOf(edition).points.nearest(from, search) : stored.nearest(from, search);
  },
});
