import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serverFiles } from '../pack/server-files.ts';
import { root } from './project.ts';

const [target] = process.argv.slice(2).filter((argument) => argument !== '--');

/** What another package of the same name keeps for itself lies in a folder of its own, which is copied by itself. */
const isOwn = (folder: string) => (path: string) =>
  !path.slice(folder.length).includes('node_modules');

function pack(into: string): void {
  const { folders, files, packages } = serverFiles(root);
  for (const path of [...folders, ...files]) {
    cpSync(join(root, path), join(into, path), { recursive: true });
  }
  for (const path of packages) {
    const folder = join(root, path);
    cpSync(folder, join(into, path), { recursive: true, filter: isOwn(folder) });
  }
  console.log(`Packed into ${into}: start it there with "node server/main.ts".`);
}

if (target === undefined || existsSync(resolve(target))) {
  console.error(
    target === undefined
      ? 'Say which folder to make: npm run pack -- ../server'
      : `${target} is there already: name a folder that is not.`,
  );
  process.exitCode = 1;
} else {
  try {
    pack(resolve(target));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
