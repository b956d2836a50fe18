import type { FastifyInstance } from 'fastify';
import type { MerchantQuestion } from '../../core/payments/wallet.ts';
import { marketOf } from '../markets/market-of-request.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { orderSchemas } from '../intents/strict-bodies.ts';
import { notFound } from '../shell/problem-error.ts';
import { registerPayerAuth } from './payer-auth-routes.ts';
import { paymentPolls } from './polled-payment.ts';
import { registerProviderOrders } from './provider-order.ts';
import { storeConfig } from './store-config.ts';
import { validateMerchant } from './validate-merchant.ts';

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;

/** Settings and states of payments. */
export function registerPayments(app: FastifyInstance, context: OrderContext): void {
  registerPayerAuth(app, context);
  registerProviderOrders(app, context);
  const polledPayment = paymentPolls(context);

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
    async ({ params }) => ({ status: await polledPayment(params.transactionId) }),
  );

  app.post<{ Body: MerchantQuestion }>(
    '/v1/payment-providers/apple-pay/on-validate-merchant',
    {
      schema: {
        summary: 'A merchant session of Apple Pay',
        tags: ['payments'],
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['displayName', 'merchantIdentifier', 'validationUrl'],
          properties: {
            displayName: text(100),
            merchantIdentifier: text(200),
            validationUrl: text(500),
          },
        },
      },
    },
    (request) => {
      const running = marketOf(context.markets, request);
      if (!running) throw notFound('The market');
      const origin = `${request.protocol}://${request.host}`;
      return validateMerchant(context, running, request.body, origin);
    },
  );
}
