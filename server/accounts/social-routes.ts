import type { FastifyInstance } from 'fastify';
import type { CodeExchange } from '../../schemas/types/http/accounts.ts';
import { longestForm, readFormBodies } from '../incoming/form-bodies.ts';
import { answers } from '../shell/answer-schemas.ts';
import type { AccountContext } from './account-context.ts';
import {
  answerPath,
  socialSignIn,
  takeProviderAnswer,
  takeSocialReturn,
} from './social-sign-in.ts';
import { refusedInDrafts } from '../shell/draft-answers.ts';

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
      config: refusedInDrafts,
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
      const { by, ...visit } = socialSignIn(context, request, named).social;
      return { address: await by.authorise({ ...visit, state, challenge }) };
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

  void app.register(async (answered) => registerAnswers(answered, context));
}

interface AnswerRoute {
  readonly Params: { readonly provider: string };
}

/**
 * Takes what providers send browsers back with, in the query or as a form that a page of theirs sends. No cookie is asked
 * for, so neither SameSite nor a forged form of another site matters: the answer belongs to a visit by its state, and the
 * session goes to the browser that holds the visit's proof [GTW-33].
 */
function registerAnswers(app: FastifyInstance, context: AccountContext): void {
  readFormBodies(app);
  const params = {
    type: 'object',
    required: ['provider'],
    properties: { provider: text },
  } as const;
  const parameters = {
    type: 'object',
    maxProperties: 40,
    additionalProperties: { type: 'string', maxLength: longestForm },
  } as const;
  const url = `${answerPath}/:provider`;
  app.get<AnswerRoute>(
    url,
    {
      config: refusedInDrafts,
      schema: {
        summary: 'A provider of social sign-in answers by the address it leads to',
        tags,
        params,
      },
    },
    async (request, reply) => {
      const { params: of, url: address } = request;
      const query = Object.fromEntries(new URL(address, 'http://server.invalid').searchParams);
      return reply.redirect(await takeProviderAnswer(context, request, of.provider, query), 303);
    },
  );
  app.post<AnswerRoute & { Body: Readonly<Record<string, string>> }>(
    url,
    {
      schema: {
        summary: 'A provider of social sign-in answers by a form',
        tags,
        consumes: ['application/x-www-form-urlencoded'],
        params,
        body: parameters,
      },
    },
    async (request, reply) => {
      const { params: of, body } = request;
      return reply.redirect(await takeProviderAnswer(context, request, of.provider, body), 303);
    },
  );
}
