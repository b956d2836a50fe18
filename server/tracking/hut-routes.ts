import type { FastifyInstance } from 'fastify';
import type {
  DriverPosition,
  RefundRequest,
  StatusChange,
} from '../../schemas/types/http/orders.ts';
import { orderSchemas } from '../intents/strict-bodies.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { idParams } from '../shell/query-schemas.ts';
import { changeStatus } from './change-status.ts';
import { hutSales, openOrders } from './hut-orders.ts';
import { refundOrder } from './refund-order.ts';
import { assertOwnHut, signInPos } from './pos-sign-in.ts';
import { takePosition } from './take-position.ts';

type HutParams = { Params: { sector: string; id: string } };

/** What a hut says and asks of its orders, by the key of its point of sale. */
export function registerHutCalls(app: FastifyInstance, context: OrderContext): void {
  const { db } = context.database;

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

  app.post<{ Params: { orderId: string }; Body: DriverPosition }>(
    '/v1/orders/:orderId/position',
    {
      schema: {
        summary: 'Where the driver of an order is, reported by its hut',
        tags: ['tracking'],
        params: idParams('orderId'),
        body: orderSchemas.driverPosition,
        response: { 200: orderSchemas.driverPositionAnswer },
      },
      config: { isUnlimited: true },
    },
    async ({ params, body, headers }) => {
      const pos = await signInPos(db, headers.authorization);
      return takePosition(context, { orderId: params.orderId, position: body, pos });
    },
  );

  app.post<{
    Params: { orderId: string };
    Headers: { 'idempotency-key': string };
    Body: RefundRequest;
  }>(
    '/v1/orders/:orderId/refunds',
    {
      schema: {
        summary: 'Gives back money of an order, once for each key',
        tags: ['payments'],
        params: idParams('orderId'),
        headers: {
          type: 'object',
          required: ['idempotency-key'],
          properties: { 'idempotency-key': { type: 'string', minLength: 8, maxLength: 200 } },
        },
        body: orderSchemas.refundRequest,
        response: { 200: orderSchemas.refund },
      },
    },
    async ({ params: { orderId }, body: wanted, headers }) => {
      const pos = await signInPos(db, headers.authorization);
      return refundOrder(context, { orderId, key: headers['idempotency-key'], wanted, pos });
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
