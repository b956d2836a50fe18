import type { FastifyInstance } from 'fastify';
import type { OrderContext } from '../intents/order-context.ts';
import { takeNotification } from './take-notification.ts';

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;

/** What payment gateways tell: an approved payment completes its order. */
export function registerNotifications(app: FastifyInstance, context: OrderContext): void {
  app.post(
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
      config: { isUnlimited: true },
    },
    async ({ body, headers, log }, reply) => {
      await takeNotification({ ...context, log }, { headers, body: JSON.stringify(body) });
      return reply.code(204).send();
    },
  );
}
