import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../../tools/tasks/project.ts';

const made = mkdtempSync(join(tmpdir(), 'comanda-importing-'));
afterAll(() => rmSync(made, { recursive: true, force: true }));

interface Imported {
  readonly modules: number;
  readonly effects: readonly string[];
}

function imported(folder: string): Imported {
  const program = join(root, 'tests/plugins/programs/import-plugins.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, folder], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Imported;
}

it('importing a module of any plugin changes no global, starts no timer and listens to nothing [ENG-19]', () => {
  const { modules, effects } = imported(join(root, 'plugins'));
  expect(modules).toBeGreaterThan(50);
  expect(effects).toEqual([]);
});

it.each([
  ['sets a global', 'globalThis.mine = 1;', 'changes mine'],
  ['changes a prototype', 'Array.prototype.last = () => 1;', 'changes Array.prototype.last'],
  ['starts a timer', 'setInterval(() => 1, 1000);', 'calls setInterval'],
  ['listens', "process.on('exit', () => 1);", 'calls process.on'],
  ['makes a call', "fetch('http://127.0.0.1:1').catch(() => 1);", 'calls fetch'],
  [
    'opens something',
    "import { createServer } from 'node:net'; createServer().listen(0);",
    'leaves',
  ],
])('a module that %s is told by its file [ENG-19]', (_what, code, effect) => {
  const folder = mkdtempSync(join(made, 'plugins-'));
  mkdirSync(join(folder, 'busy'));
  writeFileSync(join(folder, 'busy', 'plugin.ts'), `${code}\nexport default {};`);
  expect(imported(folder).effects).toContainEqual(
    expect.stringContaining(`${join('busy', 'plugin.ts')} ${effect}`),
  );
});
