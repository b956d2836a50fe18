import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  groundAgainst,
  rejectionOf,
  statusOfRejection,
  type VoucherGround,
} from '../../core/vouchers/judge-voucher.ts';
import { voucherAnswer } from '../../core/vouchers/voucher-answer.ts';
import { specialPrefixOf } from '../../core/vouchers/voucher-code.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { Voucher } from '../../schemas/types/http/vouchers.ts';
import { signedInBy, type TokenCheck } from '../accounts/authenticate.ts';
import { sectorsOfCall } from '../markets/sectors-of-call.ts';
import type { HutCatalogue } from '../menu/catalogue-reader.ts';
import { localiseVoucher } from '../menu/localise-entry.ts';
import { limitOrderCall } from '../accounts/limit-order-call.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { CatalogueSources } from '../menu/catalogue-of-call.ts';
import type { Database } from '../storage/database.ts';
import { answers } from '../shell/answer-schemas.ts';
import { notFound } from '../shell/problem-error.ts';
import { listOf, querySchemas } from '../shell/query-schemas.ts';
import { findVoucher, isUsedUp, type KnownVoucher } from './voucher-repository.ts';

const tags = ['vouchers'];

interface ValidateQuery {
  readonly sector: string;
  readonly code: string;
  readonly hutid?: string;
  readonly disposition?: Disposition;
  readonly deals?: string;
  readonly locale?: string;
}

/** What checking vouchers asks. */
interface VoucherSources extends CatalogueSources {
  readonly database: Database;
  readonly limiter: RateLimiter;
  readonly tokens: TokenCheck;
  /** Transaction id of the attempt that a call names as left: what it holds of a voucher is its customer's to use again. */
  readonly attemptLeft: (request: FastifyRequest) => Promise<string | undefined>;
}

const { sector, hutId, disposition, locale } = querySchemas;
const code = { type: 'string', minLength: 1, maxLength: 60, pattern: '\\S', description: 'Code.' };

const validateQuery = {
  type: 'object',
  required: ['sector', 'code'],
  properties: {
    sector,
    code,
    hutid: hutId,
    disposition,
    deals: {
      type: 'string',
      maxLength: 4000,
      description: 'Ids of the deals in the basket, separated by commas.',
    },
    locale,
  },
} as const;

/** A voucher of a sector of the call's market. */
async function known(
  { database, markets }: Pick<VoucherSources, 'database' | 'markets'>,
  request: FastifyRequest,
  { sector: asked, code: typed }: Pick<ValidateQuery, 'sector' | 'code'>,
) {
  const [own] = sectorsOfCall(markets, request, [asked]);
  const running = own === undefined ? undefined : markets.bySector(own);
  const found = own === undefined ? undefined : await findVoucher(database.db, own, typed);
  return running && found && { running, found };
}

/** A voucher as it is answered, in the language of the call. */
function answerOf(
  { voucher, code: own }: KnownVoucher,
  running: HutCatalogue['running'],
  { shop, locale: language = '' }: { readonly shop?: HutCatalogue; readonly locale?: string },
): Voucher {
  const wanted = running.locales.includes(language) ? language : (running.locales[0] ?? '');
  const worded = localiseVoucher(voucher, running.catalogue?.words.get(wanted) ?? {});
  return voucherAnswer(worded, own, {
    prefix: specialPrefixOf(own, running.market.manifest),
    deal: voucher.dealId === undefined ? undefined : shop?.catalogue.deals.get(voucher.dealId),
  });
}

/** Checks and reads vouchers [VOU-42, VOU-43, VOU-44, VOU-45]. */
export function registerVouchers(app: FastifyInstance, dependencies: VoucherSources): void {
  const { attemptLeft, limiter, markets, tokens } = dependencies;
  const accountOf = (token: string) => signedInBy(tokens, token);
  /** Codes that nobody knows count, so that those there are cannot be guessed [SEC-21]. */
  const limitGuesses = (request: FastifyRequest, asked: string) =>
    limitOrderCall({ limiter, markets, accountOf }, request, { call: 'voucher', sector: asked });
  app.get<{ Querystring: ValidateQuery }>(
    '/v1/vouchers/validate',
    {
      schema: {
        summary: 'Whether a voucher code can be used',
        tags,
        querystring: validateQuery,
        response: {
          200: answers.voucher,
          400: answers.problem,
          404: answers.voucherRejection,
          409: answers.voucherRejection,
          422: answers.voucherRejection,
          429: answers.problem,
        },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const reject = (ground: VoucherGround) =>
        reply.code(statusOfRejection(ground.type)).send(rejectionOf(query.code, ground));
      const takeBack = await limitGuesses(request, query.sector);
      const voucher = await known(dependencies, request, query);
      if (!voucher) return reject({ type: 'NOT_FOUND' });
      await takeBack();
      const { running, found } = voucher;
      const besides = await attemptLeft(request);
      if (await isUsedUp(dependencies.database.db, running.id, found, besides)) {
        return reject({ type: 'NOT_FOUND' });
      }
      const shop = await shopOf(dependencies, query);
      const ground = groundAgainst(found.voucher, {
        isApp: request.headers['x-channel'] === 'app',
        disposition: query.disposition,
        catalogue: shop?.catalogue,
        dealIds: listOf(query.deals ?? ''),
      });
      if (ground) return reject(ground);
      const asked = query.locale === undefined ? {} : { locale: query.locale };
      return answerOf(found, running, { ...asked, ...(shop && { shop }) });
    },
  );

  app.get<{ Params: { sector: string; id: string }; Querystring: { locale?: string } }>(
    '/v1/vouchers/:sector/:id',
    {
      schema: {
        summary: 'A voucher',
        tags,
        params: {
          type: 'object',
          required: ['sector', 'id'],
          properties: { sector, id: code },
        },
        querystring: { type: 'object', properties: { locale } },
        response: { 200: answers.voucher, '4xx': answers.problem },
      },
    },
    async (request) => {
      const { sector: asked, id } = request.params;
      const takeBack = await limitGuesses(request, asked);
      const voucher = await known(dependencies, request, { sector: asked, code: id });
      if (!voucher) throw notFound('The voucher');
      await takeBack();
      const { found, running } = voucher;
      const isUsed = await isUsedUp(dependencies.database.db, running.id, found);
      const { locale: language } = request.query;
      const answer = answerOf(found, running, language === undefined ? {} : { locale: language });
      return { ...answer, valid: !isUsed };
    },
  );
}

/** What the hut of a call sells; undefined when the call names none or the sector has no such hut. */
const shopOf = async (
  { reader }: Pick<VoucherSources, 'reader'>,
  { sector: of, hutid, disposition: way = 'delivery', locale: language }: ValidateQuery,
): Promise<HutCatalogue | undefined> =>
  hutid === undefined
    ? undefined
    : reader.catalogueFor({
        sector: of,
        hutId: hutid,
        disposition: way,
        when: 'asap',
        locale: language,
      });
