import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { inTime } from '../../core/engine/in-time.ts';
import type { LoadedPlugin } from '../../core/engine/load-plugins.ts';
import type { PluginJob } from '../../core/server-half/plugin-job.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { repeat, type Repetition } from '../shell/repeat.ts';
import type { StorageLog } from '../storage/database.ts';
import { isDueBy, momentIn } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import type { PluginServers } from './plugin-servers.ts';

/** Pause between two looks for jobs that are due, in milliseconds. */
const lookMs = 1_000;
/** How long a process has a job to itself without saying so again, in milliseconds. */
const leaseMs = 60_000;
/** After which part of that it says so again, in milliseconds. */
const renewMs = 15_000;
/** How long rounds that run are waited for when the server closes, in milliseconds. */
const closingMs = 10_000;

/** A job of a plugin that has failed in this process. */
export interface JobTrouble {
  readonly market: string;
  readonly plugin: string;
  readonly job: string;
  /** Rounds that failed since the process started. */
  readonly failures: number;
}

/** What jobs are done with. */
export interface JobParts {
  readonly db: Kysely<Tables>;
  readonly markets: Pick<MarketRegistry, 'all'>;
  readonly pluginServers: PluginServers;
  readonly log: StorageLog;
}

/** A job of a plugin in a market that names it. */
interface MarketJob {
  readonly running: RunningMarket;
  readonly loaded: LoadedPlugin;
  readonly job: PluginJob;
}

const nameOf = ({ running, loaded, job }: MarketJob) => ({
  plugin: loaded.plugin.id,
  market: running.id,
  job: job.name,
});

/** The job's name as one text. */
const textOf = ({ plugin, market, job }: ReturnType<typeof nameOf>): string =>
  JSON.stringify([plugin, market, job]);

const keyOf = (one: MarketJob): string => textOf(nameOf(one));

/**
 * Runs the jobs of plugins, each by one process at a time: who has taken a job has it until the round ends, or until the
 * process does not say any more that it is at it [ENG-15].
 */
export class PluginJobs {
  readonly #parts: JobParts;
  readonly #running = new Map<string, Promise<void>>();
  readonly #failures = new Map<string, JobTrouble>();
  readonly #closing = new AbortController();

  constructor(parts: JobParts) {
    this.#parts = parts;
  }

  /** Looks for jobs that are due from now on. */
  start(): Pick<Repetition, 'stop'> {
    const { log } = this.#parts;
    const looking = repeat({ everyMs: lookMs, log, name: 'jobs of plugins' }, () => this.#look());
    return {
      stop: async () => {
        this.#closing.abort();
        await looking.stop();
        const ended = Promise.all(this.#running.values());
        const late = () => new Error(`Jobs of plugins did not end within ${closingMs} ms.`);
        await inTime(ended, closingMs, late).catch((error: unknown) =>
          log.warn({ err: error, jobs: [...this.#running.keys()] }, 'closed in the middle of jobs'),
        );
      },
    };
  }

  /** Every job that has failed, for those who watch the server. */
  troubles(): readonly JobTrouble[] {
    return [...this.#failures.values()];
  }

  /** Begins a round of every job that is due, and waits for none of them. */
  async #look(): Promise<void> {
    const all = this.#parts.markets
      .all()
      .flatMap((running) =>
        running.market.plugins.flatMap((loaded) =>
          (loaded.server?.jobs ?? []).map((job): MarketJob => ({ running, loaded, job })),
        ),
      );
    if (all.length === 0) return;
    const later = await this.#dueLater(Math.max(leaseMs, ...all.map(({ job }) => job.everyMs)));
    for (const one of all) {
      const key = keyOf(one);
      if (later.has(key) || this.#running.has(key) || this.#closing.signal.aborted) continue;
      const holder = randomUUID();
      if (!(await this.#take(one, holder))) continue;
      const round = this.#round(one, holder).finally(() => this.#running.delete(key));
      this.#running.set(key, round);
    }
  }

  /** Keys of the jobs that are not due. */
  async #dueLater(longestMs: number): Promise<ReadonlySet<string>> {
    const rows = await this.#parts.db
      .selectFrom('plugin_job')
      .select(['plugin', 'market', 'job'])
      .where((row) => row.not(isDueBy('due_at', longestMs)))
      .execute();
    return new Set(rows.map(textOf));
  }

  async #take(one: MarketJob, holder: string): Promise<boolean> {
    const longestMs = Math.max(leaseMs, one.job.everyMs);
    const taken = await this.#parts.db
      .insertInto('plugin_job')
      .values({ ...nameOf(one), due_at: momentIn(leaseMs), holder })
      .onConflict((conflict) =>
        conflict
          .columns(['plugin', 'market', 'job'])
          .doUpdateSet({ due_at: momentIn(leaseMs), holder })
          .where(isDueBy('plugin_job.due_at', longestMs)),
      )
      .returning('holder')
      .executeTakeFirst();
    return taken !== undefined;
  }

  async #round(one: MarketJob, holder: string): Promise<void> {
    const { log, pluginServers } = this.#parts;
    const { running, loaded, job } = one;
    const begin = performance.now();
    const renewing = setInterval(() => {
      this.#change(one, holder, { dueInMs: leaseMs }).catch((error: unknown) =>
        log.warn({ err: error, ...nameOf(one) }, 'a job could not be kept'),
      );
    }, renewMs);
    let end: 'done' | 'failed' = 'done';
    try {
      const server = pluginServers.of(running.id, loaded, running.market.manifest);
      await job.run(server, this.#closing.signal);
    } catch (error) {
      end = 'failed';
      this.#count(one);
      log.error({ err: error, ...nameOf(one) }, 'a job of a plugin failed');
    } finally {
      clearInterval(renewing);
    }
    const dueInMs = Math.max(0, job.everyMs - (performance.now() - begin));
    await this.#change(one, holder, { dueInMs, end }).catch((error: unknown) =>
      log.warn({ err: error, ...nameOf(one) }, 'the end of a job could not be written'),
    );
  }

  /**
   * Changes a job that this process still holds.
   * @param dueInMs when it is due, in milliseconds from now
   */
  async #change(
    one: MarketJob,
    holder: string,
    { dueInMs, end }: { readonly dueInMs: number; readonly end?: 'done' | 'failed' },
  ): Promise<void> {
    const { plugin, market, job } = nameOf(one);
    await this.#parts.db
      .updateTable('plugin_job')
      .set({
        due_at: momentIn(dueInMs),
        ...(end && { holder: null }),
        ...(end === 'failed' && { failures: sql<number>`failures + 1` }),
      })
      .where('plugin', '=', plugin)
      .where('market', '=', market)
      .where('job', '=', job)
      .where('holder', '=', holder)
      .execute();
  }

  #count(one: MarketJob): void {
    const key = keyOf(one);
    const failures = (this.#failures.get(key)?.failures ?? 0) + 1;
    this.#failures.set(key, { ...nameOf(one), failures });
  }
}
