import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @type {NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Ties a child to this process: signals are passed on, and the child is told to end when our own parent goes away.
 * The second matters because npm dies on a TERM without passing it on, which would leave a server holding its port.
 * @param {import('node:child_process').ChildProcess} child
 */
export function tieToThisProcess(child) {
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => void child.kill(signal);
  for (const signal of forwarded) process.on(signal, forward);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500);
  const untie = () => {
    clearInterval(watch);
    for (const signal of forwarded) process.off(signal, forward);
  };
  child.once('exit', untie);
  child.once('error', untie);
}

/**
 * Runs a program in the foreground, sharing our input and output.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} its exit code; 128 and the signal's number when a signal ended it
 */
export function runStep(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: 'inherit' });
    tieToThisProcess(child);
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']),
    );
  });
}
