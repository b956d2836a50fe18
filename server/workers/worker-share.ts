import { availableParallelism } from 'node:os';
import type { Environment } from '../environment-variables.ts';
import { hasEmbeddedDatabase } from '../storage/market-databases.ts';

/** Connections to the database that each process may hold, and about how many they hold together. */
const mostEach = 10;
const fewestEach = 4;
const mostTogether = 40;

/** How many processes answer calls: as many as are asked for, or one for each core that there is. */
export const workersOf = (
  environment: Pick<Environment, 'workers' | 'databaseUrl' | 'marketDatabases'>,
): number =>
  hasEmbeddedDatabase(environment) ? 1 : (environment.workers ?? availableParallelism());

const poolSizeOf = (workers: number): number =>
  Math.min(mostEach, Math.max(fewestEach, Math.floor(mostTogether / workers)));

/** What one of the workers takes of what is set for all of them together: calls come to each in turn. */
export function shareOfWorker(environment: Environment): Environment {
  const workers = workersOf(environment);
  const { connections, connectionsPerAddress, databaseConnections } = environment;
  return {
    ...environment,
    connections: Math.ceil(connections / workers),
    connectionsPerAddress: Math.ceil(connectionsPerAddress / workers),
    databaseConnections: databaseConnections ?? poolSizeOf(workers),
  };
}
