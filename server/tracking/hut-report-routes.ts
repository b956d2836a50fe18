import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HutMessage, PointOfSale } from '../../core/tracking/point-of-sale.ts';
import type { DriverPosition, StatusChange } from '../../schemas/types/http/orders.ts';
import { orderSchemas } from '../intents/strict-bodies.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { notFound, ProblemError, wrongFields } from '../shell/problem-error.ts';
import { idParams } from '../shell/query-schemas.ts';
import { logSecurityEvent } from '../shell/security-events.ts';
import { changeStatus } from './change-status.ts';
import { pointOfSaleOf } from './hut-till.ts';
import { takePosition } from './take-position.ts';

type HutParams = { Params: { sector: string; id: string }; Body: string | undefined };

/** The longest message of a hut, in bytes. */
const longestReport = 16 * 1024;

/** @throws ProblemError 400 for what a hut says that is not what a schema says */
function assertFits(
  request: FastifyRequest,
  said: unknown,
  { schema, reason }: { readonly schema: object; readonly reason: string },
): void {
  const verdict: unknown = request.validateInput(said, schema);
  if (verdict !== true) throw wrongFields([{ field: 'body', reason }]);
}

const aStatus = { schema: orderSchemas.statusChange, reason: 'is no status of an order' };
const aPosition = { schema: orderSchemas.driverPosition, reason: 'is no position of a driver' };

/** What huts report with a signature of their point of sale: statuses and where drivers are [GTW-36, SHP-33]. */
export function registerHutReports(app: FastifyInstance, context: OrderContext): void {
  const { markets } = context;

  /** The point of sale of the hut that a call names. */
  const tillOf = ({ sector, id }: HutParams['Params']): PointOfSale | undefined => {
    const running = markets.bySector(sector);
    return running && pointOfSaleOf(running.market.extensions, running.manifestAt(sector, id));
  };

  /** @throws ProblemError 404 for a hut that reports nothing of the kind, 401 for a message that is not its own */
  const readSigned = <Report>(
    request: FastifyRequest<HutParams>,
    read: ((message: HutMessage) => Report | undefined) | undefined,
  ): Report => {
    const { params, headers, body = '' } = request;
    const hut = { sector: params.sector, hutId: params.id };
    if (!read) throw notFound('A hut that reports with a signature');
    const report = read({ headers, body, hut });
    if (report) return report;
    logSecurityEvent(request.log, { kind: 'forged-status', ...hut });
    throw new ProblemError(401, 'UNAUTHENTICATED', 'The signature of the report is wrong.');
  };

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
        const { sector, id: hutId } = request.params;
        const till = tillOf(request.params);
        const { orderId, change } = readSigned(request, till?.readReport?.bind(till));
        assertFits(request, change, aStatus);
        if (typeof orderId !== 'string') throw notFound('The order');
        const status = change as StatusChange;
        return changeStatus(context, { orderId, change: status, pos: { sector, hutId } });
      },
    );
    huts.post<HutParams>(
      '/v1/huts/:sector/:id/positions',
      {
        schema: {
          summary: 'Where the driver of an order is, reported with the signature of its hut',
          tags: ['tracking'],
          params: idParams('sector', 'id'),
          response: { 200: orderSchemas.driverPositionAnswer },
        },
        config: { isUnlimited: true },
      },
      async (request) => {
        const { sector, id: hutId } = request.params;
        const till = tillOf(request.params);
        const { orderId, position } = readSigned(request, till?.readPosition?.bind(till));
        assertFits(request, position, aPosition);
        if (typeof orderId !== 'string') throw notFound('The order');
        const place = position as DriverPosition;
        return takePosition(context, { orderId, position: place, pos: { sector, hutId } });
      },
    );
  });
}
