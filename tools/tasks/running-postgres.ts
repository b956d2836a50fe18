import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { tieToThisProcess } from '../boot/run-step.mjs';
import { freePort } from './free-port.ts';
import { type Account, accountForPostgres } from './postgres-account.ts';

const startAttempts = 300;

async function accepts(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

export interface RunningPostgres {
  /** Connection string of an empty database. */
  readonly url: string;
  /** Ends the server at once and keeps its data, as a failing machine would. */
  halt(): Promise<void>;
  /** Starts the server again on the same data. */
  resume(): Promise<void>;
  /** Starts a replica of the server, which repeats all that happens there. */
  replicate(): Promise<RunningReplica>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/** A replica is run like the server that it follows. */
export type RunningReplica = Omit<RunningPostgres, 'replicate'>;

interface StartedPostgres extends RunningReplica {
  readonly data: string;
}

/**
 * Starts a PostgreSQL of our own in a temporary folder, reachable from this machine only. It does not wait for the
 * disk, as its data ends with the tests.
 * @param programs the folder that holds `initdb` and `postgres`
 * @param parent where the folder is made
 */
export async function startPostgres(programs: string, parent = tmpdir()): Promise<RunningPostgres> {
  const initFlags = ['--username=comanda', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  const primary = await start(programs, parent, (data, options) => {
    execFileSync(join(programs, 'initdb'), ['-D', data, ...initFlags], options);
  });
  return { ...primary, replicate: () => replicate(programs, parent, primary) };
}

/** A server on a copy of another one's data, which it follows. */
async function replicate(
  programs: string,
  parent: string,
  primary: StartedPostgres,
): Promise<StartedPostgres> {
  const client = new Client({ connectionString: primary.url });
  await client.connect();
  await client.query("select pg_backup_start('replica', fast => true)");
  return start(programs, parent, async (data, options) => {
    execFileSync('cp', ['-R', primary.data, data], options);
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    await client.end();
    rmSync(join(data, 'postmaster.pid'), { force: true });
    const own = { backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' };
    for (const [name, content] of Object.entries(own)) {
      writeFileSync(join(data, name), content);
      const { uid, gid } = options;
      if (uid !== undefined && gid !== undefined) chownSync(join(data, name), uid, gid);
    }
    appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${primary.url}'\n`);
  });
}

/** Where and as whom a program of PostgreSQL runs. */
interface ProgramOptions extends Partial<Account> {
  readonly cwd: string;
  readonly stdio: 'pipe';
}

/** Starts a server on data that is made for it. */
async function start(
  programs: string,
  parent: string,
  makeData: (data: string, options: ProgramOptions) => void | Promise<void>,
): Promise<StartedPostgres> {
  const account = accountForPostgres();
  const folder = mkdtempSync(join(parent, 'comanda-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const port = await freePort();
  const options = { cwd: folder, ...account };
  const data = join(folder, 'data');
  await makeData(data, { ...options, stdio: 'pipe' });
  const url = `postgres://comanda@127.0.0.1:${port}/postgres`;
  const place = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder];

  const launch = (): ChildProcess => {
    const child = spawn(join(programs, 'postgres'), [...place, '-F', '-c', 'max_connections=200'], {
      ...options,
      stdio: 'ignore',
    });
    tieToThisProcess(child);
    return child;
  };
  let server = launch();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const stop = async (): Promise<void> => {
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  const ready = async (): Promise<void> => {
    for (let attempt = 0; !(await accepts(url)); attempt += 1) {
      if (server.exitCode !== null || attempt > startAttempts) {
        await stop();
        throw new Error(`PostgreSQL from ${programs} did not start.`);
      }
      await delay(100);
    }
  };
  await ready();
  return {
    url,
    data,
    // PostgreSQL's immediate shutdown: its log is replayed at the next start.
    halt: () => end('SIGQUIT'),
    async resume() {
      server = launch();
      await ready();
    },
    stop,
  };
}
