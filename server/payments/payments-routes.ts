import type { FastifyInstance } from 'fastify';
import type { OrderContext } from '../orders/order-context.ts';
import { orderSchemas } from '../orders/strict-bodies.ts';
import type { Notification } from './notification.ts';
import { polledPayment } from './polled-payment.ts';
import { storeConfig } from './store-config.ts';
import { takeNotification } from './take-notification.ts';

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;

/** Settings, states and notifications of payments. */
export function registerPayments(app: FastifyInstance, context: OrderContext): void {
  app.get<{ Params: { key: string } }>(
    '/v1/payment-providers/store-config/:key',
    {
      schema: {
        summary: 'Payment settings of a hut',
        tags: ['payments'],
        params: { type: 'object', required: ['key'], properties: { key: text(80) } },
        response: { 200: orderSchemas.storeConfig },
      },
    },
    ({ params }) => storeConfig(context, params.key),
  );

  app.get<{ Params: { transactionId: string } }>(
    '/v1/payments/:transactionId/status',
    {
      schema: {
        summary: 'How a payment stands',
        tags: ['payments'],
        params: {
          type: 'object',
          required: ['transactionId'],
          properties: { transactionId: text(80) },
        },
      },
    },
    async ({ params }) => ({ status: await polledPayment(context, params.transactionId) }),
  );

  app.post<{ Body: Notification }>(
    '/v1/payment-providers/notifications',
    {
      schema: {
        summary: 'A payment gateway tells how a payment stands',
        tags: ['payments'],
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['notificationId', 'transactionId', 'status', 'signature'],
          properties: {
            notificationId: text(200),
            transactionId: text(80),
            status: text(40),
            signature: text(200),
          },
        },
      },
      config: { rateLimit: false },
    },
    async ({ body }, reply) => {
      await takeNotification(context, body);
      return reply.code(204).send();
    },
  );
}
