import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { Database } from '../storage/database.ts';

/** What the health call looks at. */
export interface HealthOf {
  readonly database: Database;
  readonly markets: MarketRegistry;
  readonly release: string;
}

/** `GET /health` answers 200 while orders can be taken: the database answers and the markets are loaded. */
export function registerHealth(
  app: FastifyInstance,
  { database, markets, release }: HealthOf,
): void {
  app.get(
    '/health',
    {
      schema: { summary: 'Whether orders can be taken', tags: ['shell'] },
      config: { rateLimit: false },
    },
    async (request, reply) => {
      const isReachable = await answers(database, (error) =>
        request.log.error({ err: error }, 'the database does not answer'),
      );
      void reply.header('cache-control', 'no-store').code(isReachable ? 200 : 503);
      return {
        status: isReachable ? 'ok' : 'unavailable',
        version: release,
        database: { kind: database.kind, reachable: isReachable },
        markets: markets.health(),
      };
    },
  );
}

async function answers({ db }: Database, onFailure: (error: unknown) => void): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch (error) {
    onFailure(error);
    return false;
  }
}
