import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PluginBreakers } from '../../core/engine/breaker.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { PluginJobs } from '../plugins/plugin-jobs.ts';
import type { Database } from '../storage/database.ts';
import type { CanaryEditions } from '../versions/canary-editions.ts';
import { isReady, ReadinessCheck } from './readiness.ts';

/** What is looked at of one database and its markets. */
export interface HealthOfDatabase {
  /** How it is called; undefined where it is the only one. */
  readonly name: string | undefined;
  readonly database: Database;
  readonly markets: MarketRegistry;
  readonly breakers: Pick<PluginBreakers, 'troubles'>;
  readonly jobs: Pick<PluginJobs, 'troubles'>;
  readonly canaries: Pick<CanaryEditions, 'health'>;
}

/** What the calls about the server's health look at. */
export interface HealthOf {
  /** That of this application first. */
  readonly databases: readonly [HealthOfDatabase, ...HealthOfDatabase[]];
  readonly release: string;
}

/** A database with how it did when it was tried. */
interface TriedDatabase {
  readonly of: HealthOfDatabase;
  readonly check: ReadinessCheck;
}

const idsOf = ({ markets }: HealthOfDatabase): readonly string[] =>
  markets.all().map(({ id }) => id);

/**
 * `GET /health` answers 200 while the process is alive: it asks nothing else, so that nothing else can hold it up. It
 * tells which plugins and which of their jobs have failed, and which are left out for a while [ENG-15, ENG-28].
 * `GET /ready` answers 200 while orders can be taken, else 503 with the name of what is missing. Where markets live in
 * several databases both tell of each: on the host of a market of its own, elsewhere of all, and then it is ready as long
 * as one of them takes orders [OPS-22].
 */
export function registerHealth(
  app: FastifyInstance,
  { databases: [own, ...others], release }: HealthOf,
): void {
  const triedOf = (of: HealthOfDatabase): TriedDatabase => ({
    of,
    check: new ReadinessCheck(of.database, of.markets, (error) =>
      app.log.error({ err: error, database: of.name }, 'the database cannot be written to'),
    ),
  });
  const first = triedOf(own);
  const all = [first, ...others.map(triedOf)];
  const askedOf = (request: FastifyRequest): readonly TriedDatabase[] =>
    all.length === 1 || own.markets.byHost(request.hostname) ? [first] : all;
  const config = { isUnlimited: true } as const;

  app.get(
    '/health',
    { schema: { summary: 'Whether the server is alive', tags: ['shell'] }, config },
    async (request) => {
      const asked = askedOf(request);
      const of = asked.map((tried) => tried.of);
      return {
        status: 'ok',
        version: release,
        database: { kind: own.database.kind },
        markets: Object.assign({}, ...of.map(({ markets }) => markets.health())),
        canary: own.canaries.health(),
        plugins: of.flatMap(({ breakers }) => breakers.troubles()),
        jobs: of.flatMap(({ jobs }) => jobs.troubles()),
        ...(asked.length > 1 && {
          databases: asked.map(({ of: one, check }) => ({
            name: one.name,
            kind: one.database.kind,
            markets: idsOf(one),
            canary: one.canaries.health(),
            // As it was tried last: nothing is asked here.
            tried: check.last,
          })),
        }),
      };
    },
  );

  app.get(
    '/ready',
    { schema: { summary: 'Whether orders can be taken', tags: ['shell'] }, config },
    async (request, reply) => {
      const asked = askedOf(request);
      const found = await Promise.all(
        asked.map(async ({ of, check }) => ({ of, readiness: await check.read() })),
      );
      const ready = found.filter(({ readiness }) => isReady(readiness));
      void reply.code(ready.length > 0 ? 200 : 503);
      const status =
        ready.length === found.length ? 'ok' : ready.length > 0 ? 'partly' : 'unavailable';
      if (asked.length === 1) return { status, ...found[0]?.readiness };
      return {
        status,
        databases: found.map(({ of, readiness }) => ({
          name: of.name,
          serves: idsOf(of),
          ...readiness,
        })),
      };
    },
  );
}
