import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BasketValidation } from '../../schemas/types/http/orders.ts';
import type { PriceExplanation } from '../../schemas/types/http/prices.ts';
import { bearerTokenOf } from '../accounts/authenticate.ts';
import { memberOfOrder } from '../loyalty/member-of-order.ts';
import { invalidRequest, shopOf } from '../orders/check-request.ts';
import { limitOrderCall } from '../accounts/limit-order-call.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { attemptLeft, namesOfLeft } from '../intents/replace-attempt.ts';
import { usesOfRequest } from '../orders/order-uses.ts';
import { orderSchemas } from '../intents/strict-bodies.ts';
import {
  type BasketRequest,
  checkedBasketRequest,
  explainedRequest,
  orderOfBasket,
} from './checked-basket-request.ts';
import { answeredInDrafts } from '../shell/draft-answers.ts';

const part = (name: string) => ({ $ref: `OrderRequest#/properties/${name}` });

const body = {
  type: 'object',
  additionalProperties: false,
  required: ['hut', 'payment', 'disposition', 'deals'],
  properties: {
    hut: part('hut'),
    payment: part('payment'),
    disposition: part('disposition'),
    deals: part('deals'),
    discount: part('discount'),
    voucher: part('voucher'),
    surcharges: part('surcharges'),
  },
} as const;

/** A call that carries a basket. */
type BasketCall = Pick<FastifyRequest<{ Body: BasketRequest }>, 'body' | 'headers' | 'ip'>;

/** Codes and pins that come with a basket count as they do alone [SEC-21]. */
async function limitGuesses(context: OrderContext, call: BasketCall) {
  const { hut, voucher, deals, payment } = call.body;
  const { sector } = hut;
  const namesCode = voucher ?? deals.find(({ redeemable_id }) => redeemable_id !== undefined);
  const takeBacks = await Promise.all([
    ...(namesCode ? [limitOrderCall(context, call, { call: 'voucher', sector })] : []),
    ...(payment.credits?.length
      ? [limitOrderCall(context, call, { call: 'giftCard', sector })]
      : []),
  ]);
  return async () => {
    for (const takeBack of takeBacks) await takeBack();
  };
}

/**
 * The basket of a request as it stands at this moment, with every reason not to sell it. What an attempt that its
 * customer left holds of a voucher, a gift card or points is theirs, as it is when they order.
 */
async function checkOf(context: OrderContext, call: BasketCall) {
  const { body: asked } = call;
  const idToken = bearerTokenOf(call);
  const orderer = idToken === undefined ? undefined : await context.accountOf(idToken);
  const request = orderOfBasket(asked, orderer?.accountId);
  const { time } = request.disposition;
  if (time !== undefined && !(Math.abs(time) <= 8.64e15)) {
    throw invalidRequest([
      { field: 'disposition.time', reason: 'must be milliseconds since 1970' },
    ]);
  }
  const shop = await shopOf(context.catalogue, request);
  if (!shop) throw invalidRequest([{ field: 'hut', reason: 'is not known' }]);
  const now = context.now();
  const besides = await attemptLeft(context, namesOfLeft(call));
  const takeBack = await limitGuesses(context, call);
  const uses = await usesOfRequest(context, request, shop, now, besides);
  const isCardKnown = !request.payment.credits?.length || uses.card !== undefined;
  if (uses.problems.length === 0 && isCardKnown) await takeBack();
  const accountId = orderer?.market === shop.running.id ? orderer.accountId : null;
  const member = await memberOfOrder(context.database.db, accountId, shop, besides);
  return checkedBasketRequest(shop, request, uses, { now, member });
}

async function validate(...asked: Parameters<typeof checkOf>): Promise<BasketValidation> {
  const { valid, reasons } = await checkOf(...asked);
  return { valid, reasons };
}

const explain = async (...asked: Parameters<typeof checkOf>): Promise<PriceExplanation> =>
  explainedRequest(await checkOf(...asked));

/**
 * Tells whether a basket can be ordered: 200 when it can, 422 with the reasons when not [BSK-44, BSK-45]; and how it
 * comes to its price, which says nothing that the browser does not work out for itself.
 */
export function registerBasket(app: FastifyInstance, context: OrderContext): void {
  app.post<{ Body: BasketRequest }>(
    '/v1/basket-validator/',
    {
      config: answeredInDrafts,
      schema: {
        summary: 'Whether a basket can be ordered',
        tags: ['basket'],
        body,
        response: { 200: orderSchemas.validation, 422: orderSchemas.validation },
      },
    },
    async (request, reply) => {
      const answer = await validate(context, request);
      return reply.code(answer.valid ? 200 : 422).send(answer);
    },
  );

  app.post<{ Body: BasketRequest }>(
    '/v1/basket-validator/explain',
    {
      config: answeredInDrafts,
      schema: {
        summary: 'How a basket comes to its price: rule, inputs and rounding of every step',
        tags: ['basket'],
        body,
        response: { 200: orderSchemas.explanation },
      },
    },
    (request) => explain(context, request),
  );
}
