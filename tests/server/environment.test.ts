import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment, settings } from '../../server/environment-variables.ts';
import { shareOfWorker, workersOf } from '../../server/workers/worker-share.ts';

const problemsOf = (variables: Record<string, string>): string => {
  try {
    readEnvironment(variables, '/app');
    return '';
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
};

describe('the environment', () => {
  it('may be empty: everything has a default, and folders start at the root', () => {
    expect(readEnvironment({}, '/app')).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/app/.data',
      databaseUrl: undefined,
      distDir: '/app/dist',
      marketsDir: '/app/markets',
      pluginsDir: '/app/plugins',
    });
  });

  it('overrides the defaults; a whole path stays as it is', () => {
    const given = {
      PORT: '8080',
      DATA_DIR: '/var/data',
      KITCHEN_PACE_MS: 'off',
      TRUST_PROXY: 'true',
    };
    expect(readEnvironment(given, '/app')).toMatchObject({
      port: 8080,
      dataDir: '/var/data',
      kitchenPaceMs: 'off',
      trustProxy: 1,
    });
    expect(readEnvironment({ KITCHEN_PACE_MS: '0' }, '/app').kitchenPaceMs).toBe(0);
  });

  it('takes proxies by their number or their addresses', () => {
    const proxies = (text: string) => readEnvironment({ TRUST_PROXY: text }, '/app').trustProxy;
    expect([proxies('false'), proxies('0'), proxies('2')]).toEqual([false, false, 2]);
    expect(proxies('10.0.0.0/8, ::1,loopback')).toBe('10.0.0.0/8,::1,loopback');
    for (const wrong of ['-1', '99', '10.0.0.0/33', '10.0.0.0/8/8', 'nginx', '10.0.0.1,']) {
      expect(problemsOf({ TRUST_PROXY: wrong })).toContain('TRUST_PROXY');
    }
  });

  it('names every wrong variable at once, with what was expected and what it is for', () => {
    const message = problemsOf({
      PORT: '70000',
      DATABASE_URL: 'mysql://localhost',
      KITCHEN_PACE_MS: '-1',
      POS_SECRET: 'short',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'maybe',
    });
    const lines = message.split('\n').slice(1);
    expect(lines.map((line) => /- (\w+):/.exec(line)?.[1])).toEqual([
      'PORT',
      'DATABASE_URL',
      'KITCHEN_PACE_MS',
      'POS_SECRET',
      'LOG_LEVEL',
      'TRUST_PROXY',
    ]);
    expect(lines[0]).toContain('a whole number from 0 to 65535');
  });

  it('has one process on the embedded database, and one for each core or as many as are asked for on a server', () => {
    const workers = (variables: Readonly<Record<string, string>>) =>
      workersOf(readEnvironment(variables, '/app'));
    const onServer = { DATABASE_URL: 'postgresql://localhost/comanda' };
    expect([workers({}), workers({ WORKERS: '1' })]).toEqual([1, 1]);
    expect(workers(onServer)).toBe(availableParallelism());
    expect(workers({ ...onServer, WORKERS: '7' })).toBe(7);
    expect(problemsOf({ WORKERS: '2' })).toContain('WORKERS: expected 1, or a PostgreSQL');
    const folder = { ...onServer, DATABASE_URL_UK: 'file:///var/lib/comanda-uk' };
    expect(workers(folder)).toBe(1);
    expect(problemsOf({ ...folder, WORKERS: '2' })).toContain('WORKERS: expected 1');
    expect(problemsOf({ ...onServer, WORKERS: '0' })).toContain('WORKERS: expected a whole number');
  });

  it('gives each worker its share of the connections', () => {
    const share = (variables: Readonly<Record<string, string>>) => {
      const database = { DATABASE_URL: 'postgresql://localhost/comanda' };
      return shareOfWorker(readEnvironment({ ...database, ...variables }, '/app'));
    };
    const limits = { CONNECTIONS: '1000', CONNECTIONS_PER_ADDRESS: '100' };
    expect(share({ ...limits, WORKERS: '3' })).toMatchObject({
      connections: 334,
      connectionsPerAddress: 34,
      databaseConnections: 10,
    });
    expect(share({ WORKERS: '8' }).databaseConnections).toBe(5);
    expect(share({ WORKERS: '64' }).databaseConnections).toBe(4);
    expect(share({ WORKERS: '8', DATABASE_CONNECTIONS: '12' }).databaseConnections).toBe(12);
  });

  it('explains each of its variables', () => {
    for (const { variable, purpose } of Object.values(settings)) {
      expect(variable).toMatch(/^[A-Z_]+$/);
      expect(purpose).toMatch(/\.$/);
    }
  });
});
