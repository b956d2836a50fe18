import type { FastifyInstance } from 'fastify';
import type { CodeExchange } from '../../schemas/types/http/accounts.ts';
import { answers } from '../shell/answer-schemas.ts';
import type { AccountContext } from './account-context.ts';
import { socialSignIn, takeSocialReturn } from './social-sign-in.ts';

const tags = ['identity'];
const text = { type: 'string', minLength: 1, maxLength: 400 } as const;

/** What a visit to a provider begins with. */
interface Asked {
  readonly provider: string;
  readonly state: string;
  readonly challenge: string;
}

/** Leads customers to providers of social sign-in and signs in who comes back [ACC-14, ACC-44]. */
export function registerSocialSignIn(app: FastifyInstance, context: AccountContext): void {
  app.get<{ Querystring: Asked }>(
    '/v1/identity/authorise',
    {
      schema: {
        summary: 'Where a customer signs in by a provider of social sign-in',
        tags,
        querystring: {
          type: 'object',
          additionalProperties: false,
          required: ['provider', 'state', 'challenge'],
          properties: { provider: text, state: text, challenge: text },
        },
        response: { 200: answers.socialVisit, '4xx': answers.problem },
      },
    },
    async (request) => {
      const { provider: named, state, challenge } = request.query;
      const { by, provider, returnTo } = socialSignIn(context, request, named).social;
      return { address: await by.authorise({ provider, returnTo, state, challenge }) };
    },
  );

  app.post<{ Body: CodeExchange }>(
    '/v1/identity/token',
    {
      schema: {
        summary: 'Turn the code of a provider of social sign-in into a session',
        tags,
        body: answers.codeExchange,
        response: { 200: answers.identitySession, '4xx': answers.problem },
      },
    },
    (request) => takeSocialReturn(context, request, request.body),
  );
}
