import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OrderProblem, OrderRating } from '../../schemas/types/http/feedback.ts';
import { limitOrderCall } from '../accounts/limit-order-call.ts';
import { findIntent, type Intent } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { answers } from '../shell/answer-schemas.ts';
import { notFound } from '../shell/problem-error.ts';
import { idParams } from '../shell/query-schemas.ts';
import { feedbackOf, rateOrder, reportProblem } from './said-of-order.ts';

const tags = ['orders'];
const path = '/v1/orders/:transactionId';
const params = idParams('transactionId');
const response = { 200: answers.orderFeedback, '4xx': answers.problem };

type Params = { Params: { transactionId: string } };

/** What customers say of their orders: whoever holds the order's own id, as with its summary [SHP-30, ORD-129]. */
export function registerFeedback(app: FastifyInstance, context: OrderContext): void {
  const { db } = context.database;
  const found = async (transactionId: string): Promise<Intent> => {
    const intent = await findIntent(db, transactionId);
    if (!intent) throw notFound('The order');
    return intent;
  };
  /** A call that writes, counted against the limit of the market that made the order. */
  const counted = async (
    request: FastifyRequest<Params>,
    step: 'rating' | 'problem',
  ): Promise<string> => {
    const { sector, transaction_id: transactionId } = await found(request.params.transactionId);
    await limitOrderCall(context, request, { call: 'feedback', sector, step });
    return transactionId;
  };

  app.get<Params>(
    `${path}/feedback`,
    { schema: { summary: 'What its customer said of an order', tags, params, response } },
    async ({ params: { transactionId } }) => feedbackOf(db, await found(transactionId)),
  );
  app.post<Params & { Body: OrderRating }>(
    `${path}/rating`,
    { schema: { summary: 'Rate an order', tags, params, body: answers.orderRating, response } },
    async (request) => rateOrder(db, await counted(request, 'rating'), request.body),
  );
  app.post<Params & { Body: OrderProblem }>(
    `${path}/problems`,
    {
      schema: {
        summary: 'Report something wrong with an order',
        tags,
        params,
        body: answers.orderProblem,
        response,
      },
    },
    async (request) => reportProblem(db, await counted(request, 'problem'), request.body),
  );
}
