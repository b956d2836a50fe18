import type { FastifyInstance } from 'fastify';
import { rightsOfRole } from '../../core/operators/operator-roles.ts';
import type { OperatorProfile } from '../../schemas/types/http/operators.ts';
import { answers } from '../shell/answer-schemas.ts';
import { setSession, visitOf } from './guard-calls.ts';
import type { Operator } from './operator-accounts.ts';
import { noteAction } from './operator-actions.ts';
import type { OperatorContext } from './operator-context.ts';
import { endOperatorSessions } from './operator-sessions.ts';

/** What the console is told of its operator. */
export const operatorProfile = ({
  name,
  email,
  role,
  markets,
  huts,
}: Operator): OperatorProfile => ({
  name,
  email,
  role,
  markets: [...markets],
  huts: [...huts],
  rights: [...rightsOfRole(role)],
});

const done = { type: 'null', description: 'Done.' } as const;
const tags = ['operators'];

/** Who is signed in to the console, and signing out of it [OPR-20]. */
export function registerOperatorProfile(
  app: FastifyInstance,
  { database: { db } }: OperatorContext,
): void {
  app.get(
    '/operator/api/profile',
    {
      schema: {
        summary: 'Who is signed in to the console',
        tags,
        response: { 200: answers.operatorProfile, '4xx': answers.problem },
      },
      config: { operators: 'signed-in' },
    },
    async (request) => operatorProfile(visitOf(request).operator),
  );

  const out = (path: string, summary: string, action: string) =>
    app.post(
      path,
      {
        schema: { summary, tags, response: { 204: done, '4xx': answers.problem } },
        config: { operators: 'signed-in' },
      },
      async (request, reply) => {
        const { operator, tokenHash } = visitOf(request);
        const isAll = action === 'signed-out-everywhere';
        await endOperatorSessions(db, isAll ? { operatorId: operator.id } : { tokenHash });
        await noteAction(db, operator, { action });
        setSession(reply, '');
        return reply.code(204).send();
      },
    );
  out('/operator/api/sign-out', 'Sign out of the console here', 'signed-out');
  out(
    '/operator/api/sign-out-everywhere',
    'End every session of the operator',
    'signed-out-everywhere',
  );
}
