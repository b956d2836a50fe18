import { cpSync } from 'node:fs';
import { relative, sep } from 'node:path';
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
