import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgresPrograms } from '../../../tools/tasks/postgres-programs.ts';

/** What a replicated PostgreSQL is made of. */
export interface PatroniPrograms {
  readonly patroni: string;
  /** The witness: it has a vote when the nodes choose a primary, and no data. */
  readonly witness: string;
  readonly haproxy: string;
  /** Folder of PostgreSQL's own programs. */
  readonly postgres: string;
}

/** Programs of a server stand where only root looks. */
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const find = (program: string): string | undefined =>
  folders.map((folder) => join(folder, program)).find((file) => existsSync(file));

/** Debian's package can be there without what lets nodes vote: Patroni's own programs then start nothing. */
const canStart = (program: string): boolean =>
  spawnSync(program, ['--help'], { stdio: 'ignore' }).status === 0;

/** The programs, or nothing where one of them is missing: `apt-get install patroni python3-pysyncobj haproxy`. */
export function findPatroniPrograms(): PatroniPrograms | undefined {
  const [patroni, witness, haproxy] = ['patroni', 'patroni_raft_controller', 'haproxy'].map(find);
  const postgres = findPostgresPrograms(['pg_rewind', 'pg_basebackup']);
  return patroni && witness && canStart(witness) && haproxy && postgres
    ? { patroni, witness, haproxy, postgres }
    : undefined;
}
