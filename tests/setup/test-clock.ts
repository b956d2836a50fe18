import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../server/storage/tables.ts';
import { testMoment } from '../../tools/tasks/test-moment.ts';

/** A clock of tests, which owes nothing to the machine's hour and date and runs on like any other. */
export interface TestClock {
  /** The present moment, in milliseconds. */
  readonly now: () => number;
  /** Sets the clock on, or back. */
  readonly advance: (milliseconds: number) => void;
}

/** Starts a clock at a moment. */
export function startClock(at: number = testMoment): TestClock {
  let start = at - performance.now();
  return {
    now: () => Math.floor(start + performance.now()),
    advance(milliseconds) {
      start += milliseconds;
    },
  };
}

/** Makes a moment the present one of a database, from which its time runs on. */
export async function setPresentMoment(db: Kysely<Tables>, at: number): Promise<void> {
  const { rows } = await sql<{ own: Date }>`select clock_timestamp() as own`.execute(db);
  const ahead = at - (rows[0]?.own.getTime() ?? 0);
  await sql`
    create or replace function present_moment() returns timestamptz
    language sql stable parallel safe as $$
      select date_trunc('milliseconds', statement_timestamp())
        + ${sql.raw(String(ahead))} * interval '1 millisecond'
    $$
  `.execute(db);
}
