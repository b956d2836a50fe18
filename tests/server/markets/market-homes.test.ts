import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeProblem } from '../../../core/manifest/problem.ts';
import { EnvironmentError, readEnvironment } from '../../../server/environment-variables.ts';
import { environmentOf, homesNamed } from '../../../server/markets/home-of-market.ts';
import { homesOf } from '../../../server/markets/market-homes.ts';

let folder: string;
const ids = ['east', 'north', 'old-town', 'south'];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'comanda-homes-'));
  for (const id of ['default', ...ids]) mkdirSync(join(folder, 'markets', id), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environmentWith = (variables: Record<string, string>) => readEnvironment(variables, folder);

const homesWith = async (variables: Record<string, string>) =>
  (await homesOf(environmentWith(variables))).map(({ name, environment }) => {
    const { databaseUrl, databaseReadUrl, dataDir, home } = environment;
    return {
      name,
      at: databaseUrl ?? dataDir,
      read: databaseReadUrl,
      serves: ids.filter((id) => home?.serves(id)),
    };
  });

const problemsOf = (variables: Record<string, string>): string => {
  try {
    environmentWith(variables);
    return '';
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
};

/** What a start says of where markets live. */
const saidAtStart = async (variables: Record<string, string>, markets = ids) =>
  (await homesOf(environmentWith(variables)))
    .flatMap(({ environment }) => environment.home?.problemsOf?.(markets) ?? [])
    .map(describeProblem);

const [one, other] = ['postgresql://a:b@db-1/comanda', 'postgresql://a:b@db-2:5433/comanda'];

describe('databases of markets', () => {
  it('are none by default, whatever DATABASE_URL says', () => {
    expect(environmentWith({}).marketDatabases).toEqual([]);
    expect(environmentWith({ DATABASE_URL: one }).marketDatabases).toEqual([]);
    expect(environmentWith({ DATABASE_URL_NORTH: '' }).marketDatabases).toEqual([]);
  });

  it('are named by the id of a market in capitals, with _ for a hyphen; all others share one [OPS-22]', async () => {
    const replica = 'postgresql://a:b@db-3/comanda';
    const variables = {
      DATABASE_URL: one,
      DATABASE_URL_OLD_TOWN: other,
      DATABASE_READ_URL_OLD_TOWN: replica,
    };
    expect(await homesWith(variables)).toEqual([
      { name: 'shared', at: one, read: undefined, serves: ['east', 'north', 'south'] },
      { name: 'old-town', at: other, read: replica, serves: ['old-town'] },
    ]);
    expect(await saidAtStart(variables)).toEqual([]);
  });

  it('may be folders beside the embedded one, and are one where markets name the same [OPS-22]', async () => {
    const apart = `file://${folder}/apart`;
    expect(await homesWith({ DATABASE_URL_NORTH: apart, DATABASE_URL_EAST: apart })).toEqual([
      { name: 'shared', at: join(folder, '.data'), read: undefined, serves: ['old-town', 'south'] },
      { name: 'north+east', at: `${folder}/apart`, read: undefined, serves: ['east', 'north'] },
    ]);
    const sameAsShared = { DATABASE_URL: one, DATABASE_URL_NORTH: one };
    expect(environmentWith(sameAsShared).marketDatabases).toEqual([]);
    expect(problemsOf({ ...sameAsShared, DATABASE_URL_NORTH: `${one}?ssl=true` })).toContain(
      'Write them alike',
    );
  });

  it('leave no shared one where every market has its own; a market that comes later is told to need one [OPS-22]', async () => {
    const variables = {
      DATABASE_URL_EAST: one,
      DATABASE_URL_NORTH: one,
      DATABASE_URL_OLD_TOWN: one,
      DATABASE_URL_SOUTH: other,
    };
    expect((await homesWith(variables)).map(({ serves }) => serves)).toEqual([
      ['east', 'north', 'old-town'],
      ['south'],
    ]);
    const [said] = await saidAtStart(variables, [...ids, 'west']);
    expect(said).toContain('DATABASE_URL_WEST: expected a database for the market west');
  });

  it.each([
    [{ DATABASE_URL_NORTH: 'mysql://db/comanda' }, 'DATABASE_URL_NORTH: expected an address'],
    [{ DATABASE_URL_NORTH: 'postgresql://' }, 'DATABASE_URL_NORTH: expected an address'],
    [{ DATABASE_URL_NORTH: 'north' }, 'DATABASE_URL_NORTH: expected an address'],
    [{ DATABASE_URL_north: one }, 'DATABASE_URL_north: expected the id of a market in capitals'],
    [{ 'DATABASE_URL_OLD-TOWN': one }, 'DATABASE_URL_OLD-TOWN: expected the id of a market'],
    [
      { DATABASE_READ_URL_NORTH: one },
      'DATABASE_READ_URL_NORTH: expected the address of a PostgreSQL in',
    ],
    [
      { DATABASE_URL_NORTH: 'file:///north', DATABASE_READ_URL_NORTH: one },
      'DATABASE_READ_URL_NORTH: expected the address of a PostgreSQL in',
    ],
    [
      { DATABASE_URL_NORTH: one, DATABASE_URL_EAST: one.replace('a:b@', 'c:d@') },
      'DATABASE_URL_NORTH, DATABASE_URL_EAST: expected one address',
    ],
    [
      { DATABASE_URL_NORTH: one, DATABASE_URL_EAST: one, DATABASE_READ_URL_EAST: other },
      'DATABASE_URL_NORTH, DATABASE_URL_EAST: expected one address and one replica',
    ],
  ])('are refused where they are none: %j [OPS-22]', (variables, message) => {
    expect(problemsOf(variables)).toContain(message);
  });

  it('are refused for a market that there is not, and for two that a variable could mean [OPS-22]', async () => {
    const [unknown] = await saidAtStart({ DATABASE_URL_NORHT: one });
    expect(unknown).toMatch(/DATABASE_URL_NORHT: expected a known market.*Did you mean "NORTH"\?/);
    const [clash] = await saidAtStart({ DATABASE_URL_OLD_TOWN: one }, ['old-town', 'old_town']);
    expect(clash).toContain('expected the database of one market, found old-town and old_town');
  });

  it('are where a command works that names a market or one of them; another is refused [OPS-22]', async () => {
    const environment = environmentWith({ DATABASE_URL: one, DATABASE_URL_OLD_TOWN: other });
    const at = async (named?: string) => (await environmentOf(environment, named)).databaseUrl;
    expect(await at('old-town')).toBe(other);
    expect(await at('north')).toBe(one);
    expect(await at('shared')).toBe(one);
    await expect(at('west')).rejects.toThrow('There is no database west and no such market');
    await expect(at()).rejects.toThrow('--database shared or --database old-town');
    expect((await homesNamed(environment)).map(({ name }) => name)).toEqual(['shared', 'old-town']);
    expect(await homesNamed(environmentWith({}), 'north')).toHaveLength(1);
  });
});
