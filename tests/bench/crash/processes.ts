import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { youngMemory } from '../../../server/workers/young-memory.ts';
import { nodeOptionsOf } from '../../../tools/boot/commands.mjs';
import { tieToThisProcess } from '../../../tools/boot/run-step.mjs';
import { freePort } from '../../../tools/tasks/free-port.ts';
import { root } from '../../../tools/tasks/project.ts';

/** Longest start of a server, in milliseconds: one that takes longer has not started. */
const startLimitMs = 180_000;

/** A server that can be killed and started again, at the same address and on the same data. */
export class CrashingServer {
  readonly url: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #program: string;
  #child: ChildProcess | undefined;
  #output = '';

  private constructor(port: number, environment: NodeJS.ProcessEnv, program: string) {
    this.url = `http://127.0.0.1:${port}`;
    this.#program = program;
    this.#environment = { ...environment, PORT: String(port), HOST: '127.0.0.1' };
  }

  /** @param program what it runs: the server of the journeys, unless another one is named */
  static async create(
    environment: NodeJS.ProcessEnv,
    program = 'tests/journeys/programs/server.ts',
  ): Promise<CrashingServer> {
    return new CrashingServer(await freePort(), environment, program);
  }

  /** Its process id while it runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get isUp(): boolean {
    return this.#child !== undefined;
  }

  /**
   * Starts it and waits until it is ready.
   * @returns how long that took, in milliseconds
   */
  async start(): Promise<number> {
    const began = performance.now();
    const child = spawn(process.execPath, [...this.#nodeOptions(), this.#program], {
      cwd: root,
      env: { ...process.env, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    tieToThisProcess(child);
    this.#output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    }
    while (!(await this.#isReady())) {
      if (child.exitCode !== null || performance.now() - began > startLimitMs) {
        child.kill('SIGKILL');
        throw new Error(`A server did not come back.\n${this.#output}`);
      }
      await delay(20);
    }
    this.#child = child;
    return performance.now() - began;
  }

  /** Ends it without a word, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** As the product starts a process that takes orders on a database of that kind. */
  #nodeOptions(): readonly string[] {
    return this.#environment['DATABASE_URL'] ? youngMemory : nodeOptionsOf('server/main.ts');
  }

  async #isReady(): Promise<boolean> {
    try {
      const { ok, body } = await fetch(`${this.url}/ready`);
      await body?.cancel();
      return ok;
    } catch {
      return false;
    }
  }
}
