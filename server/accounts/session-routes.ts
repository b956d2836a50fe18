import type { FastifyInstance } from 'fastify';
import { answers } from '../shell/answer-schemas.ts';
import { notFound } from '../shell/problem-error.ts';
import type { AccountContext } from './account-context.ts';
import { authenticate } from './authenticate.ts';
import { endOtherSessions, endSession, sessionsOf } from './sessions.ts';

const path = '/v1/identity/sessions';
const tags = ['identity'];
const done = { type: 'null', description: 'Done.' } as const;

/** Lists where an account is signed in, and ends its sessions there [SEC-23]. */
export function registerSessions(app: FastifyInstance, { tokens }: AccountContext): void {
  app.get(
    path,
    {
      schema: {
        summary: 'Where the account is signed in',
        tags,
        response: {
          200: { type: 'array', items: answers.deviceSession },
          '4xx': answers.problem,
        },
      },
    },
    async (request) => sessionsOf(tokens, await authenticate(tokens, request)),
  );

  app.delete(
    path,
    {
      schema: {
        summary: 'End every other session of the account',
        tags,
        response: { 204: done, '4xx': answers.problem },
      },
    },
    async (request, reply) => {
      await endOtherSessions(tokens.db, await authenticate(tokens, request));
      return reply.code(204).send();
    },
  );

  app.delete<{ Params: { readonly session: string } }>(
    `${path}/:session`,
    {
      schema: {
        summary: 'End a session of the account',
        tags,
        params: {
          type: 'object',
          required: ['session'],
          properties: { session: { type: 'string', minLength: 1, maxLength: 100 } },
        },
        response: { 204: done, '4xx': answers.problem },
      },
    },
    async (request, reply) => {
      const { accountId } = await authenticate(tokens, request);
      const sessionId = request.params.session;
      if (!(await endSession(tokens.db, { accountId, sessionId }))) throw notFound('The session');
      return reply.code(204).send();
    },
  );
}
