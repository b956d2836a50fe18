import type { FastifyInstance } from 'fastify';
import { answers } from '../shell/answer-schemas.ts';
import { readActions } from './operator-actions.ts';
import type { OperatorContext } from './operator-context.ts';

/** Actions of one answer. */
const most = 100;

/** What operators did, for those who look after the console [OPR-20]. */
export function registerAudit(app: FastifyInstance, { database }: OperatorContext): void {
  app.get<{ Querystring: { readonly before?: number } }>(
    '/operator/api/audit',
    {
      schema: {
        summary: 'What operators did, the latest first',
        tags: ['operators'],
        querystring: {
          type: 'object',
          properties: {
            before: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
          },
        },
        response: {
          200: { type: 'array', items: answers.operatorAction },
          '4xx': answers.problem,
        },
      },
      config: { operators: 'read-audit' },
    },
    ({ query: { before } }) =>
      readActions(database.db, { most, ...(before !== undefined && { before }) }),
  );
}
