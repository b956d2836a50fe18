import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { GroupChange, GroupOpening } from '../../schemas/types/http/group-orders.ts';
import { limitOrderCall } from '../accounts/limit-order-call.ts';
import { digestOfSecret } from '../accounts/secret-digests.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { sectorsOfCall } from '../markets/sectors-of-call.ts';
import { answers } from '../shell/answer-schemas.ts';
import { notFound, ProblemError } from '../shell/problem-error.ts';
import { momentIn } from '../storage/moments.ts';
import {
  changeByCall,
  groupOfCall,
  groupParams,
  groupPath,
  groupResponse,
  groupTags,
  keyIn,
  type OfGroup,
} from './group-calls.ts';
import { changeStatus, nameIn } from './group-changes.ts';
import { callerOf, findByHost, statusOf } from './group-repository.ts';
import { registerGroupPeople } from './group-people-routes.ts';
import { groupView } from './group-view.ts';

const hourMs = 3_600_000;

/** Orders that several people choose for, which one of them places and pays [SHP-27]. */
export function registerGroupOrders(app: FastifyInstance, context: OrderContext): void {
  const { catalogue, database, markets } = context;
  const { db } = database;
  registerGroupPeople(app, context);

  app.post<{ Body: GroupOpening }>(
    groupPath,
    {
      schema: {
        summary: 'Open a group order',
        tags: groupTags,
        body: answers.groupOpening,
        response: groupResponse,
      },
    },
    async (request) => {
      const { sector, hutId, disposition, time, name, key } = request.body;
      const [own] = sectorsOfCall(markets, request, [sector]);
      const running = own === undefined ? undefined : markets.bySector(own);
      if (!running || !(await catalogue.hut(sector, hutId))) throw notFound('The restaurant');
      await limitOrderCall(context, request, { call: 'group', sector, step: 'open' });
      const { enabled, lifeHours } = running.manifestAt(sector, hutId).groupOrder;
      if (!enabled) {
        throw new ProblemError(409, 'GROUPS_OFF', 'This restaurant takes no group orders.');
      }
      await db
        .insertInto('group_order')
        .values({
          id: randomBytes(16).toString('base64url'),
          host_digest: digestOfSecret(key),
          host_name: nameIn(name),
          sector,
          hut_id: hutId,
          disposition,
          wanted_at: time ?? null,
          status: 'open',
          version: 1,
          ends_at: momentIn(lifeHours * hourMs),
        })
        .onConflict((conflict) => conflict.column('host_digest').doNothing())
        .execute();
      const group = await findByHost(db, key);
      if (!group) throw notFound('The group order');
      return groupView({ db, catalogue }, group, await callerOf(db, group, key));
    },
  );

  app.get<{ Params: OfGroup; Querystring: { readonly seen?: number } }>(
    `${groupPath}/:groupId`,
    {
      schema: {
        summary: 'A group order as the caller may see it',
        tags: groupTags,
        params: groupParams('groupId'),
        querystring: {
          type: 'object',
          properties: {
            seen: {
              type: 'integer',
              description:
                'The version that the caller has: nothing is answered while it is the last.',
            },
          },
        },
        response: { ...groupResponse, 204: { type: 'null', description: 'It is as it was.' } },
      },
    },
    async (request, reply) => {
      const { group } = await groupOfCall(context, request);
      const isSame = group.version === request.query.seen && statusOf(group) !== 'expired';
      if (isSame) return reply.code(204).send();
      return groupView({ db, catalogue }, group, await callerOf(db, group, keyIn(request)));
    },
  );

  app.put<{ Params: OfGroup; Body: GroupChange }>(
    `${groupPath}/:groupId/status`,
    {
      schema: {
        summary: 'Lock, reopen or end a group order, as its host',
        tags: groupTags,
        params: groupParams('groupId'),
        body: answers.groupChange,
        response: groupResponse,
      },
    },
    async (request) => {
      return changeByCall(context, request, (held) => changeStatus(held, request.body));
    },
  );
}
