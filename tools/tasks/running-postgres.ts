import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { tieToThisProcess } from '../boot/run-step.mjs';
import { freePort } from './free-port.ts';

const startAttempts = 300;

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: an account that exists for such things runs it instead. */
function accountForPostgres(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and neither postgres nor nobody exists here.');
}

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
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of our own in a temporary folder, reachable from this machine only. It does not wait for the
 * disk, as its data ends with the tests.
 * @param programs the folder that holds `initdb` and `postgres`
 * @param parent where the folder is made
 */
export async function startPostgres(programs: string, parent = tmpdir()): Promise<RunningPostgres> {
  const account = accountForPostgres();
  const folder = mkdtempSync(join(parent, 'comanda-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const port = await freePort();
  const options = { cwd: folder, ...account };
  const data = join(folder, 'data');
  const initFlags = ['--username=comanda', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...initFlags], { ...options, stdio: 'pipe' });
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
    // PostgreSQL's immediate shutdown: its log is replayed at the next start.
    halt: () => end('SIGQUIT'),
    async resume() {
      server = launch();
      await ready();
    },
    stop,
  };
}
