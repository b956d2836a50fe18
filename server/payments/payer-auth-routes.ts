import type { FastifyInstance } from 'fastify';
import type { PayerAuthAnswer, PayerAuthCheck } from '../../schemas/types/http/orders.ts';
import { bearerTokenOf } from '../accounts/authenticate.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { orderSchemas } from '../intents/strict-bodies.ts';
import { checkPayer } from './payer-auth.ts';

/** Payer authentication: whether it is the payer who pays [PAY-73, PAY-74, PAY-75]. */
export function registerPayerAuth(app: FastifyInstance, context: OrderContext): void {
  app.post<{ Body: PayerAuthCheck }>(
    '/v1/payment-providers/payer-auth-check',
    {
      schema: {
        summary: 'Authenticate the payer of a payment',
        tags: ['payments'],
        body: orderSchemas.payerAuthCheck,
        response: { 200: orderSchemas.payerAuthAnswer },
      },
    },
    (request): Promise<PayerAuthAnswer> =>
      checkPayer(context, request.body, {
        idToken: bearerTokenOf(request),
        origin: `${request.protocol}://${request.host}`,
      }),
  );
}
