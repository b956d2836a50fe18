import type { FastifyInstance } from 'fastify';
import type { OrderContext } from '../intents/order-context.ts';
import { takeNotification } from './take-notification.ts';

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;

/** The longest message that a provider sends, in bytes. */
const longestMessage = 256 * 1024;

/** What payment gateways tell: an approved payment completes its order. */
export function registerNotifications(app: FastifyInstance, context: OrderContext): void {
  app.post<{ Body: unknown }>(
    '/v1/payment-providers/notifications',
    {
      schema: {
        summary: 'A payment gateway tells of a payment',
        tags: ['payments'],
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['notificationId', 'transactionId', 'status', 'signature'],
          properties: {
            notificationId: text(200),
            transactionId: text(80),
            status: text(20),
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
  void app.register(async (providers) => {
    // Each provider has a form of its own, and signatures are made of the letters.
    providers.removeAllContentTypeParsers();
    const asText = { parseAs: 'string', bodyLimit: longestMessage } as const;
    providers.addContentTypeParser('*', asText, (_request, body, done) => done(null, body));
    providers.post<{ Params: { gateway: string }; Body: string | undefined }>(
      '/v1/payment-providers/:gateway/notifications',
      {
        schema: {
          summary: 'A payment provider tells of a payment, in a form of its own',
          tags: ['payments'],
          params: {
            type: 'object',
            required: ['gateway'],
            properties: { gateway: text(80) },
          },
        },
        config: { isUnlimited: true },
      },
      async ({ params, body = '', headers, url, log }, reply) => {
        const [, query = ''] = url.split('?');
        await takeNotification({ ...context, log }, { headers, body, query }, params.gateway);
        return reply.code(204).send();
      },
    );
  });
}
