import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { findPostgresPrograms } from '../../../tools/tasks/postgres-programs.ts';
import { startPostgres } from '../../../tools/tasks/running-postgres.ts';
import type { Ask } from '../../invariants/order-invariants.ts';

/** Looks at data, once. */
export type Look = <Result>(work: (ask: Ask) => Promise<Result>) => Promise<Result>;

/** The data of a run, which outlives its servers. */
export interface RunData {
  readonly kind: 'embedded' | 'postgresql';
  /** How many servers work on it. */
  readonly servers: number;
  /** Where it is, as a server's settings. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Makes it ready to be looked at: the embedded one, which a server has to itself, as it is at this moment. */
  readonly freeze: () => Look;
  readonly remove: () => Promise<void>;
}

const log = { info: () => undefined, warn: () => undefined, error: console.error };

/** Makes room for the data of a run; undefined for PostgreSQL where this machine has not its programs. */
export async function runData(kind: RunData['kind']): Promise<RunData | undefined> {
  const dataDir = mkdtempSync(join(tmpdir(), 'comanda-crash-'));
  const programs = kind === 'postgresql' ? findPostgresPrograms() : '';
  if (programs === undefined) return undefined;
  const postgres = kind === 'postgresql' ? await startPostgres(programs) : undefined;
  const databaseUrl = postgres?.url;
  return {
    kind,
    servers: postgres ? 2 : 1,
    dataDir,
    databaseUrl,
    freeze() {
      if (databaseUrl !== undefined) return (work) => lookAt({ dataDir, databaseUrl }, work);
      const copy = mkdtempSync(join(tmpdir(), 'comanda-crashed-'));
      cpSync(dataDir, copy, { recursive: true });
      return async (work) => {
        try {
          return await lookAt({ dataDir: copy, databaseUrl }, work);
        } finally {
          rmSync(copy, { recursive: true, force: true });
        }
      };
    },
    async remove() {
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function lookAt<Result>(
  where: Pick<RunData, 'dataDir' | 'databaseUrl'>,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ ...where, log });
  try {
    return await work(async (query) => {
      const { rows } = await database.db.executeQuery<Record<string, unknown>>(
        CompiledQuery.raw(query),
      );
      return rows;
    });
  } finally {
    await database.close();
  }
}
