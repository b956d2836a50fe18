import { Kysely, PostgresDialect, sql } from 'kysely';
import { statementLog } from '../../tracing/trace-statements.ts';
import type { Database, StorageLog } from '../database.ts';
import type { DatabaseLimits } from '../database-limits.ts';
import { isUnavailable } from '../storage-error.ts';
import type { Tables } from '../tables.ts';
import { connectionSettings } from './connection-settings.ts';
import { WatchedPool } from './watched-pool.ts';

/** Where the replica is, and how patient its readers are. */
export interface ReplicaOptions {
  /** `postgresql://user:password@host:port/name`; never logged. */
  readonly readUrl: string;
  /** Connections that the process may hold. */
  readonly poolSize: number;
  readonly limits: DatabaseLimits;
  readonly isTraced: boolean;
  readonly log: StorageLog;
}

/** Milliseconds between two looks at how far the replica is. */
const lookMs = 300;

/** How old a read may be, in milliseconds. */
const oldestReadMs = 1_000;

/** Longest wait for a connection to the replica, in milliseconds: the primary is there to be asked instead. */
const longestWaitMs = 1_000;

/** Codes with which a standby ends a read that is in the way of what it repeats of the primary. */
const SERIALIZATION_FAILURE = '40001';
const OBJECT_NOT_IN_STATE = '55000';

const isOfReplica = (error: unknown): boolean =>
  isUnavailable(error) ||
  (error instanceof Error &&
    'code' in error &&
    [SERIALIZATION_FAILURE, OBJECT_NOT_IN_STATE].includes(String(error.code)));

/**
 * Has a database answer reads that may be a second old from a replica, as long as that keeps up: it must have repeated
 * all that the primary had written at the look before. Whatever is wrong with it, the primary answers [OPS-23].
 */
export function withReplica(
  primary: Database,
  { readUrl, poolSize, limits, isTraced, log }: ReplicaOptions,
): Database {
  const pool = new WatchedPool(
    {
      ...connectionSettings(readUrl, 'comanda reads'),
      connectionTimeoutMillis: Math.min(limits.connectionMs, longestWaitMs),
      max: poolSize,
      statement_timeout: limits.statementMs,
      query_timeout: limits.statementMs,
    },
    log,
  );
  const replica = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...statementLog(isTraced),
  });
  const watch = new ReplicaWatch(primary.db, replica, log);
  return {
    ...primary,
    async read(work) {
      if (!watch.keepsUp()) return work(primary.db);
      try {
        return await work(replica);
      } catch (error) {
        if (!isOfReplica(error)) throw error;
        watch.lost(error);
        return work(primary.db);
      }
    },
    async close() {
      await watch.stop();
      await replica.destroy();
      await primary.close();
    },
  };
}

/** Looks again and again how far the replica is behind the primary. */
class ReplicaWatch {
  readonly #primary: Kysely<Tables>;
  readonly #replica: Kysely<Tables>;
  readonly #log: StorageLog;
  readonly #timer: NodeJS.Timeout;
  /** How far the primary was at the last look, and when that was asked. */
  #mark: { readonly position: string; readonly askedAt: number } | undefined;
  #goodUntil = 0;
  #wasGood: boolean | undefined;
  #looking: Promise<void> | undefined;

  constructor(primary: Kysely<Tables>, replica: Kysely<Tables>, log: StorageLog) {
    this.#primary = primary;
    this.#replica = replica;
    this.#log = log;
    const look = (): void => {
      this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    };
    look();
    this.#timer = setInterval(look, lookMs);
    this.#timer.unref();
  }

  keepsUp(): boolean {
    return performance.now() < this.#goodUntil;
  }

  /** It failed in the middle of a read: it is asked again once a look has found it well. */
  lost(error: unknown): void {
    this.#goodUntil = 0;
    this.#tell(false, error);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    const mark = this.#mark;
    this.#mark = undefined;
    try {
      const askedAt = performance.now();
      this.#mark = { position: await positionOf(this.#primary), askedAt };
      if (mark === undefined) return;
      const isThere = await hasReached(this.#replica, mark.position);
      this.#goodUntil = isThere ? mark.askedAt + oldestReadMs : 0;
      this.#tell(isThere);
    } catch (error) {
      this.#goodUntil = 0;
      this.#tell(false, error);
    }
  }

  /** Says so when it changes. */
  #tell(isGood: boolean, error?: unknown): void {
    if (isGood === this.#wasGood) return;
    this.#wasGood = isGood;
    if (isGood) this.#log.info({}, 'reads that may be a second old go to the replica');
    else {
      this.#log.warn(
        error === undefined ? {} : { err: error },
        'the replica is behind or away: the primary answers its reads',
      );
    }
  }
}

/** Up to where the primary has written. */
async function positionOf(primary: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{
    position: string;
  }>`select pg_current_wal_lsn()::text as position`.execute(primary);
  return rows[0]?.position ?? '0/0';
}

/** Whether a replica has all that the primary had written up to there; one that has been promoted is asked by its own log. */
async function hasReached(replica: Kysely<Tables>, position: string): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
      >= ${position}::pg_lsn as "isThere"`.execute(replica);
  return rows[0]?.isThere === true;
}
