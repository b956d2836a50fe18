import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** A program of `programs/` running in a process of its own. */
export interface RunningProgram {
  readonly process: ChildProcessWithoutNullStreams;
  /** Lines written so far. */
  readonly lines: readonly string[];
  /** Resolves when so many lines were written; rejects when the program ends before. */
  reached(count: number): Promise<void>;
  /** Resolves when the process has ended and its last line has been read. */
  readonly ended: Promise<void>;
}

/** How a program is started, beyond its parameters. */
export interface ProgramSettings {
  readonly nodeOptions?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts a program under the same Node.js; it is killed when the running test ends. */
export function runProgram(
  name: string,
  parameters: readonly string[],
  settings: ProgramSettings = {},
): RunningProgram {
  const file = fileURLToPath(new URL(`./programs/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [...(settings.nodeOptions ?? []), file, ...parameters], {
    env: { ...process.env, ...settings.environment },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const lines: string[] = [];
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const waiting = new Set<() => void>();
  const output = createInterface(child.stdout);
  output.on('line', (line) => {
    lines.push(line);
    for (const check of waiting) check();
  });
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
  });
  return {
    process: child,
    lines,
    ended,
    reached: (count) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          if (lines.length >= count) resolve();
        };
        waiting.add(check);
        check();
        void ended.then(() =>
          reject(new Error(`${name} ended after ${lines.length} lines. ${complaints}`)),
        );
      }),
  };
}
