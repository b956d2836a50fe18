import type { FastifyInstance } from 'fastify';
import { mostPhotoBytes, photoAddress } from '../../core/menu/photo-address.ts';
import { type PicturedKind, picturedKinds } from '../../core/menu/picture-address.ts';
import { isOwnMarket } from '../../core/operators/operator-roles.ts';
import type { EntryPicture, MarketPictures } from '../../schemas/types/http/operators.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { putEntryPhoto, removeEntryPhoto } from '../photos/entry-photos.ts';
import { PhotoError, readPhoto } from '../photos/read-photo.ts';
import { answers } from '../shell/answer-schemas.ts';
import { notFound, ProblemError } from '../shell/problem-error.ts';
import { visitOf } from './guard-calls.ts';
import { filedPicture, picturedEntries, pictureOf } from './market-pictures.ts';
import type { Operator } from './operator-accounts.ts';
import { noteAction } from './operator-actions.ts';
import type { OperatorContext } from './operator-context.ts';

const tags = ['operators'];
const path = '/operator/api/pictures';

/** An operator puts so many photographs up within ten minutes: a whole menu by hand, and no flood. */
const uploads = { most: 120, windowMs: 600_000 } as const;

const marketSchema = { type: 'string', maxLength: 60, description: 'Id of the market.' } as const;
const entryParams = {
  type: 'object',
  properties: {
    market: marketSchema,
    kind: { type: 'string', enum: picturedKinds, description: 'What has the picture.' },
    id: { type: 'string', maxLength: 80, description: 'Id of the product, deal or promotion.' },
  },
} as const;

interface EntryParams {
  readonly market: string;
  readonly kind: PicturedKind;
  readonly id: string;
}

/** The markets whose pictures an operator looks after. */
const ownMarkets = (
  { markets }: Pick<OperatorContext, 'markets'>,
  operator: Operator,
): readonly RunningMarket[] => markets.all().filter(({ id }) => isOwnMarket(operator, id));

/** A market that is the operator's. @throws ProblemError 404 for any other, which is not told apart */
function ownMarket(
  context: OperatorContext,
  operator: Operator,
  wanted: string | undefined,
): RunningMarket {
  const own = ownMarkets(context, operator);
  const found = wanted === undefined ? own[0] : own.find(({ id }) => id === wanted);
  if (!found) throw notFound('The market');
  return found;
}

/** What a market's file names for an entry of a call. @throws ProblemError 404 where there is no such entry */
function ownEntry(context: OperatorContext, operator: Operator, { market, kind, id }: EntryParams) {
  const running = ownMarket(context, operator, market);
  const filed = filedPicture(running, kind, id);
  if (!filed) throw notFound(`The ${kind} ${id}`);
  return { running, filed };
}

/** A refusal for a picture that cannot be a photograph. */
function asProblem(error: unknown): unknown {
  if (!(error instanceof PhotoError)) return error;
  return new ProblemError(error.fault === 'TOO_LARGE' ? 413 : 422, error.fault, error.message);
}

/** The pictures of markets, and photographs that operators put in place of drawings [OPR-26]. */
export async function registerPictures(
  app: FastifyInstance,
  context: OperatorContext,
): Promise<void> {
  app.get<{ Querystring: { market?: string } }>(
    path,
    {
      schema: {
        summary: 'The pictures of a market',
        tags,
        querystring: { type: 'object', properties: { market: marketSchema } },
        response: { 200: answers.marketPictures, '4xx': answers.problem },
      },
      config: { operators: 'change-pictures' },
    },
    async (request): Promise<MarketPictures> => {
      const { operator } = visitOf(request);
      const running = ownMarket(context, operator, request.query.market);
      const { options } = running.catalogue ?? {};
      return {
        market: running.id,
        markets: ownMarkets(context, operator).map(({ id, market }) => ({
          id,
          name: market.manifest.name,
        })),
        entries: [...picturedEntries(running)],
        options: options ?? { sizes: [], crusts: [], sauces: [], cheeses: [], toppings: [] },
      };
    },
  );
  await app.register(async (files) => registerUpload(files, context));
  registerRemoval(app, context);
}

function registerUpload(app: FastifyInstance, context: OperatorContext): void {
  // Whatever the browser calls the file: its bytes are looked at.
  app.addContentTypeParser(
    /^(image\/[\w.+-]+|application\/octet-stream)$/,
    { parseAs: 'buffer', bodyLimit: mostPhotoBytes },
    (_request, body, done) => done(null, body),
  );
  app.post<{ Params: EntryParams; Body: unknown }>(
    `${path}/:market/:kind/:id`,
    {
      bodyLimit: mostPhotoBytes,
      schema: {
        summary: 'Puts a photograph in place of a drawing, for customers at once',
        description: 'The body is the photograph itself: JPEG, PNG, WebP or AVIF.',
        tags,
        params: entryParams,
        response: { 200: answers.entryPicture, '4xx': answers.problem },
      },
      config: { operators: 'change-pictures' },
    },
    async (request): Promise<EntryPicture> => {
      const { params, body } = request;
      const { operator } = visitOf(request);
      ownEntry(context, operator, params);
      await context.limiter.count([{ of: `pictures ${operator.id}`, by: 'subject', ...uploads }]);
      try {
        const given = await readPhoto(Buffer.isBuffer(body) ? body : Buffer.alloc(0));
        await context.photos.add(given);
        await context.database.db.transaction().execute(async (tx) => {
          await putEntryPhoto(tx, { ...params, photo: given.id }, operator.email);
          await noteAction(tx, operator, { action: 'picture-changed', detail: { ...params } });
        });
        return { isUploaded: true, img: photoAddress(given.id) };
      } catch (error) {
        throw asProblem(error);
      }
    },
  );
}

function registerRemoval(app: FastifyInstance, context: OperatorContext): void {
  app.post<{ Params: EntryParams }>(
    `${path}/:market/:kind/:id/remove`,
    {
      schema: {
        summary: 'Takes an uploaded photograph away: what the files name is shown again',
        tags,
        params: entryParams,
        response: { 200: answers.entryPicture, '4xx': answers.problem },
      },
      config: { operators: 'change-pictures' },
    },
    async (request): Promise<EntryPicture> => {
      const { params } = request;
      const { operator } = visitOf(request);
      const { running, filed } = ownEntry(context, operator, params);
      await context.database.db.transaction().execute(async (tx) => {
        if (!(await removeEntryPhoto(tx, params))) return;
        await noteAction(tx, operator, { action: 'picture-removed', detail: { ...params } });
      });
      const pictures = { ...running.pictures, uploaded: new Map<string, string>() };
      return pictureOf({ ...running, pictures }, params.kind, filed);
    },
  );
}
