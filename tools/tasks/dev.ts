import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tieToThisProcess } from '../boot/run-step.mjs';
import { freePort } from './free-port.ts';
import { commandScript, root } from './project.ts';

/** Starts one half of the development set-up, with its output in ours. */
function startHalf(args: readonly string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  tieToThisProcess(child);
  return child;
}

const webPort = process.env['PORT'] ?? '5173';
const apiPort = String(await freePort());

const halves = [
  startHalf(['--watch', '--watch-preserve-output', 'server/main.ts'], { PORT: apiPort }),
  startHalf([commandScript('vite'), '--port', webPort, '--strictPort'], {
    COMANDA_API: `http://127.0.0.1:${apiPort}`,
  }),
];

// Neither half is of use alone: when one ends, so does the other.
const endings = halves.map((half) => once(half, 'exit'));
const [code] = (await Promise.race(endings)) as [number | null];
for (const half of halves) half.kill('SIGTERM');
await Promise.all(endings);
process.exitCode = code ?? 0;
