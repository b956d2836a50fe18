import type { Environment } from '../environment-variables.ts';
import { endingOf } from '../storage/market-databases.ts';
import { type Home, homesOf } from './market-homes.ts';
import { marketsIn } from './read-deployment.ts';

/** A command has to say in which of several databases it works, or names one that there is not. */
export class UnknownHomeError extends Error {
  override readonly name = 'UnknownHomeError';
}

/**
 * The databases that a command works in, each with its environment: the one of a name or of a market, without either
 * every one.
 * @throws UnknownHomeError
 */
export async function homesNamed(
  environment: Environment,
  named?: string,
): Promise<readonly Home[]> {
  const { marketDatabases, marketsDir } = environment;
  // One database is meant whatever it is called.
  if (marketDatabases.length === 0) return [{ name: 'shared', environment }];
  const homes = await homesOf(environment);
  if (named === undefined) return homes;
  const isMarket =
    marketDatabases.some(({ endings }) => endings.includes(endingOf(named))) ||
    (await marketsIn(marketsDir)).includes(named);
  const home =
    homes.find(({ name }) => name === named) ??
    homes.find((one) => isMarket && one.environment.home?.serves(named));
  if (home) return [home];
  throw new UnknownHomeError(
    `There is no database ${named} and no such market. Databases: ${namesOf(homes).join(', ')}.`,
  );
}

/** The environment of the one database that a command works in. @throws UnknownHomeError where it could be several */
export async function environmentOf(
  environment: Environment,
  named?: string,
): Promise<Environment> {
  const [home, ...others] = await homesNamed(environment, named);
  if (home && others.length === 0) return home.environment;
  const names = home ? namesOf([home, ...others]) : [];
  throw new UnknownHomeError(
    `Markets live in several databases. Say which is meant: --database ${names.join(' or --database ')}.`,
  );
}

const namesOf = (homes: readonly Home[]): readonly string[] => homes.map(({ name }) => name);
