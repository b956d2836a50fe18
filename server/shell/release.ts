import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Release of a server without a built application. */
export const noRelease = 'development';

/**
 * The release of a built browser application: a hash of its page, which names every file by its content [SHL-54].
 * @returns undefined when there is no build
 */
export async function readBuild(
  distDir: string,
): Promise<{ readonly page: string; readonly release: string } | undefined> {
  try {
    const page = await readFile(join(distDir, 'index.html'), 'utf8');
    return { page, release: createHash('sha256').update(page).digest('hex').slice(0, 16) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
