import type { Choice } from '../../core/menu/choice.ts';
import type {
  GroupChange,
  GroupOpening,
  GroupOrder,
} from '../../schemas/types/http/group-orders.ts';
import type { HttpClient } from '../kernel/http-client.ts';

/** Something a participant wants. */
export interface WantedLine {
  readonly id: string;
  readonly choice: Choice;
  readonly count: number;
}

/** A line of a participant. */
export interface LineOf {
  readonly person: string;
  readonly line: string;
}

/** A group order for one of its people. Every call answers what it is then; it throws `HttpError` [SHP-27]. */
export interface GroupApi {
  /** Undefined while the version that was seen is the last. */
  read(seen: number | undefined): Promise<GroupOrder | undefined>;
  join(name: string): Promise<GroupOrder>;
  putLine(person: string, line: WantedLine): Promise<GroupOrder>;
  removeLine(of: LineOf): Promise<GroupOrder>;
  setDone(person: string, isDone: boolean): Promise<GroupOrder>;
  removePerson(person: string): Promise<GroupOrder>;
  change(change: GroupChange): Promise<GroupOrder>;
}

const path = '/v1/group-orders';
const authentication = 'optional';

/** Opens a group; the same key opens one, however often it is sent. Throws `HttpError`. */
export const openGroup = async (http: HttpClient, body: GroupOpening): Promise<GroupOrder> =>
  (await http.send<GroupOrder>({ method: 'POST', path, body, authentication })).body;

/** @param key secret of who calls; it goes in a header, as addresses are written down in many places */
export function createGroupApi(http: HttpClient, id: string, key: string): GroupApi {
  const own = `${path}/${encodeURIComponent(id)}`;
  const headers = { 'group-key': key };
  const send = async (
    method: 'POST' | 'PUT' | 'DELETE',
    part: string,
    body?: unknown,
  ): Promise<GroupOrder> => {
    const call = { method, path: `${own}/${part}`, headers, authentication } as const;
    return (await http.send<GroupOrder>(body === undefined ? call : { ...call, body })).body;
  };
  const lineOf = ({ person, line }: LineOf): string => `people/${person}/lines/${line}`;
  return {
    async read(seen) {
      const call = { path: own, headers, query: { seen } };
      return (await http.send<GroupOrder | undefined>(call)).body;
    },
    join: (name) => send('POST', 'people', { name, key }),
    putLine: (person, { id: line, choice, count }) =>
      send('PUT', lineOf({ person, line }), { choice, count }),
    removeLine: (of) => send('DELETE', lineOf(of)),
    setDone: (person, isDone) => send('PUT', `people/${person}`, { isDone }),
    removePerson: (person) => send('DELETE', `people/${person}`),
    change: (change) => send('PUT', 'status', change),
  };
}
