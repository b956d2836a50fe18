import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dayOf, isPastDay } from '../../core/accounts/day-of-birth.ts';
import type { AccountProfileInput } from '../../schemas/types/http/accounts.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { answers } from '../shell/answer-schemas.ts';
import { ProblemError, wrongFields } from '../shell/problem-error.ts';
import { nameOf, phoneOf } from './account-changes.ts';
import type { AccountContext } from './account-context.ts';
import { findAccount, updateAccount } from './account-repository.ts';
import { profileOf } from './account-views.ts';
import { authenticate, userGone } from './authenticate.ts';

const path = '/v2/accounts/myaccount';
const tags = ['accounts'];

const sectorHeader = {
  type: 'object',
  required: ['x-default-sector'],
  properties: { 'x-default-sector': { type: 'string', minLength: 1, maxLength: 20 } },
} as const;

/** First and last name of a whole one: what stands before the first blank, and the rest. */
const namesIn = (name: string) => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first_name: nameOf(first, 'name'), last_name: nameOf(rest.join(' '), 'name') };
};

/** What a change is checked by. */
interface ChangeFacts {
  readonly settings: Manifest['phone'];
  /** The present moment, in milliseconds. */
  readonly now: number;
}

/** What a profile changes of an account; what it does not name stays [ACC-43]. */
function changeOf(profile: AccountProfileInput, accountId: string, { settings, now }: ChangeFacts) {
  const { externalIdentityGUID, dateOfBirth, firstName, lastName, name } = profile;
  const phone = profile.phone ?? profile.mobile;
  if (externalIdentityGUID !== undefined && externalIdentityGUID !== accountId) {
    throw new ProblemError(403, 'FORBIDDEN', 'The profile belongs to somebody else.');
  }
  if (dateOfBirth !== undefined && !isPastDay(dateOfBirth, dayOf(new Date(now)))) {
    throw wrongFields([{ field: 'dateOfBirth', reason: 'must be a day in the past' }]);
  }
  const isWhole = name !== undefined && firstName === undefined && lastName === undefined;
  return {
    ...(isWhole && namesIn(name)),
    ...(firstName !== undefined && { first_name: nameOf(firstName, 'first name') }),
    ...(lastName !== undefined && { last_name: nameOf(lastName, 'last name') }),
    ...(phone !== undefined && { phone: phoneOf(phone, settings) }),
    ...(dateOfBirth !== undefined && { date_of_birth: dateOfBirth }),
    ...(profile.marketing && {
      marketing_email: profile.marketing.all,
      marketing_sms: profile.marketing.all,
    }),
  };
}

/** Reads, saves and removes the profile of who is signed in: 401 without a token [ACC-36, ACC-43, CHK-79, CHK-80]. */
export function registerProfile(
  app: FastifyInstance,
  { tokens, markets, now, eraseAccount }: AccountContext,
): void {
  const own = async (request: FastifyRequest) => {
    const { accountId, market } = await authenticate(tokens, request);
    const sector = request.headers['x-default-sector'];
    const manifest = markets.byId(market)?.market.manifest;
    if (!manifest || typeof sector !== 'string' || !manifest.sectors.includes(sector)) {
      throw wrongFields([{ field: 'x-default-sector', reason: 'must be of the account’s market' }]);
    }
    const account = await findAccount(tokens.db, accountId);
    if (!account) throw userGone();
    return { account, settings: manifest.phone };
  };

  app.get(
    path,
    {
      schema: {
        summary: 'The profile of who is signed in',
        tags,
        headers: sectorHeader,
        response: { 200: answers.accountProfile, '4xx': answers.problem },
      },
    },
    async (request) => profileOf((await own(request)).account),
  );

  app.post<{ Body: AccountProfileInput }>(
    path,
    {
      schema: {
        summary: 'Save parts of the profile',
        tags,
        headers: sectorHeader,
        body: answers.accountProfileInput,
        response: { 200: answers.accountProfile, '4xx': answers.problem },
      },
    },
    async (request) => {
      const { account, settings } = await own(request);
      const change = changeOf(request.body, account.id, { settings, now: now() });
      const saved = await updateAccount(tokens.db, account.id, change);
      if (!saved) throw userGone();
      return profileOf(saved);
    },
  );

  app.delete(
    path,
    {
      schema: {
        summary: 'Delete the account',
        tags,
        headers: sectorHeader,
        response: { 204: { type: 'null', description: 'Deleted.' }, '4xx': answers.problem },
      },
    },
    async (request, reply) => {
      const { account } = await own(request);
      await eraseAccount(account.id);
      return reply.code(204).send();
    },
  );
}
