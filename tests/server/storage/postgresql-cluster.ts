import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

/** A PostgreSQL server of the tests' own, reached through a socket in its temporary folder. */
export interface PostgresqlCluster {
  /** Creates an empty database and answers its address. */
  createDatabase(): Promise<string>;
  /** Stops the server and removes its folder. */
  stop(): void;
}

const INSTALLATIONS = '/usr/lib/postgresql';

/** The folder with PostgreSQL's programs on this machine, newest version first; null when it has none. */
export function findPostgresql(): string | null {
  const versions = existsSync(INSTALLATIONS) ? readdirSync(INSTALLATIONS) : [];
  const candidates = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(INSTALLATIONS, version, 'bin')),
  ];
  return (
    candidates.find((folder) =>
      ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))),
    ) ?? null
  );
}

/** Starts a server on a new data folder. Durability is off: what a test leaves behind is thrown away. */
export function startPostgresql(programs: string): PostgresqlCluster {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-postgresql-'));
  const owner = unprivilegedUser();
  if (owner !== null) execFileSync('chown', [`${owner.uid}:${owner.gid}`, folder]);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const run = (program: string, ...parameters: string[]): void => {
    execFileSync(join(programs, program), parameters, { cwd: folder, stdio: 'ignore', ...owner });
  };
  run('initdb', '--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--no-sync');
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
  run('pg_ctl', 'start', '--wait', '-D', data, '-l', join(folder, 'log'), '-o', options);

  const addressOf = (name: string): string =>
    `postgresql://postgres@localhost/${name}?host=${folder}`;
  let databases = 0;
  return {
    async createDatabase() {
      const name = `test_${++databases}`;
      const client = new Client({ connectionString: addressOf('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return addressOf(name);
    },
    stop() {
      run('pg_ctl', 'stop', '-D', data, '-m', 'immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: the user to run it as then. Null when we are not root. */
function unprivilegedUser(): { uid: number; gid: number } | null {
  return process.getuid?.() === 0 ? { uid: idOfNobody('-u'), gid: idOfNobody('-g') } : null;
}

function idOfNobody(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}
