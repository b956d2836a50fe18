import type { FastifyInstance } from 'fastify';
import { StartError } from '../core/engine/start-error.ts';
import type { Application, Applications, Dependencies } from './dependencies.ts';
import type { Environment } from './environment-variables.ts';
import { type Home, homesOf } from './markets/market-homes.ts';
import {
  type ApplicationParts,
  type OpenApplication,
  openApplication,
} from './open-application.ts';
import { Listening } from './shell/listening.ts';
import { endingsOf } from './storage/market-databases.ts';

/** A server that is ready but does not listen yet. */
export interface OpenServer {
  /** The application that listens. */
  readonly app: FastifyInstance;
  readonly dependencies: Dependencies;
  /** Finishes what runs, then closes the databases. */
  readonly close: () => Promise<void>;
}

/** What a server is opened with, besides its environment. */
export type ServerParts = Omit<ApplicationParts, 'applications' | 'listening'>;

const alone: Applications = {
  database: undefined,
  beside: [],
  isListener: true,
  elsewhere: () => [],
};

/**
 * Opens databases and markets, brings the catalogues in and builds what answers: an application a database [OPS-22].
 * @throws StartError when a market cannot be served; StorageError when a database cannot
 */
export async function openServer(
  environment: Environment,
  parts: ServerParts,
): Promise<OpenServer> {
  const listening = new Listening();
  const { marketDatabases, variables } = environment;
  const isNamed = marketDatabases.length > 0 || endingsOf(variables).length > 0;
  const [first, ...others] = isNamed ? await homesOf(environment) : [];
  if (first) return openSeveral(first, others, parts, listening);
  const one = await openApplication(environment, { ...parts, listening, applications: alone });
  return serverOf([one], one);
}

/** Opens an application for each database; the first one listens, once all others are there to have calls passed to. */
async function openSeveral(
  first: Home,
  others: readonly Home[],
  { log, onDatabaseLost: _onDatabaseLost, ...parts }: ServerParts,
  listening: Listening,
): Promise<OpenServer> {
  const open: OpenApplication[] = [];
  const openHome = async ({ name, environment: own }: Home, isListener: boolean) => {
    const applications: Applications = {
      database: name,
      beside: isListener ? [...open] : [],
      isListener,
      elsewhere: () =>
        open
          .map(({ dependencies }) => dependencies)
          .filter((other) => other.applications !== applications),
    };
    const application = await openApplication(own, {
      ...parts,
      log: log.child({ database: name }),
      listening,
      applications,
      // The markets of the others go on: who looks after the server hears of it, and `/ready` tells which is lost.
      onDatabaseLost: ({ message }) =>
        log.fatal({ database: name, reason: message }, 'a database cannot be opened again'),
    });
    open.push(application);
    assertServes(name, application);
    return application;
  };
  try {
    for (const home of others) await openHome(home, false);
    return serverOf(open, await openHome(first, true));
  } catch (error) {
    for (const application of open) await close([application]);
    throw error;
  }
}

/** @throws StartError where what was published in a database is of other markets than those that name it */
function assertServes(name: string, { dependencies: { markets } }: Application): void {
  if (markets.all().length > 0) return;
  throw new StartError([
    {
      file: `the database of ${name}`,
      pointer: '',
      expected: 'a published version with a market of its own',
      found: 'none',
      remedy: `Publish there: npm run market -- publish --database ${name} --reason "…"`,
    },
  ]);
}

const serverOf = (
  all: readonly OpenApplication[],
  { app, dependencies }: Application,
): OpenServer => ({ app, dependencies, close: () => close(all) });

/** Ends what all do by themselves, then all calls, and then the databases. */
async function close(all: readonly OpenApplication[]): Promise<void> {
  for (const { stopWork } of all) await stopWork();
  // Together: the one that listens waits for calls that the others answer, and they let go of what stays open.
  await Promise.all(all.map(({ app }) => app.close()));
  for (const { closeStorage } of all) await closeStorage();
}
