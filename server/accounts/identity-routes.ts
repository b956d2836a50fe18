import type { FastifyInstance } from 'fastify';
import type { RefreshRequest } from '../../schemas/types/http/accounts.ts';
import { answers } from '../shell/answer-schemas.ts';
import { logSecurityEvent } from '../shell/security-events.ts';
import type { AccountContext } from './account-context.ts';
import { findAccount } from './account-repository.ts';
import { authenticate, signedInBy, bearerTokenOf } from './authenticate.ts';
import { accountOfRefresh, refreshSession } from './refresh-session.ts';
import { endSessions } from './sessions.ts';

const tags = ['identity'];

/** Keeps, tells and ends the session of who has signed in, whatever the way [ACC-44]. */
export function registerIdentity(app: FastifyInstance, context: AccountContext): void {
  registerRefresh(app, context);
  registerSignOut(app, context);
  registerCurrentSession(app, context);
}

function registerRefresh(app: FastifyInstance, { tokens, markets }: AccountContext): void {
  app.post<{ Body: RefreshRequest }>(
    '/v1/identity/refresh',
    {
      schema: {
        summary: 'Get a new access token',
        tags,
        body: answers.refreshRequest,
        response: { 200: answers.identitySession, '4xx': answers.problem },
      },
    },
    ({ body: { refresh }, log }) =>
      refreshSession(tokens, refresh, {
        livesIn: (market) => markets.byId(market)?.market.manifest.identity,
        onReuse: (accountId) => logSecurityEvent(log, { kind: 'refresh-token-reused', accountId }),
      }),
  );
}

function registerSignOut(app: FastifyInstance, { tokens }: AccountContext): void {
  app.post<{ Body: Partial<RefreshRequest> | null }>(
    '/v1/identity/sign-out',
    {
      schema: {
        summary: 'End every session of the account, by its access or its refresh token',
        tags,
        response: { 204: { type: 'null', description: 'Done.' }, '4xx': answers.problem },
      },
    },
    async (request, reply) => {
      const refresh = request.body?.refresh;
      const named =
        typeof refresh === 'string' ? await accountOfRefresh(tokens, refresh) : undefined;
      const signedIn = await signedInBy(tokens, bearerTokenOf(request));
      const accountId =
        named ?? signedIn?.accountId ?? (await authenticate(tokens, request)).accountId;
      await endSessions(tokens.db, accountId);
      return reply.code(204).send();
    },
  );
}

function registerCurrentSession(app: FastifyInstance, { tokens }: AccountContext): void {
  app.get(
    '/v1/identity/session',
    {
      schema: {
        summary: 'The session of a token',
        tags,
        response: { 200: answers.currentSession, '4xx': answers.problem },
      },
    },
    async (request) => {
      const { accountId, provider, expiresAt } = await authenticate(tokens, request);
      const account = await findAccount(tokens.db, accountId);
      return {
        id: accountId,
        provider,
        expiresAt,
        ...(account?.email && { email: account.email }),
      };
    },
  );
}
