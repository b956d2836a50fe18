import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toDecimal } from '../../core/money/money.ts';
import type { GiftCardCheck, GiftCardCredit } from '../../schemas/types/http/vouchers.ts';
import { signedInBy, type TokenCheck } from '../accounts/authenticate.ts';
import { sectorsOfCall } from '../markets/sectors-of-call.ts';
import { limitOrderCall } from '../accounts/limit-order-call.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { CatalogueSources } from '../menu/catalogue-of-call.ts';
import type { Database } from '../storage/database.ts';
import { answers } from '../shell/answer-schemas.ts';
import { notFound } from '../shell/problem-error.ts';
import { isGuess, readCredit } from './read-credit.ts';

/** The same call under both of its versions [GFT-28]. */
const paths = ['/v1/gift-cards/check', '/v2/gift-cards/check'] as const;

/** What checking gift cards asks. */
interface GiftCardSources extends CatalogueSources {
  readonly database: Database;
  readonly limiter: RateLimiter;
  readonly tokens: TokenCheck;
  /** Transaction id of the attempt that a call names as left: what it holds of a card is its customer's to use again. */
  readonly attemptLeft: (request: FastifyRequest) => Promise<string | undefined>;
  /** The present moment, in milliseconds. */
  readonly now: () => number;
}

/**
 * Tells what a gift card still pays: 200 with its credit, 422 with the ground when it does not pay [GFT-28, GFT-29,
 * GFT-30, GFT-31, GFT-32, GFT-33].
 */
export function registerGiftCards(app: FastifyInstance, dependencies: GiftCardSources): void {
  const { attemptLeft, limiter, markets, tokens } = dependencies;
  const accountOf = (token: string) => signedInBy(tokens, token);
  for (const path of paths) {
    app.post<{ Body: GiftCardCheck }>(
      path,
      {
        schema: {
          summary: 'What a gift card still pays',
          tags: ['gift cards'],
          body: answers.giftCardCheck,
          response: {
            200: answers.giftCardCredit,
            400: answers.problem,
            404: answers.problem,
            422: answers.giftCardRefusal,
            429: answers.problem,
          },
        },
      },
      async (request, reply) => {
        const { reader, database, now } = dependencies;
        const { meta, data } = request.body;
        const [sector] = sectorsOfCall(markets, request, [meta.sector]);
        const running = sector === undefined ? undefined : markets.bySector(sector);
        const hut = sector === undefined ? undefined : await reader.hut(sector, meta.hutId);
        if (!running || !hut) throw notFound(`Hut ${meta.hutId} of sector ${meta.sector}`);
        const { extensions } = running.market;
        const takeBack = await limitOrderCall({ limiter, markets, accountOf }, request, {
          call: 'giftCard',
          sector: hut.sector,
        });
        const besides = await attemptLeft(request);
        const facts = {
          db: database.db,
          market: running.id,
          extensions,
          now: now(),
          besides,
          log: request.log,
        };
        const credit = await readCredit(facts, { number: data.cardNumber, pin: data.cardPin });
        if (!isGuess(credit)) await takeBack();
        if (credit.kind === 'refused') {
          const { code } = credit;
          const errorMessage = `The gift card is refused: ${code}.`;
          return reply.code(422).send({ error: { errorCode: code, errorMessage } });
        }
        const { balance, expiryDate } = credit;
        const answer: GiftCardCredit = {
          data: { giftCardBalance: toDecimal(balance), expiryDate },
        };
        return answer;
      },
    );
  }
}
