import { type Kysely, sql } from 'kysely';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { forgetOneTimeValues } from '../storage/one-time-values.ts';
import type { Tables } from '../storage/tables.ts';

/** Rows that go in one statement. */
const portion = 500;

/** How long a code that is over is still told to be so, before it is unknown. */
const codesToldFor = sql`interval '1 day'`;

async function forgetAll(forgetPortion: () => Promise<bigint>): Promise<void> {
  while ((await forgetPortion()) === BigInt(portion));
}

/** Letters that are kept or were sent, with the moment their time begins. */
const endedLetters = [
  { table: 'sent_mail', since: 'at' },
  { table: 'letter', since: 'ended_at' },
] as const;

/** Deletes the letters of a market whose time is over [SEC-42]. */
export async function forgetLetters(
  db: Kysely<Tables>,
  market: string,
  { letterLifeMs }: Manifest['personalData'],
): Promise<void> {
  const life = sql`${letterLifeMs}::bigint * interval '1 millisecond'`;
  for (const { table, since } of endedLetters) {
    await forgetAll(async () => {
      const { numDeletedRows } = await db
        .deleteFrom(table)
        .where('id', 'in', (letters) =>
          letters
            .selectFrom(table)
            .select('id')
            .where('market', '=', market)
            .where(sql<boolean>`${sql.ref(since)} <= present_moment() - ${life}`)
            .limit(portion)
            .forUpdate()
            .skipLocked(),
        )
        .executeTakeFirst();
      return numDeletedRows;
    });
  }
}

/** Deletes sessions and codes that are over. */
export async function forgetSessions(db: Kysely<Tables>): Promise<void> {
  await forgetOneTimeValues(db);
  await forgetAll(async () => {
    const { numDeletedRows } = await db
      .deleteFrom('account_session')
      .where('id', 'in', (sessions) =>
        sessions
          .selectFrom('account_session')
          .select('id')
          .where(sql<boolean>`ends_at <= present_moment()`)
          .limit(portion)
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirst();
    return numDeletedRows;
  });
  await forgetAll(async () => {
    const { numDeletedRows } = await db
      .deleteFrom('mailed_code')
      .where('subject', 'in', (codes) =>
        codes
          .selectFrom('mailed_code')
          .select('subject')
          .where(sql<boolean>`ends_at <= present_moment() - ${codesToldFor}`)
          .limit(portion)
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirst();
    return numDeletedRows;
  });
}
