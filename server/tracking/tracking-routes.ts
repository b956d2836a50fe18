import type { FastifyInstance } from 'fastify';
import { isOnTheWay } from '../../core/tracking/tracking-status.ts';
import type { TrackingStatus } from '../../schemas/types/http/orders.ts';
import { findIntent } from '../intents/intent-repository.ts';
import { orderSchemas } from '../intents/strict-bodies.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { notFound } from '../shell/problem-error.ts';
import { idParams } from '../shell/query-schemas.ts';
import { openEventStream } from './event-stream.ts';
import { wayOf } from './way-of-order.ts';
import { type TrackerHub, readTracking } from './tracker-hub.ts';

type TransactionParams = { Params: { transactionId: string } };

/** What customers see of their orders on the way. */
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

  app.get<TransactionParams>(
    '/v1/orders/:transactionId/way',
    {
      schema: {
        summary: 'From where to where a delivery is on its way, while it is',
        tags: ['tracking'],
        params: idParams('transactionId'),
        response: { 200: orderSchemas.way },
      },
    },
    async ({ params }) => {
      const intent = await findIntent(db, params.transactionId);
      const isDriven = intent && isOnTheWay(intent.order_status as TrackingStatus);
      const way = isDriven ? await wayOf(context, intent) : undefined;
      if (!way) throw notFound('The way of the order');
      return way;
    },
  );
}
