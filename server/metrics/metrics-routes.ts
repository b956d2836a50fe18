import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSameText } from '../accounts/secret-digests.ts';
import { answerNotFound } from '../shell/answer-problems.ts';
import { ProblemError } from '../shell/problem-error.ts';
import type { Environment } from '../environment-variables.ts';
import { metricsOfAll } from '../workers/workers-metrics.ts';
import { processMetrics, type ProcessMetricsOf } from './process-metrics.ts';
import { type MarketsInDatabase, shopMetrics } from './shop-metrics.ts';

/** What the metrics tell of, and who may read them. */
export interface MetricsOf extends ProcessMetricsOf {
  readonly databases: readonly MarketsInDatabase[];
  readonly environment: Pick<Environment, 'metricsToken'>;
}

/** Headers of a call that somebody else passed on: it may come from anywhere. */
const passedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Whether a call comes from this machine, and from no further. */
const isLocal = ({ raw: { socket }, headers }: FastifyRequest): boolean =>
  /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
  passedOn.every((name) => headers[name] === undefined);

/**
 * `GET /metrics` for Prometheus: whoever has the token of METRICS_TOKEN; without one, callers on the same machine. To
 * all others it is not there [OPS-10].
 */
export function registerMetrics(app: FastifyInstance, dependencies: MetricsOf): void {
  const { metricsToken } = dependencies.environment;
  const own = processMetrics(app, dependencies);
  const processes = metricsOfAll(own);
  const shop = shopMetrics({
    databases: dependencies.databases,
    onFailure: (error, database) =>
      app.log.error({ err: error, database }, 'the database gives no figures'),
  });
  let reading: Promise<string> | undefined;
  app.get(
    '/metrics',
    {
      schema: {
        summary: 'Figures for Prometheus',
        tags: ['shell'],
        produces: ['text/plain'],
        hide: true,
      },
      config: { isUnlimited: true },
    },
    async (request, reply) => {
      if (metricsToken === undefined) {
        if (!isLocal(request)) return answerNotFound(request, reply);
      } else {
        const given = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
        if (!isSameText(given, metricsToken)) {
          void reply.header('www-authenticate', 'Bearer');
          throw new ProblemError(401, 'UNAUTHENTICATED', 'The metrics are read with their token.');
        }
      }
      // However many read at once, the database is asked one time after the other.
      reading ??= shop.read().finally(() => {
        reading = undefined;
      });
      const figures = [await reading, await processes()].join('');
      return reply.type(own.contentType).send(figures);
    },
  );
}
