import type { FastifyInstance } from 'fastify';
import { mayOperator } from '../../core/operators/operator-roles.ts';
import { answers } from '../shell/answer-schemas.ts';
import { ProblemError } from '../shell/problem-error.ts';
import { idParams, querySchemas } from '../shell/query-schemas.ts';
import { visitOf } from './guard-calls.ts';
import { noteAction } from './operator-actions.ts';
import { type OperatorContext, readingAside } from './operator-context.ts';
import { type OrderSearch, searchOrders, soughtBy } from './order-list.ts';
import { customerOf, orderStory } from './order-story.ts';
import { ownOrder } from './scoped-orders.ts';

const tags = ['operators'];
const path = '/operator/api/orders';
const params = idParams('orderId');

interface OrderParams {
  readonly orderId: string;
}

const search = {
  type: 'object',
  properties: {
    market: { type: 'string', minLength: 1, maxLength: 40, description: 'Id of a market.' },
    sector: querySchemas.sector,
    hutId: querySchemas.hutId,
    text: {
      type: 'string',
      minLength: 3,
      maxLength: 254,
      description: 'A reference, an order id, a phone number or an email address.',
    },
    state: {
      type: 'string',
      enum: ['open', 'done', 'failed', 'complained'],
      description: 'How far orders are, or what their customers complained of.',
    },
    before: {
      type: 'string',
      format: 'date-time',
      maxLength: 40,
      description: 'Orders placed before this moment.',
    },
  },
} as const;

/** Finding orders, and what there is to know of one [OPR-23]. */
export function registerOrderReading(app: FastifyInstance, context: OperatorContext): void {
  const { db } = context.database;

  app.get<{ Querystring: OrderSearch }>(
    path,
    {
      schema: {
        summary: 'The newest orders of the operator that a search means',
        tags,
        querystring: search,
        response: {
          200: { type: 'array', items: answers.operatorOrder },
          '4xx': answers.problem,
        },
      },
      config: { operators: 'see-orders' },
    },
    async (request) => {
      const { operator } = visitOf(request);
      const text = request.query.text?.trim();
      const by = text === undefined ? 'order' : soughtBy(text);
      const wanted = { ...request.query, ...(text !== undefined && { text }) };
      const found = () =>
        readingAside(context, (reading) => searchOrders(reading, operator, wanted));
      if (by === 'order') return found();
      if (!mayOperator(operator.role, 'see-customers')) {
        throw new ProblemError(403, 'FORBIDDEN', 'Your role finds orders by their reference.');
      }
      const orders = await found();
      const detail = { by, found: orders.length };
      await noteAction(db, operator, { action: 'searched-customer', detail });
      return orders;
    },
  );

  app.get<{ Params: OrderParams; Querystring: { locale?: string } }>(
    `${path}/:orderId`,
    {
      schema: {
        summary: 'Everything that happened to an order',
        tags,
        params,
        querystring: { type: 'object', properties: { locale: querySchemas.locale } },
        response: { 200: answers.operatorOrderStory, '4xx': answers.problem },
      },
      config: { operators: 'see-orders' },
    },
    async (request) => {
      const order = await ownOrder(context, visitOf(request).operator, request.params.orderId);
      return orderStory(context, order, request.query.locale);
    },
  );

  app.post<{ Params: OrderParams }>(
    `${path}/:orderId/customer`,
    {
      schema: {
        summary: 'Who ordered; the look is written down',
        tags,
        params,
        response: { 200: answers.operatorCustomer, '4xx': answers.problem },
      },
      config: { operators: 'see-customers' },
    },
    async (request) => {
      const { operator } = visitOf(request);
      const { orderId } = request.params;
      const order = await ownOrder(context, operator, orderId);
      await noteAction(db, operator, { action: 'looked-at-customer', orderId });
      const running = context.markets.byId(order.market);
      return customerOf(order, running?.market.manifest.address ?? {});
    },
  );
}
