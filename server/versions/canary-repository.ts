import { type Kysely, sql, type Transaction } from 'kysely';
import { versionsChannel } from '../storage/channels.ts';
import { inParts } from '../storage/in-parts.ts';
import { toJson } from '../storage/json-text.ts';
import { presentMoment } from '../storage/moments.ts';
import { publishIn } from '../storage/publish.ts';
import type { Tables } from '../storage/tables.ts';
import type { CanaryOutcome, CanarySide, CanaryTally } from '../storage/version-tables.ts';
import type { Guardrails, Tallies } from './canary-guard.ts';
import type { VersionFiles } from './version-files.ts';
import {
  latestNumber,
  PublishedMeanwhileError,
  publishLock,
  storeContents,
} from './version-repository.ts';

/** Who meets a canary: the visitors of huts, or a share of all visitors. */
export type CanaryReach =
  /** Huts as `sector/id`. */
  | { readonly kind: 'huts'; readonly huts: readonly string[] }
  /** More than 0, less than 100. */
  | { readonly kind: 'share'; readonly percent: number };

/** Markets that some visitors are served before all others. */
export interface Canary {
  readonly id: number;
  readonly startedAt: Date;
  readonly author: string;
  readonly reason: string;
  readonly plan: string;
  /** The version that everybody else is served, which it was compared with. */
  readonly after: number;
  readonly reach: CanaryReach;
  readonly guardrails: Guardrails;
  /** When it ended; null while it runs. */
  readonly endedAt: Date | null;
  readonly outcome: CanaryOutcome | null;
  /** Why it ended, in words. */
  readonly why: string | null;
}

/** What a canary begins with. */
export interface NewCanary extends Pick<
  Canary,
  'author' | 'reason' | 'plan' | 'after' | 'reach' | 'guardrails'
> {
  readonly files: VersionFiles;
}

/** There is a canary already, or none where one was named. */
export class CanaryError extends Error {
  override readonly name = 'CanaryError';
}

const canariesIn = (db: Kysely<Tables>) => db.selectFrom('market_canary').selectAll();

type Row = Awaited<ReturnType<ReturnType<typeof canariesIn>['execute']>>[number];

const canaryOf = ({ started_at, ended_at, reach, guardrails, ...row }: Row): Canary => ({
  ...row,
  startedAt: started_at,
  endedAt: ended_at,
  reach: reach as CanaryReach,
  guardrails: guardrails as Guardrails,
});

/** The canary that runs. */
export async function runningCanary(db: Kysely<Tables>): Promise<Canary | undefined> {
  const row = await canariesIn(db).where('ended_at', 'is', null).executeTakeFirst();
  return row && canaryOf(row);
}

/** Every canary, the last one first. */
export const listCanaries = async (db: Kysely<Tables>): Promise<readonly Canary[]> =>
  (await canariesIn(db).orderBy('id', 'desc').execute()).map(canaryOf);

/** Begins a canary, and tells every server of it. @throws CanaryError while another runs; PublishedMeanwhileError */
export async function addCanary(db: Kysely<Tables>, canary: NewCanary): Promise<number> {
  const { files, after, author, reason, plan, reach, guardrails } = canary;
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${publishLock}::bigint)`.execute(tx);
    const latest = await latestNumber(tx);
    if (latest !== after) throw new PublishedMeanwhileError(latest);
    const running = await runningCanary(tx);
    if (running)
      throw new CanaryError(`Canary ${running.id} runs: promote it or take it back first.`);
    const { id } = await tx
      .insertInto('market_canary')
      .values({
        author,
        reason,
        plan,
        after,
        reach: toJson(reach),
        guardrails: toJson(guardrails),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const stored = await storeContents(tx, files);
    for (const part of inParts(stored.map((file) => ({ canary: id, ...file })))) {
      await tx.insertInto('market_canary_file').values(part).execute();
    }
    await publishIn(tx, versionsChannel, `canary ${id}`);
    return id;
  });
}

/** Ends the canary that runs, if there is one, and tells every server. @returns whether this call ended it */
export async function endCanary(
  db: Kysely<Tables>,
  end: { readonly id: number; readonly outcome: CanaryOutcome; readonly why: string },
): Promise<boolean> {
  return db.transaction().execute((tx) => endCanaryIn(tx, end));
}

/** Ends a canary within a transaction. @returns whether this call ended it */
export async function endCanaryIn(
  tx: Transaction<Tables>,
  {
    id,
    outcome,
    why,
  }: { readonly id: number; readonly outcome: CanaryOutcome; readonly why: string },
): Promise<boolean> {
  const ended = await tx
    .updateTable('market_canary')
    .set({ ended_at: presentMoment, outcome, why })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (ended) await publishIn(tx, versionsChannel, `canary ${id} ${outcome}`);
  return ended !== undefined;
}

/** The files of a canary. */
export async function filesOfCanary(db: Kysely<Tables>, id: number): Promise<VersionFiles> {
  const rows = await db
    .selectFrom('market_canary_file')
    .innerJoin('market_file', 'market_file.digest', 'market_canary_file.digest')
    .select(['path', 'content'])
    .where('canary', '=', id)
    .orderBy('path')
    .execute();
  return new Map(rows.map(({ path, content }) => [path, content]));
}

/** Counts something that a visitor of one of the sides met. */
export async function countInCanary(
  db: Kysely<Tables>,
  canary: number,
  side: CanarySide,
  tally: CanaryTally,
): Promise<void> {
  await db
    .insertInto('market_canary_count')
    .values({ canary, side, tally, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['canary', 'side', 'tally'])
        .doUpdateSet({ count: sql<number>`market_canary_count.count + 1` }),
    )
    .execute();
}

/** What was counted of a canary, and for how many minutes it has run. */
export async function talliesOf(
  db: Kysely<Tables>,
  { id, startedAt }: Pick<Canary, 'id' | 'startedAt'>,
  present: Date,
): Promise<Tallies> {
  const rows = await db
    .selectFrom('market_canary_count')
    .select(['side', 'tally', 'count'])
    .where('canary', '=', id)
    .execute();
  const of = (side: CanarySide) => {
    const count = (tally: CanaryTally) =>
      rows.find((row) => row.side === side && row.tally === tally)?.count ?? 0;
    return {
      visitors: count('visitors'),
      orders: count('orders'),
      failures: count('failures'),
      paymentErrors: count('payment-errors'),
    };
  };
  return {
    minutes: (present.getTime() - startedAt.getTime()) / 60_000,
    canary: of('canary'),
    others: of('others'),
  };
}
