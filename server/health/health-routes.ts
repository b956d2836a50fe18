import type { FastifyInstance } from 'fastify';
import type { PluginBreakers } from '../../core/engine/breaker.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { PluginJobs } from '../plugins/plugin-jobs.ts';
import type { Database } from '../storage/database.ts';
import type { CanaryEditions } from '../versions/canary-editions.ts';
import { isReady, ReadinessCheck } from './readiness.ts';

/** What the calls about the server's health look at. */
export interface HealthOf {
  readonly database: Database;
  readonly markets: MarketRegistry;
  readonly breakers: PluginBreakers;
  readonly jobs: Pick<PluginJobs, 'troubles'>;
  readonly canaries: Pick<CanaryEditions, 'health'>;
  readonly release: string;
}

/**
 * `GET /health` answers 200 while the process is alive: it asks nothing else, so that nothing else can hold it up. It
 * tells which plugins and which of their jobs have failed, and which are left out for a while [ENG-15, ENG-28].
 * `GET /ready` answers 200 while orders can be taken, else 503 with the name of what is missing.
 */
export function registerHealth(
  app: FastifyInstance,
  { database, markets, breakers, jobs, canaries, release }: HealthOf,
): void {
  const check = new ReadinessCheck(database, markets, (error) =>
    app.log.error({ err: error }, 'the database cannot be written to'),
  );
  const config = { isUnlimited: true } as const;

  app.get(
    '/health',
    { schema: { summary: 'Whether the server is alive', tags: ['shell'] }, config },
    async () => ({
      status: 'ok',
      version: release,
      database: { kind: database.kind },
      markets: markets.health(),
      canary: canaries.health(),
      plugins: breakers.troubles(),
      jobs: jobs.troubles(),
    }),
  );

  app.get(
    '/ready',
    { schema: { summary: 'Whether orders can be taken', tags: ['shell'] }, config },
    async (_request, reply) => {
      const readiness = await check.read();
      const isUp = isReady(readiness);
      void reply.code(isUp ? 200 : 503);
      return { status: isUp ? 'ok' : 'unavailable', ...readiness };
    },
  );
}
