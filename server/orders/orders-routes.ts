import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { PlaceRequest } from '../../schemas/types/http/orders.ts';
import { featureRoleOf } from '../shell/feature-role.ts';
import { limitOrderCall } from '../accounts/limit-order-call.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { place } from './place.ts';
import { preauthorise } from './preauthorise.ts';
import { readSummary } from './read-summary.ts';
import { namesOfLeft } from '../intents/replace-attempt.ts';
import { orderSchemas } from '../intents/strict-bodies.ts';

/** Longest caller's key; what is longer is cut. */
const longestKey = 200;

const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const { 'idempotency-key': value } = headers;
  return typeof value === 'string' && value !== '' ? value.slice(0, longestKey) : undefined;
};

/** Shortest secret that names an attempt: what can be guessed shall not give up the order of somebody else. */
const shortestSecret = 32;

const secretOf = ({ headers }: FastifyRequest): string | undefined => {
  const { 'idempotency-secret': value } = headers;
  return typeof value === 'string' && value.length >= shortestSecret ? value : undefined;
};

/** The id-token of a logged-in customer, in either of the headers that carry it [ORD-69, SHL-57]. */
const idTokenOf = ({ headers }: FastifyRequest): string | undefined => {
  const { authorization, 'id-token': plain } = headers;
  return authorization?.replace(/^Bearer\s+/i, '') ?? (Array.isArray(plain) ? plain[0] : plain);
};

/** The longest a call is held open for somebody who may have gone. */
const longestWaitMs = 30_000;

/** Resolves when the caller has hung up, or after half a minute. */
const isGone = (reply: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWaitMs);
    reply.raw.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const transactionParams = {
  type: 'object',
  required: ['transactionId'],
  properties: { transactionId: { type: 'string', minLength: 1, maxLength: 80 } },
} as const;

/** Pre-authorise, place and read orders. */
export function registerOrders(app: FastifyInstance, context: OrderContext): void {
  app.post<{ Body: OrderRequest }>(
    '/v1/orders/preauthorise',
    {
      schema: {
        summary: 'Check an order, store it and open its payment',
        tags: ['orders'],
        body: orderSchemas.orderRequest,
        response: { 200: orderSchemas.preauthorisation },
      },
      config: { countsRefusals: true },
    },
    async (request) => {
      const { sector } = request.body.hut;
      await limitOrderCall(context, request, { call: 'order', sector, step: 'pre-authorise' });
      return preauthorise(context, {
        request: request.body,
        idToken: idTokenOf(request),
        key: keyOf(request),
        secret: secretOf(request),
        replaces: namesOfLeft(request),
        traceId: request.id,
        origin: `${request.protocol}://${request.host}`,
        address: request.ip,
        flagLevel: featureRoleOf(request),
      });
    },
  );

  app.post<{ Body: PlaceRequest }>(
    '/v1/orders/place',
    {
      schema: {
        summary: 'Place a pre-authorised order once',
        tags: ['orders'],
        body: orderSchemas.placeRequest,
        response: { 200: orderSchemas.placement, 202: orderSchemas.placement },
      },
      config: { countsRefusals: true },
    },
    async (request, reply) => {
      const { sector } = request.body.hut;
      await limitOrderCall(context, request, { call: 'order', sector, step: 'place' });
      const { status, placement } = await place(
        { ...context, log: request.log },
        {
          request: request.body,
          idToken: idTokenOf(request),
          isGone: isGone(reply),
        },
      );
      return reply.code(status).send(placement);
    },
  );

  app.get<{ Params: { transactionId: string } }>(
    '/v1/orders/:transactionId',
    {
      schema: {
        summary: 'An order as its customer sees it',
        tags: ['orders'],
        params: transactionParams,
        response: { 200: orderSchemas.summary },
      },
    },
    async ({ params }) => (await readSummary(context, params.transactionId)).summary,
  );
}
