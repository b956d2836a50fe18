import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { JsonObject } from '../../core/manifest/json.ts';
import { overlay } from '../../core/manifest/overlay.ts';
import { pluginLoaders } from '../../plugins/index.ts';
import type { Dependencies } from '../../server/dependencies.ts';
import { type Environment, readEnvironment } from '../../server/environment.ts';
import { openServer } from '../../server/open-server.ts';
import type { Database } from '../../server/storage/database.ts';
import { root } from '../../tools/tasks/project.ts';
import { type Answer, call, type CallHeaders } from './call.ts';
import { ownDatabase } from './own-database.ts';

/** How a test wants its server. */
export interface ServerOptions {
  /** Settings that differ from those of tests: no kitchen, no limit on calls, passwords that are quickly tried. */
  readonly environment?: Partial<Environment>;
  /** What the server takes for the present moment, in milliseconds; the real one by default. */
  readonly now?: () => number;
  /** Changes to manifests by market folder, laid over the files of this server's own copy. */
  readonly manifests?: Readonly<Record<string, JsonObject>>;
}

/** A real server that listens, on a real database of its own. */
export interface TestServer {
  /** Address without a market, such as `http://127.0.0.1:41001`. */
  readonly url: string;
  readonly get: <Body = unknown>(path: string, headers?: CallHeaders) => Promise<Answer<Body>>;
  readonly post: <Body = unknown>(
    path: string,
    body: unknown,
    headers?: CallHeaders,
  ) => Promise<Answer<Body>>;
  readonly db: Database['db'];
  readonly database: Database;
  readonly dependencies: Dependencies;
  /** Folder of this server's markets: its own copy when `manifests` was given, else the project's. */
  readonly marketsDir: string;
  readonly close: () => Promise<void>;
}

/** Starts a server for a test file; close it in `afterAll`. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-api-'));
  const marketsDir = options.manifests
    ? changedMarkets(folder, options.manifests)
    : join(root, 'markets');
  const dataDir = join(folder, 'data');
  const own = await ownDatabase(dataDir);
  const environment: Environment = {
    ...readEnvironment({}, root),
    port: 0,
    dataDir,
    databaseUrl: own.url,
    marketsDir,
    kitchenPaceMs: 'off',
    requestsPerMinute: 0,
    passwordLogN: 8,
    ...options.environment,
  };
  const server = await openServer(environment, {
    loaders: pluginLoaders,
    log: pino({ level: 'silent' }),
    now: options.now ?? Date.now,
  });
  const url = await server.app.listen({ port: environment.port, host: environment.host });
  const { database } = server.dependencies;
  return {
    url,
    get: (path, headers = {}) => call(url + path, { headers }),
    post: (path, body, headers = {}) =>
      call(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    db: database.db,
    database,
    dependencies: server.dependencies,
    marketsDir,
    close: async () => {
      await server.close();
      await own.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A copy of the markets with changes to some manifests. */
function changedMarkets(
  folder: string,
  manifests: NonNullable<ServerOptions['manifests']>,
): string {
  const marketsDir = join(folder, 'markets');
  cpSync(join(root, 'markets'), marketsDir, { recursive: true });
  for (const [market, change] of Object.entries(manifests)) {
    const file = join(marketsDir, market, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
    writeFileSync(file, JSON.stringify(overlay(manifest, change, 'keep')));
  }
  return marketsDir;
}
