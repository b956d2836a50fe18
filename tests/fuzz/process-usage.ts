import { execFileSync } from 'node:child_process';

const ask = (pid: number, column: string): string =>
  execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();

/** Memory that a process has, in bytes. */
export const memoryOf = (pid: number): number => Number(ask(pid, 'rss')) * 1024;

/** Time that a process has had of the processors, in whole seconds. */
export function processorSecondsOf(pid: number): number {
  // Days before a hyphen, then hours, minutes and seconds.
  const [time = '', days = '0'] = ask(pid, 'time').split('-').toReversed();
  const [seconds = 0, minutes = 0, hours = 0] = time.split(':').map(Number).toReversed();
  return Number(days) * 86_400 + hours * 3600 + minutes * 60 + seconds;
}
