import type { FastifyInstance } from 'fastify';
import { declaredType } from '../../core/payments/payment-types.ts';
import type { OwnPayment, OwnPaymentInput } from '../../schemas/types/http/orders.ts';
import { answers } from '../shell/answer-schemas.ts';
import { wrongFields } from '../shell/problem-error.ts';
import { callerOf, type OwnCall, type OwnSources } from './own-caller.ts';
import { choosePayment, ownPayment } from './own-payment.ts';
import { recentOrders } from './recent-orders.ts';

const tags = ['accounts'];

/** The way of paying that the checkout of who is signed in begins with [SHP-34]. */
export function registerOwnPayment(app: FastifyInstance, sources: OwnSources): void {
  const { db } = sources.database;
  const own = callerOf(sources);
  const path = '/v2/accounts/myaccount/payment';
  const read = async (caller: OwnCall): Promise<OwnPayment> =>
    ownPayment(db, caller.accountId, await recentOrders(db, caller));

  app.get(
    path,
    {
      schema: {
        summary: 'The way of paying that checkout begins with',
        tags,
        response: { 200: answers.ownPayment, '4xx': answers.problem },
      },
    },
    async (request) => read(await own(request)),
  );

  app.put<{ Body: OwnPaymentInput }>(
    path,
    {
      schema: {
        summary: 'Choose the way of paying that checkout begins with',
        tags,
        body: answers.ownPaymentInput,
        response: { 200: answers.ownPayment, '4xx': answers.problem },
      },
    },
    async (request) => {
      const caller = await own(request);
      const { payments } = caller.manifest;
      const { preferred } = request.body;
      if (!payments.types.includes(preferred) || !declaredType(preferred, payments)) {
        throw wrongFields([{ field: 'preferred', reason: 'is no way of paying of the market' }]);
      }
      await choosePayment(db, caller.accountId, preferred);
      return read(caller);
    },
  );

  app.delete(
    path,
    {
      schema: {
        summary: 'Forget the way of paying that checkout begins with',
        tags,
        response: { 204: { type: 'null', description: 'Done.' }, '4xx': answers.problem },
      },
    },
    async (request, reply) => {
      await choosePayment(db, (await own(request)).accountId, null);
      return reply.code(204).send();
    },
  );
}
