import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import type { HutPoint } from './hut-tree.ts';

/** Rows read at once. */
const rowsAtOnce = 20_000;

const columns = ['market', 'sector', 'hut_id', 'latitude', 'longitude', 'is_test'] as const;

const pointOf = (row: {
  readonly market: string;
  readonly sector: string;
  readonly hut_id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly is_test: boolean;
}): HutPoint => ({
  market: row.market,
  sector: row.sector,
  hutId: row.hut_id,
  latitude: row.latitude,
  longitude: row.longitude,
  isTest: row.is_test,
});

/** Where a hut is; undefined when the database has no such hut. */
export async function readPoint(
  db: Kysely<Tables>,
  sector: string,
  hutId: string,
): Promise<HutPoint | undefined> {
  const row = await db
    .selectFrom('hut')
    .select(columns)
    .where('sector', '=', sector)
    .where('hut_id', '=', hutId)
    .executeTakeFirst();
  return row && pointOf(row);
}

/** Where the huts of a market are, read in portions. */
export async function readPoints(db: Kysely<Tables>, market: string): Promise<readonly HutPoint[]> {
  const points: HutPoint[] = [];
  for (;;) {
    const last = points.at(-1);
    let query = db
      .selectFrom('hut')
      .select(columns)
      .where('market', '=', market)
      .orderBy('sector')
      .orderBy('hut_id')
      .limit(rowsAtOnce);
    if (last) {
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('sector', 'hut_id'), '>', tuple(last.sector, last.hutId)),
      );
    }
    const rows = await query.execute();
    for (const row of rows) points.push(pointOf(row));
    if (rows.length < rowsAtOnce) return points;
  }
}
