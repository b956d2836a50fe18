import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../../server/environment-variables.ts';
import { type OpenServer, openServer } from '../../server/open-server.ts';
import { createLog } from '../../server/shell/log.ts';

/** A server of the product on an empty database, at any moment. */
export interface MarketServer {
  readonly app: OpenServer['app'];
  readonly dependencies: OpenServer['dependencies'];
  /** Sets its clock to a moment, in milliseconds, at which it stands. */
  readonly setMoment: (at: number) => void;
  readonly close: () => Promise<void>;
}

/**
 * Opens a server for what a certificate or a picture shows; it listens to nobody yet.
 * @param environment where markets, plugins and built pages lie
 * @param kitchenPaceMs pace of the simulated kitchen; orders are left alone unless there is one
 */
export async function openMarketServer(
  environment: Environment,
  kitchenPaceMs: Environment['kitchenPaceMs'] = 'off',
): Promise<MarketServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'comanda-certify-'));
  let moment = Date.now();
  const server = await openServer(
    {
      ...environment,
      dataDir,
      databaseUrl: undefined,
      databaseReadUrl: undefined,
      marketDatabases: [],
      port: 0,
      kitchenPaceMs,
      sandbox: 'open',
      requestsPerMinute: 0,
    },
    { log: createLog('silent'), now: () => moment },
  );
  return {
    app: server.app,
    dependencies: server.dependencies,
    setMoment: (at) => {
      moment = at;
    },
    close: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
