import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, unknownName } from '../../core/manifest/problem.ts';
import type { Environment } from '../environment-variables.ts';
import { endingOf, endingsOf, type MarketHome } from '../storage/market-databases.ts';
import { marketsIn } from './read-deployment.ts';

/** A database, and the environment of the application that serves its markets. */
export interface Home {
  /** How health and metrics call the database. */
  readonly name: string;
  readonly environment: Environment;
}

/** Name of the database of all markets that name none. */
const sharedName = 'shared';

/**
 * The databases in which the markets of a deployment live, the one that they share first; it is left out where every
 * market has another one.
 */
export async function homesOf(environment: Environment): Promise<readonly Home[]> {
  const { marketDatabases, marketsFrom, marketsDir, databaseUrl, dataDir } = environment;
  const apart = new Set(marketDatabases.flatMap(({ endings }) => endings));
  const isShared = (market: string): boolean => !apart.has(endingOf(market));
  const isFromFiles = marketsFrom === 'files';
  const hasShared = isFromFiles
    ? (await marketsIn(marketsDir)).some(isShared)
    : databaseUrl !== undefined || existsSync(join(dataDir, 'database'));
  const named = [...new Set([...apart, ...endingsOf(environment.variables)])];
  const homeOf = (serves: MarketHome['serves']): MarketHome => ({
    serves,
    ...(isFromFiles && {
      problemsOf: (markets) => [
        ...misnamed(named, markets),
        ...(hasShared ? [] : markets.filter(isShared).map(homeless)),
      ],
    }),
  });
  const shared = { name: sharedName, environment: { ...environment, home: homeOf(isShared) } };
  const others = marketDatabases.map(({ name, endings, ...place }) => ({
    name,
    environment: {
      ...environment,
      databaseUrl: place.databaseUrl,
      databaseReadUrl: place.databaseReadUrl,
      dataDir: place.dataDir ?? dataDir,
      home: homeOf((market) => endings.includes(endingOf(market))),
    },
  }));
  return hasShared ? [shared, ...others] : others;
}

/** Variables of no market, and those of several. */
const misnamed = (endings: readonly string[], markets: readonly string[]): readonly Problem[] =>
  endings.flatMap((ending): readonly Problem[] => {
    const meant = markets.filter((market) => endingOf(market) === ending);
    if (meant.length === 1) return [];
    const place = inEnvironment(ending);
    if (meant.length === 0) return [unknownName(place, 'market', ending, markets.map(endingOf))];
    return [{ ...place, expected: 'the database of one market', found: meant.join(' and ') }];
  });

const homeless = (market: string): Problem => ({
  ...inEnvironment(endingOf(market)),
  expected: `a database for the market ${market}, as every other one has its own`,
  found: 'none',
  remedy: `Set DATABASE_URL_${endingOf(market)} or DATABASE_URL, and start the server again`,
});

const inEnvironment = (ending: string): Pick<Problem, 'file' | 'pointer'> => ({
  file: 'the environment',
  pointer: `/DATABASE_URL_${ending}`,
});
