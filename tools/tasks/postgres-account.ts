import { execFileSync } from 'node:child_process';

/** Who runs PostgreSQL. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: an account that exists for such things runs it instead. */
export function accountForPostgres(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and neither postgres nor nobody exists here.');
}
