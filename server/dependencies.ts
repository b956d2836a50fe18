import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PluginBreakers } from '../core/engine/breaker.ts';
import type { Installation } from '../core/installation.ts';
import type { Gazetteer } from './address/gazetteer.ts';
import type { StreetLookup } from './localisation/street-lookup.ts';
import type { TokenCheck } from './accounts/authenticate.ts';
import type { Environment } from './environment-variables.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import type { MarketRegistry } from './markets/market-registry.ts';
import type { CatalogueReader } from './menu/catalogue-reader.ts';
import type { PhotoStore } from './photos/photo-store.ts';
import type { PluginJobs } from './plugins/plugin-jobs.ts';
import type { PluginServers } from './plugins/plugin-servers.ts';
import type { HutsFinder } from './localisation/huts-finder.ts';
import type { Listening } from './shell/listening.ts';
import type { Repetition } from './shell/repeat.ts';
import type { Database } from './storage/database.ts';
import type { CanaryEditions } from './versions/canary-editions.ts';
import type { DraftEditions } from './versions/draft-editions.ts';

/** What answers the calls of the markets of one database. */
export interface Application {
  readonly app: FastifyInstance;
  readonly dependencies: Dependencies;
}

/** The applications of a process, one a database [OPS-22]. */
export interface Applications {
  /** How health and metrics call the database of this one; undefined where it is the only one. */
  readonly database: string | undefined;
  /** Those that this one passes calls to, as it is the one that listens; none where another one does. */
  readonly beside: readonly Application[];
  readonly isListener: boolean;
  /** The markets of all others, whoever listens. */
  readonly elsewhere: () => readonly Pick<Dependencies, 'markets' | 'reader'>[];
}

/** What the routes reach the outside through. */
export interface Dependencies {
  readonly environment: Environment;
  readonly database: Database;
  /** What the plugins of the markets are made with. */
  readonly installation: Installation;
  readonly limiter: RateLimiter;
  readonly markets: MarketRegistry;
  /** The drafts that visitors may look at. */
  readonly drafts: DraftEditions;
  /** The version that some visitors are served first. */
  readonly canaries: CanaryEditions;
  /** What is shown in place of drawings. */
  readonly photos: PhotoStore;
  /** How the plugins of the markets do. */
  readonly breakers: PluginBreakers;
  /** Gives the server halves of plugins their handles. */
  readonly pluginServers: PluginServers;
  readonly jobs: PluginJobs;
  /** Work that goes on beside the calls. It calls this server too, so that it ends before calls are refused. */
  readonly atWork: Pick<Repetition, 'stop'>[];
  readonly reader: CatalogueReader;
  readonly huts: HutsFinder;
  readonly applications: Applications;
  readonly listening: Listening;
  readonly gazetteer: Gazetteer;
  readonly streets: StreetLookup;
  /** The present moment, in milliseconds. */
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
  /** What the keys of the sandbox points of sale are made from: `posKeyOf` in menu/pos-keys.ts. */
  readonly posSecret: string;
  /** Tells who a token belongs to: for `authenticate` in accounts/authenticate.ts. */
  readonly tokens: TokenCheck;
  /** Release of the browser application that is served [SHL-54]. */
  readonly release: string;
}
