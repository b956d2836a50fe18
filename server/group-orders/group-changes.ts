import { randomBytes } from 'node:crypto';
import { choiceIn } from '../../core/favourites/choice-in.ts';
import { longestName, plainText } from '../../core/favourites/plain-text.ts';
import { mostLines, mostThings } from '../../core/group-orders/group-limits.ts';
import type {
  GroupChange,
  GroupItem,
  GroupJoining,
} from '../../schemas/types/http/group-orders.ts';
import { digestOfSecret } from '../accounts/secret-digests.ts';
import { findIntent } from '../intents/intent-repository.ts';
import { notFound, ProblemError, wrongFields } from '../shell/problem-error.ts';
import { toJson } from '../storage/json-text.ts';
import { type HeldGroup, statusOf, tellChange } from './group-repository.ts';

const forbidden = () =>
  new ProblemError(403, 'FORBIDDEN', 'This is for somebody else of the group order to do.');

/** @throws ProblemError 410 once the group has ended */
function refuseEnded({ group }: HeldGroup): void {
  const status = statusOf(group);
  if (status !== 'open' && status !== 'locked') {
    throw new ProblemError(410, 'GROUP_ENDED', 'The group order has ended.', { status });
  }
}

/** @throws ProblemError 410 once the group has ended, 409 while it takes no changes */
function refuseClosed(held: HeldGroup): void {
  refuseEnded(held);
  if (held.group.status === 'locked') {
    throw new ProblemError(409, 'GROUP_LOCKED', 'The host takes no more changes.');
  }
}

/** A name without marks and line breaks. @throws ProblemError 400 where nothing is left of it */
export function nameIn(name: string): string {
  const plain = plainText(name, longestName);
  if (plain === undefined) throw wrongFields([{ field: 'name', reason: 'must have letters' }]);
  return plain;
}

/** Joins a group; whoever has is told as before. */
export async function join(
  held: HeldGroup,
  { name, key }: GroupJoining,
  mostPeople: number,
): Promise<void> {
  if (held.caller.person) return;
  refuseClosed(held);
  const { tx, group } = held;
  if (digestOfSecret(key) === group.host_digest) throw forbidden();
  const { count } = await tx
    .selectFrom('group_person')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('group_id', '=', group.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostPeople) {
    throw new ProblemError(409, 'GROUP_FULL', 'Nobody else can join this group order.', {
      mostPeople,
    });
  }
  await tx
    .insertInto('group_person')
    .values({
      group_id: group.id,
      id: randomBytes(9).toString('base64url'),
      digest: digestOfSecret(key),
      name: nameIn(name),
      is_done: false,
    })
    .execute();
  await tellChange(held);
}

/** Says whether a participant has chosen all. */
export async function setDone(held: HeldGroup, personId: string, isDone: boolean): Promise<void> {
  if (held.caller.person?.id !== personId) throw forbidden();
  refuseClosed(held);
  const { tx, group } = held;
  await tx
    .updateTable('group_person')
    .set({ is_done: isDone })
    .where('group_id', '=', group.id)
    .where('id', '=', personId)
    .execute();
  await tellChange(held);
}

/** What a participant and the host may take away; the host also while nobody else may change anything. */
function refuseTaking(held: HeldGroup, personId: string): void {
  const { isHost, person } = held.caller;
  if (isHost) refuseEnded(held);
  else if (person?.id === personId) refuseClosed(held);
  else throw forbidden();
}

/** Takes somebody out, with all that they chose; who is not there is out already. */
export async function removePerson(held: HeldGroup, personId: string): Promise<void> {
  refuseTaking(held, personId);
  const { tx, group } = held;
  await tx
    .deleteFrom('group_person')
    .where('group_id', '=', group.id)
    .where('id', '=', personId)
    .execute();
  await tellChange(held);
}

/** A line of a participant. */
interface LineOf {
  readonly personId: string;
  readonly lineId: string;
}

/** Puts a line in the place of what stood under its id. Whoever changes what they want is not done. */
export async function putLine(
  held: HeldGroup,
  { personId, lineId }: LineOf,
  { choice: sent, count }: GroupItem,
): Promise<void> {
  if (held.caller.person?.id !== personId) throw forbidden();
  refuseClosed(held);
  const choice = choiceIn(sent);
  if (!choice) throw wrongFields([{ field: 'choice', reason: 'is no choice' }]);
  const { tx, group } = held;
  const others = (
    await tx
      .selectFrom('group_line')
      .select(['person_id', 'id', 'count'])
      .where('group_id', '=', group.id)
      .execute()
  ).filter(({ person_id, id }) => person_id !== personId || id !== lineId);
  const things = others.reduce((sum, line) => sum + line.count, count);
  const lines = others.filter(({ person_id }) => person_id === personId).length + 1;
  if (lines > mostLines || things > mostThings) {
    throw new ProblemError(409, 'GROUP_TOO_MUCH', 'That is more than one order takes.');
  }
  const values = { choice: toJson(choice), count };
  await tx
    .insertInto('group_line')
    .values({ group_id: group.id, person_id: personId, id: lineId, ...values })
    .onConflict((conflict) => conflict.columns(['group_id', 'person_id', 'id']).doUpdateSet(values))
    .execute();
  await setDone(held, personId, false);
}

/** Takes a line out; one that is not there is out already. */
export async function removeLine(held: HeldGroup, { personId, lineId }: LineOf): Promise<void> {
  refuseTaking(held, personId);
  const { tx, group } = held;
  await tx
    .deleteFrom('group_line')
    .where('group_id', '=', group.id)
    .where('person_id', '=', personId)
    .where('id', '=', lineId)
    .execute();
  await tellChange(held);
}

/**
 * Opens, locks or ends a group; how it is already is no change. That it was ordered counts although its time is over: the
 * order was placed.
 */
export async function changeStatus(held: HeldGroup, change: GroupChange): Promise<void> {
  if (!held.caller.isHost) throw forbidden();
  const { group } = held;
  const { status, transactionId } = change;
  if (statusOf(group) === status) return;
  if (status !== 'ordered' || statusOf(group) !== 'expired') refuseEnded(held);
  if (status === 'ordered') await refuseUnplaced(held, transactionId);
  const order = status === 'ordered' ? transactionId : undefined;
  await tellChange(held, { status, ...(order !== undefined && { transaction_id: order }) });
}

/** @throws ProblemError 409 where no order was placed at the restaurant of the group since it was opened */
async function refuseUnplaced(
  { tx, group }: HeldGroup,
  transactionId: string | undefined,
): Promise<void> {
  if (transactionId === undefined) {
    throw wrongFields([{ field: 'transactionId', reason: 'is missing' }]);
  }
  const intent = await findIntent(tx, transactionId);
  if (!intent) throw notFound('The order');
  const { sector, id } = intent.request.hut;
  const isOfGroup =
    sector === group.sector && id === group.hut_id && intent.created_at >= group.created_at;
  if (!isOfGroup || intent.state !== 'placed') {
    throw new ProblemError(409, 'NOT_ORDERED', 'That is no placed order of this group.');
  }
}
