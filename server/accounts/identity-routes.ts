import type { FastifyInstance, FastifyRequest } from 'fastify';
import type {
  Credentials,
  NewPassword,
  RefreshRequest,
  SignUp,
  SignUpConfirmation,
} from '../../schemas/types/http/accounts.ts';
import { answers } from '../shell/answer-schemas.ts';
import { logSecurityEvent } from '../shell/security-events.ts';
import { type AccountContext, type Caller, emailMarketOf } from './account-context.ts';
import { findAccount } from './account-repository.ts';
import { authenticate, signedInBy, bearerTokenOf } from './authenticate.ts';
import { deviceOf } from './device-of.ts';
import { forgotPassword, setPassword } from './new-password.ts';
import { accountOfRefresh, refreshSession } from './refresh-session.ts';
import { endSessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { confirmSignUp, signUp } from './sign-up.ts';

const tags = ['identity'];
const done = { type: 'null', description: 'Done.' } as const;

/** Signs customers up, in and out, and lets them set a new password [ACC-44]. */
export function registerIdentity(app: FastifyInstance, context: AccountContext): void {
  const { tokens, markets } = context;
  const callerOf = (request: FastifyRequest): Caller => ({
    at: emailMarketOf(context, request),
    address: request.ip,
    device: deviceOf(request.headers['user-agent']),
    log: request.log,
  });
  const identityIn = (market: string) => markets.byId(market)?.market.manifest.identity;
  const underway = new Set<Promise<void>>();
  app.addHook('preClose', async () => {
    await Promise.all(underway);
  });
  /** Lets work go on after the answer; the server waits for it before it ends. */
  const goOn = (work: Promise<void>): void => {
    underway.add(work);
    void work.finally(() => underway.delete(work));
  };

  app.post<{ Body: SignUp }>(
    '/v1/identity/sign-up',
    {
      schema: {
        summary: 'Make an account, or ask for the letter whose code makes it',
        tags,
        body: answers.signUp,
        response: {
          201: answers.signUpAnswer,
          202: answers.signUpAnswer,
          '4xx': answers.problem,
        },
      },
    },
    async (request, reply) => {
      const { answer, work } = await signUp(context, callerOf(request), request.body);
      if (work) goOn(work);
      return reply.code(work ? 202 : 201).send(answer);
    },
  );

  app.post<{ Body: SignUpConfirmation }>(
    '/v1/identity/sign-up-confirm',
    {
      schema: {
        summary: 'Make an account with the code of a letter',
        tags,
        body: answers.signUpConfirmation,
        response: { 201: answers.signUpAnswer, '4xx': answers.problem },
      },
    },
    async (request, reply) => {
      const made = await confirmSignUp(context, callerOf(request), request.body);
      return reply.code(201).send(made);
    },
  );

  app.post<{ Body: Credentials }>(
    '/v1/identity/sign-in',
    {
      schema: {
        summary: 'Sign in with email and password',
        tags,
        body: answers.credentials,
        response: { 200: answers.identitySession, '4xx': answers.problem },
      },
    },
    (request) => signIn(context, callerOf(request), request.body),
  );

  app.post<{ Body: { email: string } }>(
    '/v1/identity/forgot-password',
    {
      schema: {
        summary: 'Ask for a code to set a new password with',
        tags,
        body: answers.forgotPassword,
        response: { 204: done, '4xx': answers.problem },
      },
    },
    async (request, reply) => {
      const { work } = await forgotPassword(context, callerOf(request), request.body.email);
      goOn(work);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: NewPassword }>(
    '/v1/identity/forgot-password-submit',
    {
      schema: {
        summary: 'Set a new password with a code',
        tags,
        body: answers.newPassword,
        response: { 204: done, '4xx': answers.problem },
      },
    },
    async (request, reply) => {
      await setPassword(context, callerOf(request), request.body);
      return reply.code(204).send();
    },
  );

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
        livesIn: identityIn,
        onReuse: (accountId) => logSecurityEvent(log, { kind: 'refresh-token-reused', accountId }),
      }),
  );

  app.post<{ Body: Partial<RefreshRequest> | null }>(
    '/v1/identity/sign-out',
    {
      schema: {
        summary: 'End every session of the account, by its access or its refresh token',
        tags,
        response: { 204: done, '4xx': answers.problem },
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
