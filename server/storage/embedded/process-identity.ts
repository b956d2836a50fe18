import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who a process is, told apart from an earlier or later process that was given the same pid. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly host: string;
  /** Boot of the machine and moment of birth, where the system tells them (Linux); else null. */
  readonly birth: string | null;
}

/** The identity of this process. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, host: hostname(), birth: birthOf(process.pid) };
}

/** Whether that very process still runs. Answers true where it cannot be told, such as for another machine. */
export function isRunning(identity: ProcessIdentity): boolean {
  if (identity.host !== hostname()) return true;
  if (identity.birth !== null) return identity.birth === birthOf(identity.pid);
  try {
    process.kill(identity.pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

/** Boot id and start tick of a process; null for a dead or dying process, and on systems without `/proc`. */
function birthOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const state = fields[0];
    const startTick = fields[19];
    if (startTick === undefined || state === 'Z' || state === 'X') return null;
    return `${boot}/${startTick}`;
  } catch {
    return null;
  }
}
