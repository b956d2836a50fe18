import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '../../core/manifest/json.ts';
import { overlay } from '../../core/manifest/overlay.ts';
import type { Dependencies } from '../../server/dependencies.ts';
import type { Environment } from '../../server/environment-variables.ts';
import { openServer } from '../../server/open-server.ts';
import { createLog } from '../../server/shell/log.ts';
import type { Database } from '../../server/storage/database.ts';
import { setPresentMoment, startClock, type TestClock } from '../setup/test-clock.ts';
import { type Answer, call, type CallHeaders } from './call.ts';
import { ownDatabase } from './own-database.ts';
import { testEnvironment } from './server-environment.ts';
import { copySampleChain, linkSampleChain } from '../setup/sample-chain.ts';

/** How a test wants its server. */
export interface ServerOptions {
  /** Settings that differ from those of tests: open sandboxes but no kitchen, no limit on calls, passwords that are quickly tried. */
  readonly environment?: Partial<Environment>;
  /** When the clock of server and database starts, in milliseconds; an ordinary moment by default. */
  readonly at?: number;
  /** The clock of the process, where it is another one than its database's. */
  readonly now?: () => number;
  /** Changes to manifests by market folder, laid over the files of this server's own copy. */
  readonly manifests?: Readonly<Record<string, JsonObject>>;
  /** Hears every line of the server's log, from the level `info` on. */
  readonly onLog?: (line: string) => void;
}

/** The clock that a server and its database go by. */
export interface ServerClock {
  /** The present moment, in milliseconds. */
  readonly now: () => number;
  /** Sets the clock on; back, for less than 0. */
  readonly advance: (milliseconds: number) => Promise<void>;
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
  readonly clock: ServerClock;
  /** Folder of this server's markets: its own copy when `manifests` was given, else one that is not to be changed. */
  readonly marketsDir: string;
  /**
   * Ends this process and starts another one on the same database.
   * @param ahead milliseconds by which the clock of that process is ahead of its database's
   */
  readonly succeed: (ahead: number) => Promise<TestServer>;
  readonly close: () => Promise<void>;
}

/** Starts a server for a test file; close it in `afterAll`. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-api-'));
  const marketsDir = options.environment?.marketsDir ?? sampleChain(folder, options.manifests);
  const dataDir = options.environment?.dataDir ?? join(folder, 'data');
  const own = await ownDatabase(dataDir, options.environment?.databaseUrl);
  const environment: Environment = {
    ...testEnvironment(),
    dataDir,
    databaseUrl: own.url,
    marketsDir,
    ...options.environment,
  };
  const clock = startClock(options.at ?? options.now?.());
  const discard = async (): Promise<void> => {
    await own.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  return listen({ options, environment, clock, discard });
}

/** What a server starts on. */
interface Ground {
  readonly options: ServerOptions;
  readonly environment: Environment;
  readonly clock: TestClock;
  /** Removes the data. */
  readonly discard: () => Promise<void>;
}

async function listen(ground: Ground): Promise<TestServer> {
  const { options, environment, clock, discard } = ground;
  const server = await openServer(environment, {
    log: options.onLog ? createLog('info', { write: options.onLog }) : createLog('silent'),
    now: options.now ?? clock.now,
  });
  const { database, applications } = server.dependencies;
  const databases = [database, ...applications.beside.map((other) => other.dependencies.database)];
  const setMoments = async (): Promise<void> => {
    for (const { db } of databases) await setPresentMoment(db, clock.now());
  };
  await setMoments();
  const url = await server.app.listen({ port: environment.port, host: environment.host });
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
    clock: {
      now: clock.now,
      async advance(milliseconds) {
        clock.advance(milliseconds);
        await setMoments();
      },
    },
    marketsDir: environment.marketsDir,
    async succeed(ahead) {
      await server.close();
      const now = () => clock.now() + ahead;
      return listen({ ...ground, options: { ...options, now } });
    },
    close: async () => {
      await server.close();
      await discard();
    },
  };
}

/** The markets of the sample chain: as they are, or a copy with changes to some manifests. */
export function sampleChain(folder: string, manifests: ServerOptions['manifests']): string {
  const marketsDir = join(folder, 'markets');
  if (!manifests) {
    linkSampleChain(marketsDir);
    return marketsDir;
  }
  copySampleChain(marketsDir);
  for (const [market, change] of Object.entries(manifests)) {
    const file = join(marketsDir, market, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
    writeFileSync(file, JSON.stringify(overlay(manifest, change, 'keep')));
  }
  return marketsDir;
}
