import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { commandScript, root } from '../../tools/tasks/project.ts';

// The entries are those of the browser, the server, the build and the commands: no test is among them.
it('every file and every exported function is reached from an entry of the product [ENG-07]', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      commandScript('knip'),
      '--production',
      '--exclude=types',
      '--config=tests/architecture/knip-product.json',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stdout.trim()).toBe('');
  expect(status).toBe(0);
}, 300_000);
