/**
 * What each npm script runs, in order, once the packages are there. A step that fails ends the command.
 * @type {Record<string, readonly string[] | undefined>}
 */
export const commands = {
  start: ['tools/tasks/build-when-stale.ts', 'server/main.ts'],
  dev: ['tools/tasks/dev.ts'],
  build: ['tools/tasks/build.ts'],
  check: ['tools/tasks/check.ts'],
  test: ['tools/tasks/test.ts'],
  bench: ['tools/tasks/bench.ts'],
  import: ['tools/tasks/import.ts'],
  moments: ['tools/tasks/moments.ts'],
  market: ['tools/tasks/market.ts'],
};
