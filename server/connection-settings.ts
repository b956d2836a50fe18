import { longestPaceMs, numberWithin, type Setting, wholeNumber } from './setting-kinds.ts';

const mostWorkers = 256;
const mostDatabaseConnections = 1000;

/** How many processes the server has, and what they take of the database. */
export const processSettings = {
  workers: {
    variable: 'WORKERS',
    purpose:
      'Processes that answer calls behind the one port: as many as there are cores, unless it is set. With the embedded database there is one.',
    read: (value) => numberWithin(value, { least: 1, most: mostWorkers }),
    expected: `a whole number from 1 to ${mostWorkers}`,
    fallback: undefined,
  },
  databaseConnections: {
    variable: 'DATABASE_CONNECTIONS',
    purpose:
      'Connections that each process may hold to the PostgreSQL of DATABASE_URL, and as many to a replica: 10 unless it is set, or fewer where more than four workers share 40.',
    read: (value) => numberWithin(value, { least: 2, most: mostDatabaseConnections }),
    expected: `a whole number from 2 to ${mostDatabaseConnections}`,
    fallback: undefined,
  },
} as const satisfies Readonly<Record<string, Setting<number | undefined>>>;

/** The settings that guard the server's connections: how long and how many it keeps open. */
export const connectionSettings = {
  bodyTimeoutMs: {
    ...wholeNumber(
      'BODY_TIMEOUT_MS',
      'Milliseconds in which a request must have come whole, its body included; slow senders are cut.',
      { least: 100, most: longestPaceMs },
    ),
    fallback: 30_000,
  },
  idleTimeoutMs: {
    ...wholeNumber(
      'IDLE_TIMEOUT_MS',
      'Milliseconds without a byte either way, after which a connection is closed; event streams say something every 15,000.',
      { least: 100, most: longestPaceMs },
    ),
    fallback: 75_000,
  },
  requestsPerConnection: {
    ...wholeNumber(
      'REQUESTS_PER_CONNECTION',
      'Requests after which a connection is closed and a new one must be opened.',
      { least: 1, most: 1_000_000 },
    ),
    fallback: 1000,
  },
  connections: {
    ...wholeNumber(
      'CONNECTIONS',
      'Connections that are open at a time, of all workers together; more are refused.',
      {
        least: 1,
        most: 100_000,
      },
    ),
    fallback: 5000,
  },
  connectionsPerAddress: {
    ...wholeNumber(
      'CONNECTIONS_PER_ADDRESS',
      'Connections that one network address may hold open at a time, with all workers together; more are refused. Behind a proxy that TRUST_PROXY names, that proxy has to see to it.',
      { least: 1, most: 100_000 },
    ),
    fallback: 500,
  },
} as const;
