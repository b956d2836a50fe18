import type { FastifyInstance } from 'fastify';
import { answers } from '../shell/answer-schemas.ts';
import type { AccountContext } from './account-context.ts';
import { accountData } from './account-data.ts';
import { findAccount } from './account-repository.ts';
import { authenticate, userGone } from './authenticate.ts';

/** Answers whoever is signed in with all that is kept of them [SEC-42]. */
export function registerAccountData(
  app: FastifyInstance,
  { tokens, keptByPlugins }: AccountContext,
): void {
  app.get(
    '/v2/accounts/myaccount/data',
    {
      schema: {
        summary: 'Everything that is kept of who is signed in',
        tags: ['accounts'],
        response: { 200: { type: 'object', additionalProperties: true }, '4xx': answers.problem },
      },
    },
    async (request, reply) => {
      const signedIn = await authenticate(tokens, request);
      const account = await findAccount(tokens.db, signedIn.accountId);
      if (!account) throw userGone();
      void reply.header('content-disposition', 'attachment; filename="my-data.json"');
      const kept = await accountData(tokens, signedIn, account);
      return { ...kept, plugins: await keptByPlugins(account) };
    },
  );
}
