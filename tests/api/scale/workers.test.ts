import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../tools/tasks/free-port.ts';
import { root } from '../../../tools/tasks/project.ts';
import { ownDatabase, type OwnDatabase } from '../own-database.ts';

const isEmbedded = !process.env['DATABASE_URL'];
const count = 3;

const folder = mkdtempSync(join(tmpdir(), 'comanda-workers-'));
let own: OwnDatabase;
let server: ChildProcess;
let ended: Promise<unknown>;
let url: string;
let output = '';

beforeAll(async () => {
  if (isEmbedded) return;
  own = await ownDatabase(folder);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: own.url,
      WORKERS: String(count),
      REQUESTS_PER_MINUTE: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  ended = once(server, 'exit');
});
afterAll(async () => {
  if (!isEmbedded) {
    server.kill('SIGKILL');
    await own.drop();
  }
  rmSync(folder, { recursive: true, force: true });
});

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The processes that answer calls, by what the metrics tell of each. */
async function workers(): Promise<readonly number[]> {
  try {
    const text = await (await fetch(`${url}/metrics`)).text();
    return [...text.matchAll(/^comanda_release_info\{.*process="(\d+)".*\} 1$/gm)].map(([, pid]) =>
      Number(pid),
    );
  } catch {
    return [];
  }
}

/** Asked anew until all workers are there. */
const allWorkers = async (): Promise<readonly number[]> => {
  await expect.poll(workers, { interval: 200 }).toHaveLength(count);
  return workers();
};

describe.skipIf(isEmbedded)('a server of several workers', () => {
  it('answers at one address from all of them, each with a line of its own in the metrics [OPS-10]', async () => {
    const pids = await allWorkers();
    expect(new Set(pids).size).toBe(count);
    expect(pids).not.toContain(server.pid);
    for (const path of ['/ready', '/health']) expect((await fetch(url + path)).status).toBe(200);
  });

  it('replaces one that is killed, while the others go on [OPS-20]', async () => {
    const [victim = 0, ...others] = await allWorkers();
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => isThere(victim)).toBe(false);
    expect((await fetch(`${url}/ready`)).status).toBe(200);
    const now = await allWorkers();
    expect(now).toEqual(expect.arrayContaining(others));
    expect(now).not.toContain(victim);
    expect(output).toContain('a worker ended and is replaced');
  });

  it('ends with all of them, once what they do is done', async () => {
    const pids = await allWorkers();
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(pids.filter(isThere)).toEqual([]);
  });
});

describe.skipIf(isEmbedded)('a start of several workers that cannot be', () => {
  it('says once what is wrong and ends', async () => {
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: '0',
        WORKERS: String(count),
        DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let told = '';
    child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(told.match(/cannot be reached|ECONNREFUSED/g)).toHaveLength(1);
  });
});
