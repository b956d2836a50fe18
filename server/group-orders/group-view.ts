import type { Kysely } from 'kysely';
import type { GroupLine, GroupOrder, GroupPerson } from '../../schemas/types/http/group-orders.ts';
import type { CatalogueReader } from '../menu/catalogue-reader.ts';
import type { Tables } from '../storage/tables.ts';
import { type Caller, type Group, statusOf } from './group-repository.ts';

/** The lines of the people of a group, by person. */
async function linesOf(
  db: Kysely<Tables>,
  groupId: string,
): Promise<ReadonlyMap<string, readonly GroupLine[]>> {
  const rows = await db
    .selectFrom('group_line')
    .select(['person_id', 'id', 'choice', 'count'])
    .where('group_id', '=', groupId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  const lines = new Map<string, GroupLine[]>();
  for (const { person_id, id, choice, count } of rows) {
    const own = lines.get(person_id) ?? [];
    // Only this server writes choices, of what `choiceIn` has read.
    lines.set(person_id, [...own, { id, choice: choice as GroupLine['choice'], count }]);
  }
  return lines;
}

async function peopleOf(
  db: Kysely<Tables>,
  group: Group,
  { isHost, person }: Caller,
): Promise<readonly GroupPerson[]> {
  const rows = await db
    .selectFrom('group_person')
    .select(['id', 'name', 'is_done'])
    .where('group_id', '=', group.id)
    .orderBy('joined_at')
    .orderBy('id')
    .execute();
  const lines = await linesOf(db, group.id);
  return rows.map(({ id, name, is_done: isDone }) => {
    const own = lines.get(id) ?? [];
    const count = own.reduce((sum, line) => sum + line.count, 0);
    const isSeen = isHost || id === person?.id;
    return { id, name, isDone, count, ...(isSeen && { lines: [...own] }) };
  });
}

const roleOf = ({ isHost, person }: Caller): GroupOrder['role'] => {
  if (isHost) return 'host';
  return person ? 'participant' : 'guest';
};

/** A group as its caller may see it: who has not joined sees nobody, who has sees the names and their own lines [SHP-27]. */
export async function groupView(
  {
    db,
    catalogue,
  }: { readonly db: Kysely<Tables>; readonly catalogue: Pick<CatalogueReader, 'hut'> },
  group: Group,
  caller: Caller,
): Promise<GroupOrder> {
  const { id, version, sector, hut_id: hutId, host_name: hostName, wanted_at: time } = group;
  const hut = await catalogue.hut(sector, hutId);
  const role = roleOf(caller);
  return {
    id,
    version,
    status: statusOf(group) as GroupOrder['status'],
    role,
    sector,
    hutId,
    hutName: hut?.name ?? hutId,
    disposition: group.disposition as GroupOrder['disposition'],
    ...(time !== null && { time }),
    hostName,
    endsAt: group.ends_at.toISOString(),
    ...(caller.person && { me: caller.person.id }),
    people: role === 'guest' ? [] : [...(await peopleOf(db, group, caller))],
  };
}
