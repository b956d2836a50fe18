import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { marketIds } from '../core/manifest/real-manifests.ts';
import { repositoryFolders } from './plugin-loaders.ts';

const folders: readonly string[] = [...marketIds, 'default'];

/** Copies the markets of the sample chain with their defaults, and no other market that lies beside them. */
export function copySampleChain(to: string): void {
  const from = repositoryFolders.marketsDir;
  cpSync(from, to, {
    recursive: true,
    filter: (path) => {
      const [top = ''] = relative(from, path).split(sep);
      return top === '' || folders.includes(top);
    },
  });
}

/** Makes a folder that shows the markets of the sample chain, and no other, where they lie. Nothing in it is to be changed. */
export function linkSampleChain(to: string): void {
  mkdirSync(to, { recursive: true });
  for (const folder of folders) {
    symlinkSync(join(repositoryFolders.marketsDir, folder), join(to, folder), 'dir');
  }
}
