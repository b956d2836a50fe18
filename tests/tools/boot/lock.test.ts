import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withLock } from '../../../tools/boot/lock.mjs';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comanda-lock-'));
  lock = join(folder, 'work.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock', () => {
  it('lets one piece of work run at a time', async () => {
    const events: string[] = [];
    const work = (name: string) => () => {
      events.push(`${name} starts`);
      return Promise.resolve().then(() => events.push(`${name} ends`));
    };
    await Promise.all([
      withLock(lock, 'working', work('first')),
      withLock(lock, 'working', work('second')),
    ]);
    expect(events).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
  });

  it('is free again after work that failed', async () => {
    const failing = withLock(lock, 'working', () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(existsSync(lock)).toBe(false);
  });

  it('is taken over from a process that died', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    mkdirSync(lock);
    writeFileSync(join(lock, 'pid'), String(pid));
    expect(await withLock(lock, 'working', () => Promise.resolve('done'))).toBe('done');
  });
});
