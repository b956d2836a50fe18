import { spawn } from 'node:child_process';
import { tieToThisProcess } from '../boot/run-step.mjs';
import { root } from './project.ts';

export interface ScriptResult {
  readonly code: number;
  /** What it printed, both streams in the order they came. */
  readonly output: string;
}

export interface ScriptOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Where it is run; the engine's root unless said otherwise. */
  readonly cwd?: string;
  /** Show the output while it comes, besides keeping it. */
  readonly live?: boolean;
  /** It is ended after this long, in milliseconds. */
  readonly longestMs?: number;
}

/**
 * Runs a script under the Node that runs us, and waits for it.
 * @param script path of the script
 * @param args its arguments
 */
export function runScript(
  script: string,
  args: readonly string[] = [],
  { env = {}, cwd = root, live = false, longestMs }: ScriptOptions = {},
): Promise<ScriptResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(longestMs !== undefined && { timeout: longestMs, killSignal: 'SIGKILL' as const }),
    });
    tieToThisProcess(child);
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
