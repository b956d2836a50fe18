import type { FastifyInstance } from 'fastify';
import { toMinor } from '../../core/money/money.ts';
import { declaredType, gatewayName } from '../../core/payments/payment-types.ts';
import { storedType } from '../../core/payments/stored-type.ts';
import type { ProviderOrderAnswer, ProviderOrderRequest } from '../../schemas/types/http/orders.ts';
import { limitOrderCall } from '../accounts/limit-order-call.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { orderSchemas } from '../intents/strict-bodies.ts';
import { notFound, ProblemError, wrongFields } from '../shell/problem-error.ts';
import { gatewayNamed } from './gateways.ts';

/**
 * Makes an order at the provider of a payment type, which the customer approves in its pop-up [PAY-118].
 * @throws ProblemError 404 for a hut or a type that is not known or whose gateway makes no orders, 400 for another currency
 * than the market's, 502 when the gateway made none
 */
async function providerOrder(
  context: OrderContext,
  asked: string,
  { sector, hutId, amount, currency }: ProviderOrderRequest,
): Promise<ProviderOrderAnswer> {
  const running = context.markets.bySector(sector);
  const hut = running && (await context.catalogue.hut(sector, hutId));
  if (!running || !hut) throw notFound('The hut');
  const { manifest, extensions } = running.market;
  const { payments } = manifest;
  const type = storedType(asked, payments);
  const isTaken = hut.supportedPayment.some((one) => storedType(one.type, payments) === type);
  const isOffered =
    isTaken && payments.types.includes(type) && declaredType(type, payments)?.flow === 'pop-up';
  const gateway = gatewayNamed(extensions, gatewayName(type, payments));
  if (!isOffered || !gateway?.createOrder) throw notFound('The payment type');
  if (currency !== manifest.currency) {
    throw wrongFields([{ field: 'currency', reason: `must be ${manifest.currency}` }]);
  }
  const minor = toMinor(amount);
  try {
    return await gateway.createOrder({ type, amount: { minor, currency }, sector, hutId });
  } catch (error) {
    context.log.error({ err: error, type }, 'no order at the provider');
    throw new ProblemError(502, 'PROVIDER_ORDER_FAILED', 'The provider made no order.');
  }
}

/** Orders at providers whose pop-up has the customer approve one before ours is pre-authorised. */
export function registerProviderOrders(app: FastifyInstance, context: OrderContext): void {
  app.post<{ Params: { type: string }; Body: ProviderOrderRequest }>(
    '/v1/payment-providers/:type/orders',
    {
      schema: {
        summary: 'Make an order at a provider for its pop-up',
        tags: ['payments'],
        params: {
          type: 'object',
          required: ['type'],
          properties: { type: { type: 'string', minLength: 1, maxLength: 40 } },
        },
        body: orderSchemas.providerOrderRequest,
        response: { 200: orderSchemas.providerOrderAnswer },
      },
    },
    async (request) => {
      const { sector } = request.body;
      await limitOrderCall(context, request, { call: 'order', sector, step: 'provider-order' });
      return providerOrder(context, request.params.type, request.body);
    },
  );
}
