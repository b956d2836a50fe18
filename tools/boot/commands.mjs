/** Makes the schema of manifests for editors anew. */
const editorSchema = 'tools/tasks/editor-schema.ts';

/**
 * What each npm script runs, in order, once the packages are there. A step that fails ends the command.
 * @type {Record<string, readonly string[] | undefined>}
 */
export const commands = {
  start: [editorSchema, 'tools/tasks/build-when-stale.ts', 'server/main.ts'],
  dev: [editorSchema, 'tools/tasks/dev.ts'],
  build: ['tools/tasks/build.ts'],
  check: [editorSchema, 'tools/tasks/check.ts'],
  test: ['tools/tasks/test.ts'],
  bench: ['tools/tasks/bench.ts'],
  import: ['tools/tasks/import.ts'],
  moments: ['tools/tasks/moments.ts'],
  market: [editorSchema, 'tools/tasks/market.ts'],
  new: [editorSchema, 'tools/tasks/new.ts'],
};
