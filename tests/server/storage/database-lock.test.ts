import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acquireDatabaseLock } from '../../../server/storage/embedded/database-lock.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { DatabaseInUseError } from '../../../server/storage/storage-error.ts';
import { runProgram } from './run-program.ts';
import { silentLog } from './silent-log.ts';
import { temporaryFolder } from './temporary-folder.ts';

const FOLDER = '/data/database';

function lockFileIn(folder: string): string {
  return join(folder, 'database.lock');
}

function pidOfADeadProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

describe('the lock of the embedded database', () => {
  it('refuses a second process with one sentence that names the owner and the folder', async () => {
    const dataDir = temporaryFolder();
    const database = await openDatabase({ dataDir, log: silentLog });
    const program = runProgram('open-once', [dataDir]);
    await program.reached(1);
    await program.ended;

    const folder = join(dataDir, 'database');
    expect(JSON.parse(program.lines[0] ?? '')).toEqual({
      isOpened: false,
      name: 'DatabaseInUseError',
      code: 'database_in_use',
      message: `The database folder ${folder} is in use by process ${process.pid}: stop that process or choose another DATA_DIR.`,
    });

    await database.close();
    const later = runProgram('open-once', [dataDir]);
    await later.reached(1);
    expect(JSON.parse(later.lines[0] ?? '')).toEqual({ isOpened: true });
  });

  it('refuses a second claim of the same process', () => {
    const lockFile = lockFileIn(temporaryFolder());
    const lock = acquireDatabaseLock(lockFile, FOLDER);

    expect(() => acquireDatabaseLock(lockFile, FOLDER)).toThrow(DatabaseInUseError);

    lock.release();
    acquireDatabaseLock(lockFile, FOLDER).release();
  });

  it('is taken over from a process that has died', () => {
    const folder = temporaryFolder();
    const lockFile = lockFileIn(folder);
    const dead = { pid: pidOfADeadProcess(), host: hostname(), birth: null, token: 'dead' };
    writeFileSync(lockFile, JSON.stringify(dead));

    const lock = acquireDatabaseLock(lockFile, FOLDER);

    expect(JSON.parse(readFileSync(lockFile, 'utf8'))).toMatchObject({ pid: process.pid });
    expect(readdirSync(folder)).toEqual(['database.lock']);
    lock.release();
    expect(existsSync(lockFile)).toBe(false);
  });

  it('is taken over from a dead process whose pid is now our own', () => {
    const lockFile = lockFileIn(temporaryFolder());
    const earlier = { pid: process.pid, host: hostname(), token: 'earlier' };
    for (const birth of [null, 'an-earlier-boot/1']) {
      writeFileSync(lockFile, JSON.stringify({ ...earlier, birth }));
      const lock = acquireDatabaseLock(lockFile, FOLDER);
      expect(readFileSync(lockFile, 'utf8')).not.toContain('earlier');
      lock.release();
    }
  });

  it('is taken over although a process died while it took the lock over', () => {
    const folder = temporaryFolder();
    const dead = { pid: pidOfADeadProcess(), host: hostname(), birth: null };
    writeFileSync(lockFileIn(folder), JSON.stringify({ ...dead, token: 'owner' }));
    writeFileSync(`${lockFileIn(folder)}.takeover`, JSON.stringify({ ...dead, token: 'taker' }));

    acquireDatabaseLock(lockFileIn(folder), FOLDER).release();

    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not taken over from another machine, whose processes cannot be seen', () => {
    const lockFile = lockFileIn(temporaryFolder());
    writeFileSync(
      lockFile,
      JSON.stringify({ pid: 1, host: 'elsewhere.example', birth: null, token: 'other' }),
    );

    expect(() => acquireDatabaseLock(lockFile, FOLDER)).toThrow(
      'The database folder /data/database is in use by process 1 on the machine elsewhere.example: stop that process or choose another DATA_DIR.',
    );
  });

  it('is taken when its file names no owner', () => {
    const lockFile = lockFileIn(temporaryFolder());
    writeFileSync(lockFile, '');

    acquireDatabaseLock(lockFile, FOLDER).release();

    expect(existsSync(lockFile)).toBe(false);
  });
});
