import { spawnSync } from 'node:child_process';
import { basename, relative } from 'node:path';
import type { Product } from '../../schemas/types/catalogue/product.ts';

/** The products as they were when they were last committed; none where the folder is not under git. */
export function committedProducts(file: string, marketsDir: string): readonly Product[] {
  const path = relative(basename(marketsDir), file);
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${path}`], {
    cwd: marketsDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (status !== 0) return [];
  try {
    return JSON.parse(stdout) as readonly Product[];
  } catch {
    return [];
  }
}
