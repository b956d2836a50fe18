import type { FastifyInstance } from 'fastify';
import { postcodeKind } from '../../core/address/postcodes.ts';
import type { OwnAddress, OwnAddressInput } from '../../schemas/types/http/orders.ts';
import { answers } from '../shell/answer-schemas.ts';
import { wrongFields } from '../shell/problem-error.ts';
import { removeAddress, saveAddress } from './own-addresses.ts';
import { ownAddresses } from './address-list.ts';
import { callerOf, type OwnCall, type OwnSources } from './own-caller.ts';

const tags = ['accounts'];
const oneAddress = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', minLength: 1, maxLength: 60 } },
} as const;

/** An address is kept as an order could have it. @throws ProblemError 400 for a postcode that is none of the market */
const checkAddress = ({ address }: OwnAddressInput, { manifest }: OwnCall): void => {
  if (postcodeKind(address.postcode, manifest.postcode) !== 'full') {
    throw wrongFields([{ field: 'address.postcode', reason: 'is no postcode of the market' }]);
  }
};

/** The addresses of who is signed in: to be listed, kept, changed and taken out [SHP-34]. */
export function registerOwnAddresses(app: FastifyInstance, sources: OwnSources): void {
  const { db } = sources.database;
  const own = callerOf(sources);
  const path = '/v2/accounts/myaccount/addresses';

  app.get(
    path,
    {
      schema: {
        summary: 'The addresses of who is signed in',
        tags,
        response: { 200: { type: 'array', items: answers.ownAddress }, '4xx': answers.problem },
      },
    },
    async (request): Promise<readonly OwnAddress[]> => ownAddresses(db, await own(request)),
  );

  app.post<{ Body: OwnAddressInput }>(
    path,
    {
      schema: {
        summary: 'Keep an address',
        tags,
        body: answers.ownAddressInput,
        response: { 200: answers.ownAddress, '4xx': answers.problem },
      },
    },
    async (request) => {
      const caller = await own(request);
      checkAddress(request.body, caller);
      return saveAddress(db, caller, request.body);
    },
  );

  app.put<{ Body: OwnAddressInput; Params: { readonly id: string } }>(
    `${path}/:id`,
    {
      schema: {
        summary: 'Change an address',
        tags,
        params: oneAddress,
        body: answers.ownAddressInput,
        response: { 200: answers.ownAddress, '4xx': answers.problem },
      },
    },
    async (request) => {
      const caller = await own(request);
      checkAddress(request.body, caller);
      return saveAddress(db, caller, request.body, request.params.id);
    },
  );

  app.delete<{ Params: { readonly id: string } }>(
    `${path}/:id`,
    {
      schema: {
        summary: 'Take an address out',
        tags,
        params: oneAddress,
        response: { 204: { type: 'null', description: 'Done.' }, '4xx': answers.problem },
      },
    },
    async (request, reply) => {
      await removeAddress(db, await own(request), request.params.id);
      return reply.code(204).send();
    },
  );
}
