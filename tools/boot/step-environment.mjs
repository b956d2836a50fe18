import { delimiter, dirname, join } from 'node:path';

/**
 * The environment of every step: local programs and the chosen Node come first on the path.
 * @param {string} root
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function stepEnvironment(root, node, env) {
  const folders = [join(root, 'node_modules', '.bin'), dirname(node), env['PATH'] ?? ''];
  // A program is hundreds of files: Node keeps what it made of them for its next start.
  const NODE_COMPILE_CACHE = env['NODE_COMPILE_CACHE'] ?? join(root, '.boot', 'compile-cache');
  // As the server gives its workers: glibc would keep twice as much for threads that need it no more.
  const memoryPlaces = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
  return { ...memoryPlaces, ...env, NODE_COMPILE_CACHE, PATH: folders.join(delimiter) };
}
