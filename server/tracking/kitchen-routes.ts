import type { FastifyInstance } from 'fastify';
import type { EtaAnswer } from '../../schemas/types/http/orders.ts';
import { orderSchemas } from '../intents/strict-bodies.ts';
import { notFound } from '../shell/problem-error.ts';
import { idParams } from '../shell/query-schemas.ts';
import { changeJob, endJob, findJob } from './kitchen-jobs.ts';
import { type Kitchen, kitchenAt, report, takeStep } from './kitchen-simulator.ts';

const actions = ['pause', 'resume', 'advance', 'fail'] as const;
type Action = (typeof actions)[number];

/**
 * Steers single orders of the simulated kitchen, `advance` with a new estimate when one is given; where the kitchen
 * does not run, the call is not there [TRK-44].
 */
export function registerKitchen(app: FastifyInstance, kitchenOf: () => Kitchen | undefined): void {
  app.post<{ Params: { orderId: string }; Body: { action: Action; eta?: EtaAnswer } }>(
    '/sandbox/kitchen/:orderId',
    {
      schema: {
        summary: 'Steer an order of the simulated kitchen',
        tags: ['sandbox'],
        params: idParams('orderId'),
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['action'],
          properties: {
            action: { type: 'string', enum: [...actions] },
            eta: orderSchemas.eta,
          },
        },
      },
    },
    async ({ params: { orderId }, body: { action, eta } }) => {
      const kitchen = kitchenOf();
      if (!kitchen) throw notFound('The kitchen simulator');
      const { context } = kitchen.parts;
      const { db } = context.database;
      const job = await findJob(db, orderId);
      if (!job || !kitchenAt(context, job)) throw notFound('The order');
      switch (action) {
        case 'pause':
          await changeJob(db, orderId, { isPaused: true });
          break;
        case 'resume':
          await changeJob(db, orderId, { isPaused: false, nextInMs: 0 });
          kitchen.wake();
          break;
        case 'advance':
          await takeStep(kitchen.parts, job, eta);
          break;
        case 'fail':
          await report(kitchen.parts, job, 'FAILED');
          await endJob(db, orderId);
          break;
      }
      return { orderId, action };
    },
  );
}
