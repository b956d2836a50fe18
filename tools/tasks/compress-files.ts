import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Kinds of files that get smaller; pictures and typefaces are compressed already. */
const compressible = /\.(js|css|svg|json|html|txt|map)$/;
/** Below this many bytes it is not worth a second file. */
const smallest = 1024;

/**
 * Puts a Brotli and a gzip version beside every file of a folder that gains by it, so that a server need not compress
 * while it answers.
 * @param folder absolute path
 */
export function compressFiles(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of names.map((name) => join(folder, name))) {
    if (!compressible.test(path) || statSync(path).size < smallest) continue;
    const content = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
