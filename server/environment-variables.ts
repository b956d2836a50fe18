import { join } from 'node:path';
import { connectionSettings, processSettings } from './connection-settings.ts';
import {
  flag,
  longestPaceMs,
  numberWithin,
  secret,
  type Setting,
  text,
  wholeNumber,
} from './setting-kinds.ts';
import { pushSettings } from './push-settings.ts';
import { type TracingEnvironment, tracingSettings } from './tracing/tracing-settings.ts';
import { databaseSettings } from './storage/database-settings.ts';
import {
  hasEmbeddedDatabase,
  type MarketDatabase,
  type MarketHome,
  readMarketDatabases,
} from './storage/market-databases.ts';
import { readTrustedProxies, type TrustedProxies } from './shell/trusted-proxies.ts';

/** Everything that a running server takes from its environment. */
export interface Environment extends TracingEnvironment {
  readonly port: number;
  readonly host: string;
  /** Processes that answer calls; undefined for one a core, where the database lets several in. */
  readonly workers: number | undefined;
  readonly dataDir: string;
  /** All variables, for the secrets that options of plugins name. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly databaseUrl: string | undefined;
  /** A replica of that database, for reads that may be a second old. */
  readonly databaseReadUrl: string | undefined;
  /** The databases that some markets have apart from all others [OPS-22]; none by default. */
  readonly marketDatabases: readonly MarketDatabase[];
  /** Which markets live in the database of one application of several; all of them unless it says so. */
  readonly home?: MarketHome;
  /** Connections of each process to the database. */
  readonly databaseConnections: number | undefined;
  readonly databaseStatementMs: number;
  readonly databaseWaitMs: number;
  readonly distDir: string;
  readonly marketsDir: string;
  /** What is served: the files of `marketsDir`, or the version published last. */
  readonly marketsFrom: 'files' | 'database';
  readonly pluginsDir: string;
  readonly kitchenPaceMs: number | 'off' | undefined;
  readonly posSecret: string | undefined;
  readonly orderSecret: string | undefined;
  readonly gatewayTimeoutMs: number;
  readonly sandbox: 'open' | 'closed';
  readonly passwordLogN: number;
  readonly placesInMemory: number;
  readonly logLevel: string;
  readonly requestsPerMinute: number;
  readonly trustProxy: TrustedProxies;
  readonly bodyTimeoutMs: number;
  readonly idleTimeoutMs: number;
  readonly requestsPerConnection: number;
  readonly connections: number;
  /** Connections that one network address may hold open at a time. */
  readonly connectionsPerAddress: number;
  readonly development: boolean;
  readonly operatorConsole: 'open' | 'closed';
  readonly operatorSecret: string | undefined;
  /** Who may read the metrics from elsewhere. */
  readonly metricsToken: string | undefined;
  /** Where push services reach who runs this; undefined for the first host of each market. */
  readonly pushContact: string | undefined;
  /** Origin of a push service beside those in public. */
  readonly pushService: string | undefined;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** The settings, each with the variable that gives it and what it is for. */
export const settings: {
  readonly [Key in Exclude<keyof Environment, 'variables' | 'marketDatabases' | 'home'>]: Setting<
    Environment[Key]
  >;
} = {
  port: {
    ...wholeNumber('PORT', 'Port to listen on; 0 takes a free one.', { least: 0, most: 65_535 }),
    fallback: 3000,
  },
  host: text('HOST', 'Address to listen on; 0.0.0.0 for every network.', '127.0.0.1'),
  ...processSettings,
  dataDir: text('DATA_DIR', 'Folder of the embedded database.', '.data'),
  ...databaseSettings,
  distDir: text('DIST_DIR', 'Folder of the built browser application.', 'dist'),
  marketsDir: text('MARKETS_DIR', 'Folder of the markets.', 'markets'),
  marketsFrom: {
    variable: 'MARKETS_FROM',
    purpose:
      'What is served: files, the folder of the markets as it is now, or database, the version of it that was published last.',
    read: (value) => (value === 'files' || value === 'database' ? value : undefined),
    expected: 'files or database',
    fallback: 'files',
  },
  pluginsDir: text('PLUGINS_DIR', 'Folder of the plugins.', 'plugins'),
  kitchenPaceMs: {
    variable: 'KITCHEN_PACE_MS',
    purpose:
      'Milliseconds between two statuses of the kitchen simulator; off to leave orders alone.',
    read: (value) =>
      value === 'off' ? value : numberWithin(value, { least: 0, most: longestPaceMs }),
    expected: `a whole number from 0 to ${longestPaceMs}, or off`,
    fallback: undefined,
  },
  posSecret: secret('POS_SECRET', 'Secret that the keys of the sandbox points of sale come from.'),
  orderSecret: secret(
    'ORDER_SECRET',
    'Secret that signs what browsers carry from order call to order call.',
  ),
  gatewayTimeoutMs: {
    ...wholeNumber(
      'GATEWAY_TIMEOUT_MS',
      'Milliseconds that a payment gateway may take to answer.',
      {
        least: 1,
        most: 120_000,
      },
    ),
    fallback: 20_000,
  },
  sandbox: {
    variable: 'SANDBOX',
    purpose:
      'Whether the sandboxes under /sandbox are open to everybody: payment gateway, kitchen, mail outbox, social sign-in and bank pages. For trying and testing only.',
    read: (value) => (value === 'open' || value === 'closed' ? value : undefined),
    expected: 'open or closed',
    fallback: 'closed',
  },
  passwordLogN: {
    ...wholeNumber(
      'PASSWORD_LOG_N',
      'Work that it takes to try a password, as the power of two that scrypt takes for N.',
      { least: 14, most: 20 },
    ),
    fallback: 15,
  },
  placesInMemory: {
    ...wholeNumber(
      'PLACES_IN_MEMORY',
      'Most places of a market that are searched in memory, typing mistakes included; the rest by the beginning of their names.',
      { least: 0, most: 10_000_000 },
    ),
    fallback: 300_000,
  },
  logLevel: {
    ...text('LOG_LEVEL', 'How much is logged.', 'info'),
    read: (value) => (logLevels.includes(value) ? value : undefined),
    expected: `one of ${logLevels.join(', ')}`,
  },
  requestsPerMinute: {
    ...wholeNumber(
      'REQUESTS_PER_MINUTE',
      'Calls a minute that one address may make; 0 for any number, and no other limit by address either: for tests, which share one.',
      {
        least: 0,
        most: 1_000_000,
      },
    ),
    fallback: 1200,
  },
  trustProxy: {
    variable: 'TRUST_PROXY',
    purpose: 'Proxies in front that tell the real host and address of a caller; true is one.',
    read: readTrustedProxies,
    expected: 'true, false, a number of proxies, or their addresses with commas between',
    fallback: false,
  },
  ...connectionSettings,
  development: flag(
    'DEVELOPMENT',
    'Whether this is the machine of a developer, to whom GraphQL tells its schema.',
  ),
  operatorConsole: {
    variable: 'OPERATOR_CONSOLE',
    purpose:
      'Whether the console of operators is served at /operator; closed, nothing of it is there.',
    read: (value) => (value === 'open' || value === 'closed' ? value : undefined),
    expected: 'open or closed',
    fallback: 'closed',
  },
  operatorSecret: secret(
    'OPERATOR_SECRET',
    'Secret that the second factors of operators are encrypted with.',
  ),
  metricsToken: secret(
    'METRICS_TOKEN',
    'Token that whoever reads /metrics sends as Authorization: Bearer. Without it only callers on the same machine read them, not through a proxy; all others find nothing there.',
  ),
  ...pushSettings,
  ...tracingSettings,
};

/** Everything wrong with the environment, all at once. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(problems: readonly string[]) {
    super(['The environment is wrong:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
  }
}

/**
 * Reads the environment; relative folders start at `root`.
 * @throws EnvironmentError
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  root: string,
): Environment {
  const problems: string[] = [];
  const valueOf = <Value>({
    variable,
    purpose,
    read,
    expected,
    fallback,
  }: Setting<Value>): Value => {
    const given = variables[variable];
    if (given === undefined || given === '') return fallback;
    const value = read(given);
    if (value === undefined) problems.push(`${variable}: expected ${expected}. ${purpose}`);
    return value ?? fallback;
  };
  const folder = (setting: Setting<string>): string => {
    const path = valueOf(setting);
    return path.startsWith('/') ? path : join(root, path);
  };
  const read: Omit<Environment, 'marketDatabases'> = {
    variables,
    port: valueOf(settings.port),
    host: valueOf(settings.host),
    workers: valueOf(settings.workers),
    dataDir: folder(settings.dataDir),
    databaseUrl: valueOf(settings.databaseUrl),
    databaseReadUrl: valueOf(settings.databaseReadUrl),
    databaseConnections: valueOf(settings.databaseConnections),
    databaseStatementMs: valueOf(settings.databaseStatementMs),
    databaseWaitMs: valueOf(settings.databaseWaitMs),
    distDir: folder(settings.distDir),
    marketsDir: folder(settings.marketsDir),
    marketsFrom: valueOf(settings.marketsFrom),
    pluginsDir: folder(settings.pluginsDir),
    kitchenPaceMs: valueOf(settings.kitchenPaceMs),
    posSecret: valueOf(settings.posSecret),
    orderSecret: valueOf(settings.orderSecret),
    gatewayTimeoutMs: valueOf(settings.gatewayTimeoutMs),
    sandbox: valueOf(settings.sandbox),
    passwordLogN: valueOf(settings.passwordLogN),
    placesInMemory: valueOf(settings.placesInMemory),
    logLevel: valueOf(settings.logLevel),
    requestsPerMinute: valueOf(settings.requestsPerMinute),
    trustProxy: valueOf(settings.trustProxy),
    bodyTimeoutMs: valueOf(settings.bodyTimeoutMs),
    idleTimeoutMs: valueOf(settings.idleTimeoutMs),
    requestsPerConnection: valueOf(settings.requestsPerConnection),
    connections: valueOf(settings.connections),
    connectionsPerAddress: valueOf(settings.connectionsPerAddress),
    development: valueOf(settings.development),
    operatorConsole: valueOf(settings.operatorConsole),
    operatorSecret: valueOf(settings.operatorSecret),
    pushContact: valueOf(settings.pushContact),
    pushService: valueOf(settings.pushService),
    metricsToken: valueOf(settings.metricsToken),
    tracesEndpoint: valueOf(settings.tracesEndpoint),
    tracesHeaders: valueOf(settings.tracesHeaders),
    tracesService: valueOf(settings.tracesService),
    tracesShare: valueOf(settings.tracesShare),
  };
  const marketDatabases = readMarketDatabases(variables, read, problems);
  if (read.databaseReadUrl !== undefined && read.databaseUrl === undefined) {
    problems.push(
      'DATABASE_READ_URL: expected DATABASE_URL beside it. A replica answers for a PostgreSQL.',
    );
  }
  if ((read.workers ?? 1) > 1 && hasEmbeddedDatabase({ ...read, marketDatabases })) {
    problems.push(
      'WORKERS: expected 1, or a PostgreSQL for each market. One process has an embedded database to itself.',
    );
  }
  if (problems.length > 0) throw new EnvironmentError(problems);
  return { ...read, marketDatabases };
}
