/**
 * How long a server takes from its start to its first answer that it is ready, with a new database and with one that is there,
 * against a bare Fastify server that only answers that it is; the ratio is the figure to watch.
 * Run with `node tests/bench/start-up.bench.ts`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../tools/tasks/free-port.ts';
import { root } from '../../tools/tasks/project.ts';

const rounds = 3;
const bareServer = `
import Fastify from 'fastify';
const app = Fastify();
app.get('/ready', async () => ({ status: 'ok' }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
`;

async function isUp(port: number): Promise<boolean> {
  try {
    const { ok, body } = await fetch(`http://127.0.0.1:${port}/ready`);
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
}

/** Milliseconds from the start of a process to its first answer that it is ready. */
async function startUpMs(args: readonly string[], env: Record<string, string>): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (!(await isUp(port))) {
    if (child.exitCode !== null) throw new Error('The server ended before it answered.');
    await delay(20);
  }
  const took = performance.now() - start;
  child.kill('SIGTERM');
  await ended;
  return took;
}

const best = async (run: () => Promise<number>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await run());
  return Math.min(...times);
};

const folder = mkdtempSync(join(tmpdir(), 'comanda-start-up-'));
try {
  const server = ['server/main.ts'];
  let installations = 0;
  const bare = await best(() => startUpMs(['--input-type=module', '-e', bareServer], {}));
  const fresh = await best(() => {
    installations += 1;
    return startUpMs(server, { DATA_DIR: join(folder, String(installations)) });
  });
  const again = await best(() => startUpMs(server, { DATA_DIR: join(folder, '1') }));
  console.log(`bare Fastify (reference): ${Math.round(bare)} ms`);
  console.log(`new database: ${Math.round(fresh)} ms, ratio ${(fresh / bare).toFixed(1)}`);
  console.log(
    `database that is there: ${Math.round(again)} ms, ratio ${(again / bare).toFixed(1)}`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
