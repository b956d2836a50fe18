import type { FastifyRequest } from 'fastify';
import type { GroupOrder } from '../../schemas/types/http/group-orders.ts';
import type { GroupOrderSettings } from '../../schemas/types/manifest/orders.ts';
import { limitOrderCall } from '../accounts/limit-order-call.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { sectorsOfCall } from '../markets/sectors-of-call.ts';
import { answers } from '../shell/answer-schemas.ts';
import { notFound } from '../shell/problem-error.ts';
import {
  callerOf,
  changeGroup,
  type Group,
  type HeldGroup,
  readGroup,
} from './group-repository.ts';
import { groupView } from './group-view.ts';

export const groupTags = ['group-orders'];
export const groupPath = '/v1/group-orders';
export const groupResponse = { 200: answers.groupOrder, '4xx': answers.problem };

const id = { type: 'string', pattern: '^[0-9A-Za-z_-]{1,60}$' } as const;

/** Path parameters of a call about a group. */
export const groupParams = (...names: readonly string[]) => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, id])),
});

export interface OfGroup {
  readonly groupId: string;
}

/** A call about a group. */
type GroupCall = FastifyRequest<{ Params: OfGroup }>;

/** The secret that comes with a call, in a header: addresses are written down in many places. */
export const keyIn = ({ headers }: FastifyRequest): string | undefined => {
  const { 'group-key': key } = headers;
  return typeof key === 'string' ? key : undefined;
};

/**
 * A group of the market that is called, with what the manifest says at its restaurant.
 * @throws ProblemError 404 when there is none
 */
export async function groupOfCall(
  { database, markets }: OrderContext,
  request: GroupCall,
): Promise<{ readonly group: Group; readonly settings: GroupOrderSettings }> {
  const group = await readGroup(database.db, request.params.groupId);
  const { sector, hut_id: hutId } = group;
  const running = markets.bySector(sector);
  if (!running || sectorsOfCall(markets, request, [sector]).length === 0) {
    throw notFound('The group order');
  }
  return { group, settings: running.manifestAt(sector, hutId).groupOrder };
}

/** Counts a call, does its work, and answers what the group is then. */
export async function changeByCall(
  context: OrderContext,
  request: GroupCall,
  work: (held: HeldGroup) => Promise<void>,
  key = keyIn(request),
): Promise<GroupOrder> {
  const { catalogue, database } = context;
  const { group } = await groupOfCall(context, request);
  await limitOrderCall(context, request, { call: 'groupChange', sector: group.sector });
  return changeGroup(database.db, { id: group.id, key }, async (held) => {
    await work(held);
    const { tx } = held;
    const now = await readGroup(tx, group.id);
    return groupView({ db: tx, catalogue }, now, await callerOf(tx, now, key));
  });
}
