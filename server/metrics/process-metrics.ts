import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PluginBreakers } from '../../core/engine/breaker.ts';
import type { PluginJobs } from '../plugins/plugin-jobs.ts';

/** What a process knows of itself. */
export interface ProcessMetricsOf {
  readonly breakers: Pick<PluginBreakers, 'troubles'>;
  readonly jobs: Pick<PluginJobs, 'troubles'>;
  readonly release: string;
}

/** The route of a call: its pattern, never the address, which may hold a name or a code. */
function routeOf({ routeOptions: { url, schema } }: FastifyRequest): string {
  if (url === undefined) return 'page';
  // Each file of the build is a route of its own.
  return schema ? url : 'file';
}

/** Counts the calls that are answered, by route. */
function countCalls(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'comanda_call_duration_seconds',
    help: 'How long calls took, by route and status; pages and files each count as one route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe(
      { method: request.method, route: routeOf(request), status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
  });
}

let own: Registry | undefined;

/** Memory, garbage and event loop, once in a process: their observers never let go of the registry that they were made for. */
function ofTheProcess(): Registry {
  if (own === undefined) {
    own = new Registry();
    collectDefaultMetrics({ register: own });
  }
  return own;
}

/**
 * What this process has done and how it does: calls, failures of plugins, the event loop, memory. Each line carries the
 * process, so that those of several behind one address do not run into each other [OPS-10].
 */
export function processMetrics(
  app: FastifyInstance,
  { breakers, jobs, release }: ProcessMetricsOf,
): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ process: process.pid });
  const everywhere = ofTheProcess();
  for (const { name } of everywhere.getMetricsAsArray()) {
    const metric = everywhere.getSingleMetric(name);
    if (metric) registry.registerMetric(metric);
  }
  countCalls(app, registry);
  new Gauge({
    name: 'comanda_release_info',
    help: 'Always 1; the label says which release of the browser application is served.',
    labelNames: ['release'],
    registers: [registry],
  }).set({ release }, 1);
  registry.registerMetric(
    new Counter({
      name: 'comanda_plugin_failures_total',
      help: 'Calls to plugins that failed.',
      labelNames: ['market', 'plugin', 'point'],
      registers: [],
      collect() {
        this.reset();
        for (const { market, plugin, point, failures } of breakers.troubles()) {
          this.inc({ market, plugin, point }, failures);
        }
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'comanda_plugin_left_out',
      help: 'Whether a plugin that failed is left out for a while: 1 or 0.',
      labelNames: ['market', 'plugin', 'point'],
      registers: [],
      collect() {
        this.reset();
        for (const { market, plugin, point, leftOutUntil } of breakers.troubles()) {
          this.set({ market, plugin, point }, leftOutUntil === undefined ? 0 : 1);
        }
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'comanda_plugin_job_failures_total',
      help: 'Rounds of jobs of plugins that failed.',
      labelNames: ['market', 'plugin', 'job'],
      registers: [],
      collect() {
        this.reset();
        for (const { market, plugin, job, failures } of jobs.troubles()) {
          this.inc({ market, plugin, job }, failures);
        }
      },
    }),
  );
  return registry;
}
