import { CrashingServer } from '../../bench/crash/processes.ts';
import { call } from '../call.ts';
import type { TestServer } from '../start-server.ts';

/** The database and the markets of a process that is to stand beside others. */
export interface BesideOthers {
  readonly databaseUrl: string;
  readonly marketsDir: string;
}

/** A process of the product on a database that others work on too; it does not run yet. */
export const processBeside = ({ databaseUrl, marketsDir }: BesideOthers): Promise<CrashingServer> =>
  CrashingServer.create(
    {
      DATABASE_URL: databaseUrl,
      MARKETS_DIR: marketsDir,
      KITCHEN_PACE_MS: 'off',
      SANDBOX: 'open',
      REQUESTS_PER_MINUTE: '0',
      LOG_LEVEL: 'error',
    },
    'tests/api/scale/programs/server.ts',
  );

/** Calls another process as a test calls its own server. */
export const elsewhere = (url: string): Pick<TestServer, 'post'> => ({
  post: (path, body, headers = {}) =>
    call(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
});
