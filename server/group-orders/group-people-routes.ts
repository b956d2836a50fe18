import type { FastifyInstance } from 'fastify';
import type {
  GroupItem,
  GroupJoining,
  GroupReadiness,
} from '../../schemas/types/http/group-orders.ts';
import { limitOrderCall } from '../accounts/limit-order-call.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { answers } from '../shell/answer-schemas.ts';
import {
  changeByCall,
  groupOfCall,
  groupParams,
  groupPath,
  groupResponse,
  groupTags,
  type OfGroup,
} from './group-calls.ts';
import { join, putLine, removeLine, removePerson, setDone } from './group-changes.ts';

interface OfPerson extends OfGroup {
  readonly personId: string;
}
interface OfLine extends OfPerson {
  readonly lineId: string;
}

/** The people of a group and what they want: each call is for whoever has the secret of the one it names [SHP-27]. */
export function registerGroupPeople(app: FastifyInstance, context: OrderContext): void {
  app.post<{ Params: OfGroup; Body: GroupJoining }>(
    `${groupPath}/:groupId/people`,
    {
      schema: {
        summary: 'Join a group order',
        tags: groupTags,
        params: groupParams('groupId'),
        body: answers.groupJoining,
        response: groupResponse,
      },
    },
    async (request) => {
      const { group, settings } = await groupOfCall(context, request);
      const { sector } = group;
      await limitOrderCall(context, request, { call: 'group', sector, step: 'join' });
      const { body } = request;
      return changeByCall(
        context,
        request,
        (held) => join(held, body, settings.mostPeople),
        body.key,
      );
    },
  );

  app.put<{ Params: OfPerson; Body: GroupReadiness }>(
    `${groupPath}/:groupId/people/:personId`,
    {
      schema: {
        summary: 'Say whether one has chosen all that one wants',
        tags: groupTags,
        params: groupParams('groupId', 'personId'),
        body: answers.groupReadiness,
        response: groupResponse,
      },
    },
    async (request) => {
      const { personId } = request.params;
      return changeByCall(context, request, (held) => setDone(held, personId, request.body.isDone));
    },
  );

  app.delete<{ Params: OfPerson }>(
    `${groupPath}/:groupId/people/:personId`,
    {
      schema: {
        summary: 'Leave a group order, or take somebody out of it as its host',
        tags: groupTags,
        params: groupParams('groupId', 'personId'),
        response: groupResponse,
      },
    },
    async (request) => {
      return changeByCall(context, request, (held) => removePerson(held, request.params.personId));
    },
  );

  const line = `${groupPath}/:groupId/people/:personId/lines/:lineId`;
  app.put<{ Params: OfLine; Body: GroupItem }>(
    line,
    {
      schema: {
        summary: 'Add or change something of one’s own',
        tags: groupTags,
        params: groupParams('groupId', 'personId', 'lineId'),
        body: answers.groupItem,
        response: groupResponse,
      },
    },
    async (request) => {
      return changeByCall(context, request, (held) => putLine(held, request.params, request.body));
    },
  );

  app.delete<{ Params: OfLine }>(
    line,
    {
      schema: {
        summary: 'Take out something of one’s own, or anything as the host',
        tags: groupTags,
        params: groupParams('groupId', 'personId', 'lineId'),
        response: groupResponse,
      },
    },
    async (request) => {
      return changeByCall(context, request, (held) => removeLine(held, request.params));
    },
  );
}
