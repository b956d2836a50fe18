import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../tools/tasks/project.ts';

const folder = join(root, 'docs', 'hosts', 'contract');

/** The program of a compiler on this machine; undefined where there is none. */
const findProgram = (name: string): string | undefined =>
  spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined;

const kotlin = findProgram('kotlinc');
const swift = findProgram('swiftc');

describe('the contract of hosts', () => {
  it.skipIf(!kotlin)('is Kotlin that compiles, where its compiler is installed', () => {
    const place = mkdtempSync(join(tmpdir(), 'host-contract-'));
    try {
      const given = [join(folder, 'HostContract.kt'), '-d', join(place, 'classes')];
      const { status, stderr } = spawnSync(kotlin ?? '', given, { encoding: 'utf8' });
      expect(stderr).not.toContain('error:');
      expect(status).toBe(0);
    } finally {
      rmSync(place, { recursive: true });
    }
  });

  it.skipIf(!swift)('is Swift that compiles, where its compiler is installed', () => {
    const given = ['-typecheck', join(folder, 'HostContract.swift')];
    const { status, stderr } = spawnSync(swift ?? '', given, { encoding: 'utf8' });
    expect(stderr).not.toContain('error:');
    expect(status).toBe(0);
  });
});
