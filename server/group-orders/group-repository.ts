import type { Selectable, Transaction } from 'kysely';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { digestOfSecret } from '../accounts/secret-digests.ts';
import { notFound } from '../shell/problem-error.ts';
import type { GroupOrderTable, GroupPersonTable } from '../storage/group-tables.ts';
import { hasCome } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';

/** A group as it was read. */
export interface Group extends Selectable<GroupOrderTable> {
  /** Its time is over. */
  readonly is_over: boolean;
}

/** Who calls about a group, by the secret that comes with the call. */
export interface Caller {
  readonly isHost: boolean;
  readonly person: Selectable<GroupPersonTable> | undefined;
}

const ended: readonly string[] = ['ordered', 'cancelled'];

/** How a group is: one whose time is over has expired, unless it had ended before. */
export const statusOf = ({ status, is_over }: Group): string =>
  is_over && !ended.includes(status) ? 'expired' : status;

const groups = (db: Kysely<Tables>) =>
  db.selectFrom('group_order').selectAll().select(hasCome('ends_at').as('is_over'));

/** @throws ProblemError 404 when there is none of that id */
export async function readGroup(db: Kysely<Tables>, id: string): Promise<Group> {
  const group = await groups(db).where('id', '=', id).executeTakeFirst();
  if (!group) throw notFound('The group order');
  return group;
}

export const findByHost = (db: Kysely<Tables>, key: string): Promise<Group | undefined> =>
  groups(db).where('host_digest', '=', digestOfSecret(key)).executeTakeFirst();

/** Whoever has no secret of the group, or none any more, is nobody in it. */
export async function callerOf(
  db: Kysely<Tables>,
  group: Group,
  key: string | undefined,
): Promise<Caller> {
  if (key === undefined) return { isHost: false, person: undefined };
  const digest = digestOfSecret(key);
  if (digest === group.host_digest) return { isHost: true, person: undefined };
  const person = await db
    .selectFrom('group_person')
    .selectAll()
    .where('group_id', '=', group.id)
    .where('digest', '=', digest)
    .executeTakeFirst();
  return { isHost: false, person };
}

/** A group that nobody else changes before the end of the transaction. */
export interface HeldGroup {
  readonly tx: Transaction<Tables>;
  readonly group: Group;
  readonly caller: Caller;
}

/**
 * Changes a group, one call at a time in all processes, so that nothing of two at once is lost and no limit is passed.
 * @throws ProblemError 404 when there is none of that id; what the work throws
 */
export const changeGroup = <Result>(
  db: Kysely<Tables>,
  { id, key }: { readonly id: string; readonly key: string | undefined },
  work: (held: HeldGroup) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    const group = await groups(tx).where('id', '=', id).forUpdate().executeTakeFirst();
    if (!group) throw notFound('The group order');
    return work({ tx, group, caller: await callerOf(tx, group, key) });
  });

/** Says to all who ask that the group is another one now. */
export async function tellChange(
  { tx, group }: Pick<HeldGroup, 'tx' | 'group'>,
  change: Partial<Pick<Group, 'status' | 'transaction_id'>> = {},
): Promise<void> {
  await tx
    .updateTable('group_order')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', group.id)
    .execute();
}

/** How long a group that has ended is still told to have, before it is unknown. */
const toldFor = sql`interval '1 day'`;

/** Groups that go in one statement. */
const portion = 200;

/** Deletes the groups that ended a day ago, with the names of their people and what they chose [SHP-27, SEC-42]. */
export async function forgetGroups(db: Kysely<Tables>): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('group_order')
      .where('id', 'in', (over) =>
        over
          .selectFrom('group_order')
          .select('id')
          .where(sql<boolean>`ends_at <= present_moment() - ${toldFor}`)
          .limit(portion)
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirst();
    if (numDeletedRows < BigInt(portion)) return;
  }
}
