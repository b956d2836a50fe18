import type { FastifyInstance } from 'fastify';
import { favouritesIn } from '../../core/favourites/favourite-in.ts';
import type { FavouriteList } from '../../schemas/types/http/favourites.ts';
import { answers } from '../shell/answer-schemas.ts';
import type { AccountContext } from './account-context.ts';
import { authenticate } from './authenticate.ts';
import { dropFavourite, favouritesOf, keepFavourites } from './favourites.ts';

const path = '/v2/accounts/myaccount/favourites';
const tags = ['accounts'];
const response = { 200: answers.favouriteList, '4xx': answers.problem };

/** What whoever is signed in keeps to have it again [SHP-26]. */
export function registerFavourites(
  app: FastifyInstance,
  { tokens }: Pick<AccountContext, 'tokens'>,
): void {
  const { db } = tokens;

  app.get(
    path,
    { schema: { summary: 'What who is signed in keeps to have it again', tags, response } },
    async (request) => {
      const { accountId } = await authenticate(tokens, request);
      return { favourites: await favouritesOf(db, accountId) };
    },
  );

  app.post<{ Body: FavouriteList }>(
    path,
    {
      schema: {
        summary: 'Keep favourites beside those that are kept',
        tags,
        body: answers.favouriteList,
        response,
      },
    },
    async (request) => {
      const { accountId } = await authenticate(tokens, request);
      const wanted = favouritesIn(request.body.favourites);
      return { favourites: await keepFavourites(db, accountId, wanted) };
    },
  );

  app.delete<{ Params: { readonly kind: string; readonly id: string } }>(
    `${path}/:kind/:id`,
    {
      schema: {
        summary: 'Drop a favourite',
        tags,
        params: {
          type: 'object',
          required: ['kind', 'id'],
          properties: {
            kind: { type: 'string', enum: ['product', 'deal', 'own'] },
            id: { type: 'string', minLength: 1, maxLength: 60 },
          },
        },
        response,
      },
    },
    async (request) => {
      const { accountId } = await authenticate(tokens, request);
      return { favourites: await dropFavourite(db, accountId, request.params) };
    },
  );
}
