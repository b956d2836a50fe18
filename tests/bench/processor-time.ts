import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Whether this machine tells what its processes cost: Linux does, by /proc. */
export const tellsProcessorTime = existsSync('/proc/self/schedstat');

const msPerTick = 10;
const nsPerMs = 1e6;

/** What a process with all its threads has cost until now, in milliseconds. */
export function processMs(pid: number | undefined): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

/** What each open connection to a PostgreSQL database of this machine has cost until now, in milliseconds by process. */
export type ConnectionCosts = ReadonlyMap<string, number>;

/** @param database its name, which stands in the titles of the processes that serve its connections */
export function connectionCosts(database: string): ConnectionCosts {
  const found = (tellsProcessorTime ? readdirSync('/proc') : []).flatMap(
    (pid): [string, number][] => {
      if (!/^\d+$/.test(pid)) return [];
      try {
        const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        if (!title.startsWith('postgres:') || !title.includes(` ${database} `)) return [];
        const [ns] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
        return [[pid, Number(ns) / nsPerMs]];
      } catch {
        // It has ended since the folder was read.
        return [];
      }
    },
  );
  return new Map(found);
}

/** What the connections to a database have cost since, in milliseconds. */
export function connectionsMsSince(database: string, before: ConnectionCosts): number {
  let sum = 0;
  for (const [pid, ms] of connectionCosts(database)) sum += ms - (before.get(pid) ?? 0);
  return sum;
}
