import type { FastifyInstance } from 'fastify';
import type { RefundRequest } from '../../schemas/types/http/orders.ts';
import { orderSchemas } from '../intents/strict-bodies.ts';
import { answers } from '../shell/answer-schemas.ts';
import { idParams } from '../shell/query-schemas.ts';
import { refundOrder } from '../tracking/refund-order.ts';
import { visitOf } from './guard-calls.ts';
import { handOverAgain } from './hand-over-again.ts';
import { type KeyHeader, keyHeader } from './hut-screen-routes.ts';
import { noteAction } from './operator-actions.ts';
import type { OperatorContext } from './operator-context.ts';
import { ownOrder } from './scoped-orders.ts';
import { noted } from './work-on-order.ts';

const tags = ['operators'];
const path = '/operator/api/orders';
const params = idParams('orderId');

interface OrderParams {
  readonly orderId: string;
}

/** What those who answer for orders do about them: give money back, hand them over again [OPR-23]. */
export function registerOrderDesk(app: FastifyInstance, context: OperatorContext): void {
  const { db } = context.database;
  app.post<{ Params: OrderParams; Headers: KeyHeader; Body: RefundRequest }>(
    `${path}/:orderId/refunds`,
    {
      schema: {
        summary: 'Gives back money of an order, once for each key',
        tags,
        params,
        headers: keyHeader,
        body: orderSchemas.refundRequest,
        response: { 200: orderSchemas.refund, '4xx': answers.problem },
      },
      config: { operators: 'refund' },
    },
    async (request) => {
      const { operator } = visitOf(request);
      const {
        params: { orderId },
        headers,
        body: wanted,
      } = request;
      const { sector, hut_id: hutId } = await ownOrder(context, operator, orderId);
      const key = headers['idempotency-key'];
      const work = { operator, orderId, key };
      return noted(context, work, { action: 'refunded', detail: { ...wanted } }, () =>
        refundOrder(context, { orderId, key, wanted, pos: { sector, hutId } }),
      );
    },
  );

  app.post<{ Params: OrderParams }>(
    `${path}/:orderId/hand-over`,
    {
      schema: {
        summary: 'Hands an order over to its hut again',
        tags,
        params,
        response: { 204: { type: 'null', description: 'Done.' }, '4xx': answers.problem },
      },
      config: { operators: 'hand-over-again' },
    },
    async (request, reply) => {
      const { operator } = visitOf(request);
      const { orderId } = request.params;
      const order = await ownOrder(context, operator, orderId);
      await handOverAgain(context, order);
      await noteAction(db, operator, { action: 'handed-over-again', orderId });
      return reply.code(204).send();
    },
  );
}
