import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StatusChange } from '../../schemas/types/http/orders.ts';
import { orderSchemas } from '../intents/strict-bodies.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { notFound, ProblemError, wrongFields } from '../shell/problem-error.ts';
import { idParams } from '../shell/query-schemas.ts';
import { logSecurityEvent } from '../shell/security-events.ts';
import { changeStatus } from './change-status.ts';
import { pointOfSaleOf } from './hut-till.ts';

type HutParams = { Params: { sector: string; id: string }; Body: string | undefined };

/** The longest message of a hut, in bytes. */
const longestReport = 16 * 1024;

/** @throws ProblemError 400 for what is no status of an order */
function statusIn(request: FastifyRequest, change: unknown): StatusChange {
  const verdict: unknown = request.validateInput(change, orderSchemas.statusChange);
  if (verdict === true) return change as StatusChange;
  throw wrongFields([{ field: 'body', reason: 'is no status of an order' }]);
}

/** Statuses that huts report with a signature of their point of sale [GTW-36]. */
export function registerHutReports(app: FastifyInstance, context: OrderContext): void {
  const { markets } = context;
  void app.register(async (huts) => {
    // Signatures are made of the letters.
    huts.removeAllContentTypeParsers();
    const asText = { parseAs: 'string', bodyLimit: longestReport } as const;
    huts.addContentTypeParser('*', asText, (_request, body, done) => done(null, body));
    huts.post<HutParams>(
      '/v1/huts/:sector/:id/statuses',
      {
        schema: {
          summary: 'A status reported by the point of sale of a hut, with its signature',
          tags: ['tracking'],
          params: idParams('sector', 'id'),
          response: { 200: orderSchemas.tracking },
        },
        config: { isUnlimited: true },
      },
      async (request) => {
        const { params, headers, body = '' } = request;
        const pos = { sector: params.sector, hutId: params.id };
        const running = markets.bySector(pos.sector);
        const till =
          running &&
          pointOfSaleOf(running.market.extensions, running.manifestAt(pos.sector, pos.hutId));
        if (!till?.readReport) throw notFound('A hut that reports with a signature');
        const report = till.readReport({ headers, body, hut: pos });
        if (!report) {
          logSecurityEvent(request.log, { kind: 'forged-status', ...pos });
          throw new ProblemError(401, 'UNAUTHENTICATED', 'The signature of the status is wrong.');
        }
        const change = statusIn(request, report.change);
        if (typeof report.orderId !== 'string') throw notFound('The order');
        return changeStatus(context, { orderId: report.orderId, change, pos });
      },
    );
  });
}
