import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { OrderContext } from '../intents/order-context.ts';
import { problemOf } from '../shell/answer-problems.ts';
import type { Tables } from '../storage/tables.ts';
import { figurePlace, type FigurePlace } from './figure-day.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Refusals of the call are counted by reason: it is about an order. */
    readonly countsRefusals?: boolean;
  }
  interface FastifyRequest {
    /** Why the call was refused. */
    refusal: string | undefined;
  }
}

/** What refuses nothing: the order is there already. */
const noRefusals: readonly string[] = ['ALREADY_PLACED'];

/** Codes that are kept; another text than these may be anything. */
const telling = /^[\w.-]{1,60}$/;

/** Why an order call was refused: the name of the refusal, and the code of its first reason. */
function reasonOf(error: unknown): string | undefined {
  const told: { readonly name: string; readonly reasons?: readonly { readonly code?: unknown }[] } =
    problemOf(error, '');
  const { name, reasons = [] } = told;
  if (noRefusals.includes(name)) return undefined;
  const code = reasons[0]?.code;
  return typeof code === 'string' && telling.test(code) ? `${name}/${code}` : name;
}

const countRefusal = (db: Kysely<Tables>, place: FigurePlace, reason: string) =>
  db
    .insertInto('figure_refusal')
    .values({
      market: place.market,
      sector: place.sector,
      hut_id: place.hutId,
      day: place.day,
      reason,
      count: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['market', 'day', 'sector', 'hut_id', 'reason'])
        .doUpdateSet({ count: sql<number>`figure_refusal.count + 1` }),
    )
    .execute();

/** The hut that an order call names. */
function hutOf({ body }: FastifyRequest): { sector: string; hutId: string } | undefined {
  const { hut } = (body ?? {}) as { readonly hut?: { sector?: unknown; id?: unknown } };
  const { sector, id } = hut ?? {};
  return typeof sector === 'string' && typeof id === 'string' ? { sector, hutId: id } : undefined;
}

/**
 * Counts why orders are refused, by hut and trading day: after the answer has gone out, so that no order waits for it
 * [OPR-25].
 */
export function countRefusals(app: FastifyInstance, context: OrderContext): void {
  const { database, markets, log } = context;
  app.decorateRequest('refusal', undefined);
  app.addHook('onError', async (request, _reply, error) => {
    if (request.routeOptions.config.countsRefusals) request.refusal = reasonOf(error);
  });
  app.addHook('onResponse', async (request) => {
    const { refusal } = request;
    const hut = refusal === undefined ? undefined : hutOf(request);
    const running = hut && markets.bySector(hut.sector);
    if (refusal === undefined || !hut || !running) return;
    try {
      const place = await figurePlace(context, running, hut);
      if (place) await countRefusal(database.db, place, refusal);
    } catch (error) {
      log.warn({ err: error }, 'a refusal was not counted');
    }
  });
}
