import type { FastifyInstance } from 'fastify';
import type { StatusChange } from '../../schemas/types/http/orders.ts';
import { orderSchemas } from '../intents/strict-bodies.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { notFound } from '../shell/problem-error.ts';
import { idParams } from '../shell/query-schemas.ts';
import { changeStatus } from './change-status.ts';
import { openEventStream } from './event-stream.ts';
import { hutSales, openOrders } from './hut-orders.ts';
import { assertOwnHut, signInPos } from './pos-sign-in.ts';
import type { TrackerHub } from './tracker-hub.ts';
import { readTracking } from './tracking-repository.ts';

type TransactionParams = { Params: { transactionId: string } };
type HutParams = { Params: { sector: string; id: string } };

/** What customers see of their orders on the way, and what points of sale say and ask. */
export function registerTracking(
  app: FastifyInstance,
  context: OrderContext,
  hub: TrackerHub,
): void {
  const { db } = context.database;
  const read = async (transactionId: string) => {
    const tracking = await readTracking(db, transactionId);
    if (!tracking) throw notFound('The order');
    return tracking;
  };

  app.get<TransactionParams>(
    '/v1/orders/:transactionId/tracking',
    {
      schema: {
        summary: 'Where an order is on its way',
        tags: ['tracking'],
        params: idParams('transactionId'),
        response: { 200: orderSchemas.tracking },
      },
    },
    ({ params }) => read(params.transactionId),
  );

  app.get<TransactionParams>(
    '/v1/orders/:transactionId/tracking/events',
    {
      // A stream without a body would never end.
      exposeHeadRoute: false,
      schema: {
        summary: 'Every new state of an order as a stream of events',
        tags: ['tracking'],
        params: idParams('transactionId'),
      },
      config: { isUnlimited: true },
    },
    async ({ params }, reply) => {
      await read(params.transactionId);
      const stream = openEventStream(reply);
      const leave = await hub.open(params.transactionId, { tell: stream.send, end: stream.end });
      void stream.closed.then(leave);
      return reply;
    },
  );

  app.post<{ Params: { orderId: string }; Body: StatusChange }>(
    '/v1/orders/:orderId/status',
    {
      schema: {
        summary: 'A status reported by the hut',
        tags: ['tracking'],
        params: idParams('orderId'),
        body: orderSchemas.statusChange,
        response: { 200: orderSchemas.tracking },
      },
      config: { isUnlimited: true },
    },
    async ({ params, body, headers }) => {
      const pos = await signInPos(db, headers.authorization);
      return changeStatus(context, { orderId: params.orderId, change: body, pos });
    },
  );

  app.get<HutParams & { Querystring: { open?: string } }>(
    '/v1/huts/:sector/:id/orders',
    {
      schema: {
        summary: 'Orders a hut still has to make',
        tags: ['tracking'],
        params: idParams('sector', 'id'),
        querystring: {
          type: 'object',
          properties: { open: { type: 'string', enum: ['true'] } },
        },
      },
    },
    async ({ params, headers }) => {
      assertOwnHut(await signInPos(db, headers.authorization), params.sector, params.id);
      return openOrders(context, params.sector, params.id);
    },
  );

  app.get<HutParams>(
    '/v1/huts/:sector/:id/sales',
    {
      schema: {
        summary: 'What a hut sold today, test orders left out',
        tags: ['tracking'],
        params: idParams('sector', 'id'),
      },
    },
    async ({ params, headers }) => {
      assertOwnHut(await signInPos(db, headers.authorization), params.sector, params.id);
      return hutSales(context, params.sector, params.id);
    },
  );
}
