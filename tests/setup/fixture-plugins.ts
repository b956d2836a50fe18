import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/tasks/project.ts';

/** Links the plugins of the product, and beside them those that only tests have, into a folder. */
export function linkAllPlugins(to: string): void {
  mkdirSync(to, { recursive: true });
  for (const source of [join(root, 'plugins'), join(root, 'tests/fixtures/plugins')]) {
    for (const id of readdirSync(source)) symlinkSync(join(source, id), join(to, id), 'dir');
  }
}
