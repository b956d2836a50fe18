import type { FastifyInstance } from 'fastify';
import type { OperatorPress } from '../../schemas/types/http/operators.ts';
import { orderSchemas } from '../intents/strict-bodies.ts';
import { answers } from '../shell/answer-schemas.ts';
import { idParams, querySchemas } from '../shell/query-schemas.ts';
import { openEventStream } from '../tracking/event-stream.ts';
import { visitOf } from './guard-calls.ts';
import { hutBoard, hutsOfOperator } from './hut-board.ts';
import type { OperatorContext } from './operator-context.ts';
import type { OrderEvents } from './order-events.ts';
import { ownHut } from './scoped-orders.ts';
import { pressAtHut } from './work-on-order.ts';

const tags = ['operators'];

/** The header that names a call which may come again. */
export const keyHeader = {
  type: 'object',
  required: ['idempotency-key'],
  properties: { 'idempotency-key': { type: 'string', minLength: 8, maxLength: 200 } },
} as const;

export interface KeyHeader {
  readonly 'idempotency-key': string;
}

/** The hut's screen: its orders, what is pressed for them, and news of them as they come [OPR-24]. */
export function registerHutScreen(
  app: FastifyInstance,
  context: OperatorContext,
  events: OrderEvents,
): void {
  app.get(
    '/operator/api/huts',
    {
      schema: {
        summary: 'The huts that are the business of the operator',
        tags,
        response: {
          200: { type: 'array', items: answers.operatorHut },
          '4xx': answers.problem,
        },
      },
      config: { operators: 'see-orders' },
    },
    (request) => hutsOfOperator(context, visitOf(request).operator),
  );

  app.get<{ Params: { sector: string; id: string }; Querystring: { locale?: string } }>(
    '/operator/api/huts/:sector/:id/board',
    {
      schema: {
        summary: 'The orders that a hut has to make, and what they are made of',
        tags,
        params: idParams('sector', 'id'),
        querystring: { type: 'object', properties: { locale: querySchemas.locale } },
        response: { 200: answers.hutBoard, '4xx': answers.problem },
      },
      config: { operators: 'see-orders' },
    },
    async (request) => {
      const { sector, id } = request.params;
      await ownHut(context, visitOf(request).operator, sector, id);
      return hutBoard(context, sector, id, request.query.locale);
    },
  );

  app.post<{ Params: { orderId: string }; Headers: KeyHeader; Body: OperatorPress }>(
    '/operator/api/orders/:orderId/presses',
    {
      schema: {
        summary: 'What was pressed for an order at the screen of its hut, once for each key',
        tags,
        params: idParams('orderId'),
        headers: keyHeader,
        body: answers.operatorPress,
        response: { 200: orderSchemas.tracking, '4xx': answers.problem },
      },
      config: { operators: 'work-orders' },
    },
    (request) => {
      const work = {
        operator: visitOf(request).operator,
        orderId: request.params.orderId,
        key: request.headers['idempotency-key'],
      };
      return pressAtHut(context, work, request.body);
    },
  );

  app.get(
    '/operator/api/events',
    {
      // A stream without a body would never end.
      exposeHeadRoute: false,
      schema: { summary: 'News of orders as a stream of events', tags },
      config: { operators: 'see-orders', isUnlimited: true },
    },
    (request, reply) => {
      events.open(visitOf(request), openEventStream(reply));
      return reply;
    },
  );
}
