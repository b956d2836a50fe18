import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../server/storage/database.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { findPostgresPrograms } from '../../../tools/tasks/postgres-programs.ts';
import { startPostgres } from '../../../tools/tasks/running-postgres.ts';
import { silentLog } from './silent-log.ts';

/** A database for one test file, and the means to remove it. */
export interface Engine {
  readonly kind: Database['kind'];
  readonly start: () => Promise<{
    readonly database: Database;
    readonly stop: () => Promise<void>;
  }>;
}

const programs = findPostgresPrograms();

const embedded: Engine = {
  kind: 'embedded',
  async start() {
    const dataDir = mkdtempSync(join(tmpdir(), 'comanda-storage-'));
    const database = await openDatabase({ dataDir, log: silentLog });
    return {
      database,
      async stop() {
        await database.close();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  },
};

function onServer(folder: string): Engine {
  return {
    kind: 'postgresql',
    async start() {
      const server = await startPostgres(folder);
      const database = await openDatabase({
        dataDir: tmpdir(),
        databaseUrl: server.url,
        log: silentLog,
      });
      return {
        database,
        async stop() {
          await database.close();
          await server.stop();
        },
      };
    },
  };
}

/** The embedded database, and PostgreSQL where this machine has its programs. */
export const engines: readonly Engine[] =
  programs === undefined ? [embedded] : [embedded, onServer(programs)];
