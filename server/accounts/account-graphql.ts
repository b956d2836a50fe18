import type { FastifyInstance, FastifyRequest } from 'fastify';
import mercurius from 'mercurius';
import type { Account, AccountInput } from '../../schemas/types/http/accounts.ts';
import { ProblemError } from '../shell/problem-error.ts';
import { isUnfitValue } from '../storage/storage-error.ts';
import { isForNow } from '../shell/is-for-now.ts';
import { changesOf } from './account-changes.ts';
import { type AccountContext, wrongParameter } from './account-context.ts';
import { findAccount, updateAccount } from './account-repository.ts';
import { accountSchema, callSchemas } from './account-graphql-schema.ts';
import { accountOf } from './account-views.ts';
import { authenticate, userGone } from './authenticate.ts';
import { type Asked, problemOfQuery, queryDepth } from './graphql-limits.ts';

const path = '/v1/accounts/graphql';

interface OfTenant {
  readonly tenant: string;
}
type Change = OfTenant & { readonly account: AccountInput };

/** The call a resolver works for. */
interface ResolverContext {
  readonly reply: { readonly request: FastifyRequest };
}

/** An error as GraphQL answers it: its name as the code; what is ours alone is not told. */
const graphqlError = (error: unknown): Error => {
  if (error instanceof ProblemError) {
    return new mercurius.ErrorWithProps(error.message, { code: error.name }, error.status);
  }
  if (isUnfitValue(error)) {
    return new mercurius.ErrorWithProps('A value cannot be stored.', { code: 'INVALID' }, 400);
  }
  if (isForNow(error)) {
    return new mercurius.ErrorWithProps('Not possible right now.', { code: 'UNAVAILABLE' }, 503);
  }
  return new mercurius.ErrorWithProps('Something went wrong on our side.', { code: 'INTERNAL' });
};

/** The account of who is signed in, over GraphQL: the query by GET, mutations by POST only [ACC-41, ACC-42]. */
export async function registerAccountGraphql(
  app: FastifyInstance,
  { tokens, markets, log, development, eraseAccount }: AccountContext,
): Promise<void> {
  /** The customer of a call, and the settings of the market that the tenant names. */
  const signedIn = async ({ reply }: ResolverContext, { tenant }: OfTenant) => {
    const { accountId, market } = await authenticate(tokens, reply.request);
    const manifest = markets.byId(market)?.market.manifest;
    if (!manifest || (manifest.account.tenantId ?? '') !== tenant) {
      throw wrongParameter('The tenant is not that of the account.');
    }
    return { accountId, manifest };
  };
  const told = async (work: () => Promise<Account | undefined>): Promise<Account> => {
    try {
      const account = await work();
      if (!account) throw userGone();
      return account;
    } catch (error) {
      if (!(error instanceof ProblemError)) log.error({ err: error }, 'account call failed');
      throw graphqlError(error);
    }
  };
  const change = (_root: unknown, args: Change, context: ResolverContext) =>
    told(async () => {
      const { accountId, manifest } = await signedIn(context, args);
      const row = await updateAccount(tokens.db, accountId, changesOf(args.account, manifest));
      return row && accountOf(row);
    });
  // Before mercurius, which takes a syntax tree in place of a text, however large, and trusts the name of an operation.
  app.addHook('preHandler', async (request, reply) => {
    const asked = (request.method === 'GET' ? request.query : request.body) as Partial<Asked>;
    const problem = problemOfQuery(asked ?? {}, { mayAskForSchema: development });
    if (problem === undefined) return undefined;
    return reply.code(400).send({ data: null, errors: [{ message: problem }] });
  });
  app.addHook('onRoute', (route) => {
    if (route.url === path)
      route.schema = { ...callSchemas[String(route.method)], tags: ['accounts'] };
  });
  await app.register(mercurius, {
    schema: accountSchema,
    path,
    queryDepth,
    graphiql: false,
    allowBatchedQueries: false,
    resolvers: {
      Query: {
        account: (_root: unknown, args: OfTenant, context: ResolverContext) =>
          told(async () => {
            const { accountId } = await signedIn(context, args);
            const row = await findAccount(tokens.db, accountId);
            return row && accountOf(row);
          }),
      },
      Mutation: {
        CreateAccount: change,
        UpdateAccount: change,
        DeleteAccount: (_root: unknown, args: OfTenant, context: ResolverContext) =>
          told(async () => {
            const { accountId } = await signedIn(context, args);
            const row = await eraseAccount(accountId);
            return row && accountOf(row);
          }),
      },
    },
  });
}
