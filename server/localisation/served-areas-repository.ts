import type { Kysely } from 'kysely';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { Tables } from '../storage/tables.ts';
import type { Place } from './distance.ts';
import type { AreaNames } from './postcode.ts';

/** The key of a hut. */
export interface HutKey {
  readonly sector: string;
  readonly hutId: string;
}

/** The huts of a market that serve a postcode, the most exact area first, each once. */
export async function hutsServingPostcode(
  db: Kysely<Tables>,
  market: string,
  { postcodes, outcodes }: AreaNames,
): Promise<readonly HutKey[]> {
  const rows = await db
    .selectFrom('served_area')
    .select(['sector', 'hut_id', 'kind', 'value'])
    .where('market', '=', market)
    .where((where) =>
      where.or([
        where.and([where('kind', '=', 'postcode'), where('value', 'in', postcodes)]),
        where.and([where('kind', '=', 'outcode'), where('value', 'in', outcodes)]),
      ]),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
  const exactness = ({ kind, value }: { kind: string; value: string }): number =>
    kind === 'postcode' ? value.length : 0;
  const ranked = rows.toSorted((one, other) => exactness(other) - exactness(one));
  return distinct(ranked.map(({ sector, hut_id }) => ({ sector, hutId: hut_id })));
}

/** The huts of sectors whose area holds a place. */
export async function hutsServingPlace(
  db: Kysely<Tables>,
  sectors: readonly string[],
  { latitude, longitude }: Place,
): Promise<readonly HutKey[]> {
  const rows = await db
    .selectFrom('served_area')
    .select(['sector', 'hut_id', 'polygon'])
    .where('sector', 'in', sectors)
    .where('kind', '=', 'polygon')
    .execute();
  return distinct(
    rows
      .filter(({ polygon }) =>
        booleanPointInPolygon(
          [longitude, latitude],
          polygon as Parameters<typeof booleanPointInPolygon>[1],
        ),
      )
      .map(({ sector, hut_id }) => ({ sector, hutId: hut_id })),
  );
}

const distinct = (keys: readonly HutKey[]): readonly HutKey[] => [
  ...new Map(keys.map((key) => [`${key.sector}:${key.hutId}`, key])).values(),
];
