import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tieToThisProcess } from '../boot/run-step.mjs';
import { freePort } from './free-port.ts';
import { root } from './project.ts';

/** Ends a start that hangs; on a busy machine a new database may take minutes. */
const startLimitMilliseconds = 300_000;

export interface RunningServer {
  /** Address without a market, such as `http://localhost:41001`. */
  readonly url: string;
  readonly pid: number | undefined;
  /** Everything the server has printed so far. */
  log(): string;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/** What is started: a script, where, and with which arguments. */
export interface ServerProgram {
  readonly script: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/ready`)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts a server on a free port with an empty data folder, and waits until it answers.
 * @param env added to its environment, such as `DATABASE_URL`
 * @param program what is started: the product, unless said otherwise
 * @throws with the server's output when it ends or stays silent
 */
export async function startServer(
  env: NodeJS.ProcessEnv = {},
  program: string | ServerProgram = 'server/main.ts',
): Promise<RunningServer> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'comanda-data-'));
  const url = `http://localhost:${port}`;
  const { script, args, cwd } =
    typeof program === 'string' ? { script: program, args: [], cwd: root } : program;
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      // All callers share one address here, so the limit for an address would hit them together.
      REQUESTS_PER_MINUTE: '0',
      SANDBOX: 'open',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  tieToThisProcess(child);
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };

  const deadline = performance.now() + startLimitMilliseconds;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`The server did not come to answer ${url}/ready.\n${output}`);
    }
    await delay(100);
  }
  return { url, pid: child.pid, log: () => output, stop };
}
