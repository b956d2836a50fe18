import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandScript, root } from '../../../tools/tasks/project.ts';
import type { Mutant } from './find-mutants.ts';

/** What the tests of a mutant may take; one that loops for ever has been noticed. */
const longestMs = 300_000;

const copied = [
  'core',
  'docs',
  'markets',
  'package.json',
  'plugins',
  'schemas',
  'server',
  'tests',
  'tools',
  'tsconfig.json',
  'ui',
  'vite.config.ts',
];

/** Api tests of what is mutated. */
const apiTests = ['orders', 'payments', 'pricing', 'vouchers', 'basket'].map(
  (area) => `tests/api/${area}`,
);

/** A copy of the project in which mutants are tried, so that the project itself stays as it is. */
export class Workshop {
  private readonly folder = mkdtempSync(join(tmpdir(), 'comanda-mutants-'));

  constructor() {
    for (const name of copied)
      cpSync(join(root, name), join(this.folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** Whether a test fails with the mutant in place. */
  notices(mutant: Mutant): boolean {
    const path = join(this.folder, mutant.file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end));
    try {
      return (
        !this.passes('related', mutant.file, '--run', '--project', 'unit') ||
        !this.passes('run', '--project', 'api', ...apiTests)
      );
    } finally {
      writeFileSync(path, source);
    }
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private passes(...args: readonly string[]): boolean {
    const { status } = spawnSync(
      process.execPath,
      [commandScript('vitest'), ...args, '--bail=1', '--reporter=dot', '--passWithNoTests'],
      { cwd: this.folder, stdio: 'ignore', timeout: longestMs },
    );
    return status === 0;
  }
}
