import { randomBytes } from 'node:crypto';
import type { GroupOrder } from '../../../schemas/types/http/group-orders.ts';
import type { Problem } from '../../../schemas/types/http/orders.ts';
import { type Answer, call } from '../call.ts';
import type { TestServer } from '../start-server.ts';

/** What a call about a group answers: the group, or why not. */
export type GroupAnswer = Answer<GroupOrder & Pick<Problem, 'name'>>;

export const newKey = (): string => randomBytes(24).toString('base64url');

export const margherita = { type: 'pizza', productId: 'margherita', size: 'large' } as const;

/** Somebody with a secret, who calls about groups. */
export class GroupCaller {
  readonly key = newKey();
  readonly #server: TestServer;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(server: TestServer, headers: Readonly<Record<string, string>> = {}) {
    this.#server = server;
    this.#headers = headers;
  }

  send(method: string, path: string, body?: unknown): Promise<GroupAnswer> {
    return call(`${this.#server.url}/v1/group-orders${path}`, {
      method,
      headers: {
        'group-key': this.key,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.#headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  open(body: object = {}): Promise<GroupAnswer> {
    const { key } = this;
    const place = { sector: 'uk-1', hutId: '1101', disposition: 'collection' };
    return this.send('POST', '', { ...place, name: 'Ada', key, ...body });
  }

  join(id: string, name = 'Bo'): Promise<GroupAnswer> {
    return this.send('POST', `/${id}/people`, { name, key: this.key });
  }

  read(id: string, query = ''): Promise<GroupAnswer> {
    return this.send('GET', `/${id}${query}`);
  }

  put(group: Pick<GroupOrder, 'id' | 'me'>, line: string, body: object = {}): Promise<GroupAnswer> {
    const item = { choice: margherita, count: 1, ...body };
    return this.send('PUT', `/${group.id}/people/${group.me}/lines/${line}`, item);
  }

  change(id: string, status: string, more: object = {}): Promise<GroupAnswer> {
    return this.send('PUT', `/${id}/status`, { status, ...more });
  }
}

/** A group with its host. */
export async function openGroup(server: TestServer, body: object = {}) {
  const host = new GroupCaller(server);
  const { body: group } = await host.open(body);
  return { host, group };
}

/** Somebody who has joined a group, with the group as they see it. */
export async function joined(server: TestServer, id: string, name = 'Bo') {
  const guest = new GroupCaller(server);
  const { body: group } = await guest.join(id, name);
  return { guest, group };
}
