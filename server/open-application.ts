import type { FastifyBaseLogger } from 'fastify';
import { PluginBreakers } from '../core/engine/breaker.ts';
import { Gazetteer } from './address/gazetteer.ts';
import { PlaceIndexes } from './address/place-indexes.ts';
import { StreetLookup } from './localisation/street-lookup.ts';
import { buildApp } from './app.ts';
import type { Application, Applications, Dependencies } from './dependencies.ts';
import type { Environment } from './environment-variables.ts';
import { editionAreas, editionPlaces } from './localisation/edition-areas.ts';
import { HutPlaces } from './localisation/hut-places.ts';
import { HutsFinder } from './localisation/huts-finder.ts';
import { storedAreas } from './localisation/served-areas.ts';
import { RateLimiter } from './limits/rate-limiter.ts';
import type { LoadSettings } from './markets/check-deployment.ts';
import { picturedMarkets } from './markets/pictured-market.ts';
import { loadMarkets } from './markets/load-markets.ts';
import { openMarketRegistry } from './markets/market-registry.ts';
import type { RunningMarket } from './markets/running-market.ts';
import { createCatalogueReader } from './menu/catalogue-reader.ts';
import { LateInstallation } from './open-installation.ts';
import { importCatalogues } from './import-catalogue.ts';
import { editionSectors } from './menu/edition-sectors.ts';
import { openSectorCache, type SectorCache } from './menu/sector-cache.ts';
import { type LiveOverrides, openLiveOverrides } from './overrides/live-overrides.ts';
import { openLivePictures } from './photos/live-pictures.ts';
import { addPhotos } from './photos/photo-repository.ts';
import { PhotoStore } from './photos/photo-store.ts';
import { PluginJobs } from './plugins/plugin-jobs.ts';
import { PluginServers } from './plugins/plugin-servers.ts';
import { PluginSpaces } from './plugins/plugin-spaces.ts';
import type { Listening } from './shell/listening.ts';
import { noRelease, readBuild } from './shell/release.ts';
import { startWork } from './start-work.ts';
import { tellSandbox } from './sandbox-notice.ts';
import type { Database } from './storage/database.ts';
import type { DatabaseLimits } from './storage/database-limits.ts';
import { isUnavailable, type StorageError } from './storage/storage-error.ts';
import { type DatabaseOptions, openDatabase } from './storage/open-database.ts';
import { installationSecret } from './storage/installation-secret.ts';
import { CanaryEditions } from './versions/canary-editions.ts';
import { DraftEditions } from './versions/draft-editions.ts';
import { PublishedMarkets } from './versions/published-markets.ts';

/** An application that is ready, and how it ends. */
export interface OpenApplication extends Application {
  /** Ends what it does by itself, each part after what it does now. */
  readonly stopWork: () => Promise<void>;
  /** Closes the database and what reads it, once nobody calls any more. */
  readonly closeStorage: () => Promise<void>;
}

/** What an application is opened with, besides its environment. */
export interface ApplicationParts {
  readonly log: FastifyBaseLogger;
  /** The present moment, in milliseconds. */
  readonly now: () => number;
  /** The embedded database has stopped and cannot be opened again. */
  readonly onDatabaseLost?: (error: StorageError) => void;
  /** Opens the database in place of what does so otherwise, for servers that share one in a process. */
  readonly open?: (options: DatabaseOptions) => Promise<Database>;
  readonly applications: Applications;
  readonly listening: Listening;
}

/** Where the database is and how it is opened. */
const storageOf = (environment: Environment) => {
  const { databaseStatementMs: statementMs, databaseWaitMs: waitMs } = environment;
  const limits: DatabaseLimits = { statementMs, connectionMs: waitMs, lockMs: waitMs };
  return {
    dataDir: environment.dataDir,
    databaseUrl: environment.databaseUrl,
    readUrl: environment.databaseReadUrl,
    poolSize: environment.databaseConnections,
    isTraced: environment.tracesEndpoint !== undefined,
    limits,
  };
};

/** Makes ready what markets bring besides their catalogues: places for the rows of their plugins, and photographs. */
const preparing =
  ({ db }: Database, spaces: PluginSpaces) =>
  async (all: readonly RunningMarket[]): Promise<void> => {
    await spaces.prepareAll(all.flatMap(({ market }) => market.plugins));
    await addPhotos(
      db,
      all.flatMap(({ takePhotos }) => takePhotos()),
    );
  };

/** What guards the plugins of markets and gives them their handles, and how markets are loaded with both. */
function pluginsFor(
  { gatewayTimeoutMs, sandbox, variables }: Environment,
  { log, now }: Pick<ApplicationParts, 'log' | 'now'>,
) {
  const breakers = new PluginBreakers({
    now,
    onFailure: ({ error, ...failure }) => log.error({ err: error, ...failure }, 'a plugin failed'),
    // What was left out while the database was away would be missed after it has come back.
    isToBlame: (error) => !isUnavailable(error),
    limits: { 'payment-gateway': gatewayTimeoutMs },
  });
  const installation = new LateInstallation();
  const pluginServers = new PluginServers({ log, now, installation, variables });
  const settings: LoadSettings = {
    now,
    isSandboxOpen: sandbox === 'open',
    isSet: (variable) => (variables[variable] ?? '') !== '',
    watchOf: (market) => breakers.watchOf(market),
    contextsOf: (market) => (loaded, manifest) => pluginServers.of(market, loaded, manifest),
  };
  return { breakers, installation, pluginServers, settings };
}

/** What the huts of the markets sell and where they are, of each visitor's edition. */
function shopsOf({
  database,
  markets,
  sectors,
  places,
  live,
  now,
  log,
}: Pick<Dependencies, 'database' | 'markets' | 'now' | 'log'> & {
  readonly sectors: SectorCache;
  readonly places: HutPlaces;
  readonly live: LiveOverrides;
}) {
  const reader = createCatalogueReader({
    markets,
    sectors: editionSectors(sectors, markets),
    live,
    now,
    onUnknownKind: (sector, { id, kind }) =>
      log.warn({ sector, deal: id, kind }, 'deal left out: nothing prices its kind'),
  });
  const huts = new HutsFinder({
    database,
    markets,
    reader,
    areas: editionAreas(storedAreas(database.db)),
    places: editionPlaces(places),
  });
  return { reader, huts };
}

/** Loads markets while the database opens, of which neither needs the other. A mistake in a market is told first. */
async function whileOpening<First>(
  open: (meanwhile: Promise<unknown>) => Promise<Database>,
  load: () => Promise<First>,
): Promise<{ readonly first: First; readonly database: Database }> {
  let begin = (): void => undefined;
  const loading = new Promise<void>((resolve) => (begin = resolve)).then(load);
  // How it ended is looked at once the database is open.
  loading.catch(() => undefined);
  // The thread of an embedded database starts before reading markets keeps this one busy.
  const opening = open(loading);
  begin();
  let database: Database;
  try {
    database = await opening;
  } catch (error) {
    await loading;
    throw error;
  }
  try {
    return { first: await loading, database };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Opens database and markets, brings the catalogue in and builds the application.
 * @throws StartError when a market cannot be served; StorageError when the database cannot
 */
export async function openApplication(
  environment: Environment,
  { log, now, onDatabaseLost, open = openDatabase, applications, listening }: ApplicationParts,
): Promise<OpenApplication> {
  const { distDir } = environment;
  const { breakers, installation, pluginServers, settings } = pluginsFor(environment, { log, now });
  const load = async () =>
    environment.marketsFrom === 'files' ? await loadMarkets(environment, settings) : undefined;
  // Of several databases none is made that is of no market [OPS-22].
  const early = environment.home ? load() : undefined;
  await early;
  const { first, database } = await whileOpening(
    (meanwhile) => open({ ...storageOf(environment), log, meanwhile, onLost: onDatabaseLost }),
    () => early ?? load(),
  );
  const opened: { readonly close: () => Promise<void> }[] = [database];
  /** What was opened last is closed first. */
  const closeStorage = async (): Promise<void> => {
    for (const part of opened.toReversed()) await part.close();
  };
  const kept = <Part extends { readonly close: () => Promise<void> }>(part: Part): Part => {
    opened.push(part);
    return part;
  };
  try {
    installation.open({ database });
    const posSecret = await installationSecret(database.db, 'pos-secret', environment.posSecret);
    const spaces = new PluginSpaces(database.db, log);
    const prepareParts = preparing(database, spaces);
    const pictures = kept(await openLivePictures(database, log));
    let read = first;
    const published = new PublishedMarkets(database.db, environment, settings);
    const loadFiles = async () => {
      const loaded = read ?? (await loadMarkets(environment, settings));
      read = undefined;
      return { markets: loaded };
    };
    const markets = await openMarketRegistry({
      load: first ? loadFiles : () => published.load(),
      prepare: async (all) => {
        await prepareParts(all);
        await importCatalogues(database.db, all, posSecret);
      },
      dressed: picturedMarkets(pictures.of),
      log,
    });
    const sectors = kept(await openSectorCache(database));
    const live = kept(await openLiveOverrides(database, log));
    const indexes = kept(await PlaceIndexes.open(database, environment.placesInMemory, log));
    const places = kept(await HutPlaces.open(database, log));
    const { reader, huts } = shopsOf({ database, markets, sectors, places, live, now, log });
    pluginServers.open({ db: database.db, spaces, markets, reader, huts });
    const jobs = new PluginJobs({ db: database.db, markets, pluginServers, log });
    const build = await readBuild(distDir);
    const tokenSecret = await installationSecret(database.db, 'access-token');
    const editionSources = {
      db: database.db,
      folders: environment,
      settings,
      prepare: prepareParts,
      log,
    };
    const canaries = new CanaryEditions(editionSources);
    const dependencies: Dependencies = {
      environment,
      installation,
      posSecret,
      tokens: { db: database.db, tokenSecret },
      database,
      limiter: new RateLimiter(database.db, {
        limitsAddresses: environment.requestsPerMinute > 0,
      }),
      markets,
      drafts: new DraftEditions(editionSources),
      canaries,
      photos: new PhotoStore(database.db, log),
      breakers,
      pluginServers,
      jobs,
      atWork: [],
      reader,
      huts,
      applications,
      listening,
      gazetteer: new Gazetteer(database, indexes),
      streets: new StreetLookup(database, huts, reader),
      now,
      log,
      release: build?.release ?? noRelease,
    };
    const app = await buildApp(dependencies);
    tellSandbox(log, settings.isSandboxOpen === true, markets.all());
    const stopWork = await startWork(dependencies, published);
    return { app, dependencies, stopWork, closeStorage };
  } catch (error) {
    await closeStorage();
    throw error;
  }
}
