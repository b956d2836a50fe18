import { type Kysely, sql } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import { listVersions, type PublishedVersion } from './version-repository.ts';

/** The versions in which files of a market, or the defaults of all, are others than in the version before; the last one first. */
export async function versionsOfMarket(
  db: Kysely<Tables>,
  market: string,
): Promise<readonly PublishedVersion[]> {
  const rows = await db
    .selectFrom('market_version_file')
    .select([
      'version',
      sql<string>`md5(string_agg(path || ' ' || digest, ',' order by path))`.as('content'),
    ])
    .where(sql<boolean>`(starts_with(path, ${`${market}/`}) or starts_with(path, ${'default/'}))`)
    .groupBy('version')
    .orderBy('version')
    .execute();
  const changed = new Set(
    rows
      .filter(({ content }, index) => content !== rows[index - 1]?.content)
      .map(({ version }) => version),
  );
  return (await listVersions(db)).filter(({ number }) => changed.has(number));
}
